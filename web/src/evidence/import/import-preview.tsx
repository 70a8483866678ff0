import type { ImportPreview as Preview } from "@fanradar/contract";
import { bundles, dateAndTime, listOf, money, shortDate } from "@fanradar/words";
import { useMessages } from "../../lib/messages.ts";
import { nameOfZone } from "../../lib/time-zones.ts";
import { CheckList } from "../../ui/check-list.tsx";
import { RowCounts } from "./counts.tsx";
import { RefusedRows } from "./refused-rows.tsx";
import { useStatementFormat } from "./use-statement-format.ts";

interface PreviewStepProps {
  preview: Preview;
  /** Whose clock the statement goes by, as answered; undefined where the file says it. */
  timeZone: string | undefined;
}

/** What would be stored, and what would be left out and why. The rows are the person's own: they wear no ledger card. */
export function PreviewStep({ preview, timeZone }: PreviewStepProps) {
  const { importCheckWords } = useMessages(bundles.imports);
  const words = useMessages(bundles.evidence).evidenceWords.import;
  const format = useStatementFormat();
  const { facts, checks, refused, known } = preview;
  const used = new Set(Object.values(preview.columns));
  const unused = preview.headers.filter((header, place) => header !== "" && !used.has(place));
  return (
    <section className="grid gap-4">
      <RowCounts facts={facts} />
      {known !== null && <p role="status">{words.known}</p>}
      <CheckList checks={checks} words={importCheckWords} />
      <RefusedRows refused={refused} />
      {facts.some(({ metric, value }) => metric === "import.rows" && value === 0) && (
        <p role="status">{words.noRows}</p>
      )}
      {unused.length > 0 && (
        <p className="wrap-anywhere text-ink-2" data-typed>
          {words.unused(listOf(unused, format))}
        </p>
      )}
      {!preview.isInReport && <p data-notice>{words.notInReport}</p>}
      {preview.payments.length > 0 && <Payments {...{ preview, timeZone }} />}
      {preview.figures.length > 0 && <Figures figures={preview.figures} />}
    </section>
  );
}

/** Their times are the statement's own, so that they can be held against it. What says its zone itself is shown by UTC. */
function Payments({ preview: { payments, questions }, timeZone = "UTC" }: PreviewStepProps) {
  const { stateWords, transactionWords } = useMessages(bundles.imports);
  const words = useMessages(bundles.evidence).evidenceWords.import;
  const format = { ...useStatementFormat(), timeZone };
  const at = questions.includes("timeZone") ? words.head.at : `${words.head.at} (${nameOfZone(timeZone)})`;
  const shown = (cents: number | null, currency: string) => (cents === null ? "—" : money(cents, currency, format));
  return (
    <Rows head={{ ...words.head, at }}>
      {payments.map(({ row, at, type, grossCents, feeCents, netCents, currency, state, hasPayer }) => (
        <tr key={row} className="border-t border-line">
          <td>{row}</td>
          <td>{dateAndTime(at, format)}</td>
          <td>{transactionWords[type]}</td>
          <td className="num text-right">{shown(grossCents, currency)}</td>
          <td className="num text-right">{shown(feeCents, currency)}</td>
          <td className="num text-right font-medium">{shown(netCents, currency)}</td>
          <td>{stateWords[state]}</td>
          <td className="text-ink-3">{hasPayer ? words.hashed : ""}</td>
        </tr>
      ))}
    </Rows>
  );
}

function Figures({ figures }: Pick<Preview, "figures">) {
  const { evidenceWords } = useMessages(bundles.evidence);
  const words = evidenceWords.import;
  const names: Record<string, string> = { ...evidenceWords.typing.metrics, ...words.figureNames };
  const format = useStatementFormat();
  return (
    <Rows head={words.figureHead}>
      {figures.map(({ row, metric, value, currency, from, to }) => (
        <tr key={`${row} ${metric}`} className="border-t border-line">
          <td>{row}</td>
          <td>{from === to ? shortDate(from, format) : `${shortDate(from, format)} – ${shortDate(to, format)}`}</td>
          <td>{names[metric] ?? metric}</td>
          <td className="num text-right">{currency ? money(value, currency, format) : value}</td>
        </tr>
      ))}
    </Rows>
  );
}

function Rows({ head, children }: { head: Record<string, string>; children: React.ReactNode }) {
  const words = useMessages(bundles.evidence).evidenceWords.import;
  return (
    <div className="grid gap-1.5">
      <h3 className="font-semibold">{words.preview}</h3>
      <section
        className="overflow-x-auto rounded-lg border border-line"
        data-typed
        tabIndex={0}
        aria-label={words.preview}
      >
        <table className="w-full text-left text-xs whitespace-nowrap [&_td]:px-2 [&_td]:py-1.5">
          <thead className="text-ink-3">
            <tr>
              {Object.entries(head).map(([key, name]) => (
                <th key={key} scope="col" className="px-2 py-2 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </div>
  );
}
