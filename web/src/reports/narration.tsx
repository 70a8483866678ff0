import { type ChatLine, getNarration, narrateReport, type Report } from "@fanradar/contract";
import { bundles, counted } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CallError, call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";

/** The report in a language model's words, on request; nothing where none is configured and none has written. */
export function Narration({ report, ledger }: { report: Pick<Report, "id">; ledger: Ledger }) {
  const words = useMessages(bundles.reports).reportWords.narration;
  const format = useFormat();
  const client = useQueryClient();
  const narrationQuery = callQuery(getNarration, { params: { id: report.id } });
  const { data } = useQuery(narrationQuery);
  const write = useMutation({
    mutationFn: () => call(narrateReport, { params: { id: report.id } }),
    onSuccess: (written) => client.setQueryData(narrationQuery.queryKey, written),
    onError: (error) => toastFailure(error instanceof CallError ? error.reason : words.failures.failed),
  });
  if (!data || (data.by === null && !data.narration)) return null;
  const { by, narration, failure } = data;
  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="narration">
      <h2 id="narration" className="text-base font-semibold tracking-tight">
        {words.title}
      </h2>
      {narration ? (
        <div className="grid max-w-[66ch] gap-2">
          {narration.lines.map((line, at) => {
            const key = `${at}-${line.kind}`;
            return (
              <p key={key} className={line.kind === "lead" ? "font-medium" : ""}>
                <Pieces line={line} ledger={ledger} />
              </p>
            );
          })}
          <p className="text-xs text-ink-3" data-notice>
            {words.by(narration.narrator)} · {words.checked(narration.checks.passed, narration.checks.figures)}
            {narration.checks.dropped > 0 && ` · ${counted(narration.checks.dropped, words.dropped, format)}`}
          </p>
        </div>
      ) : (
        <>
          <p className="max-w-[66ch] text-ink-2" role={failure ? "status" : undefined}>
            {failure ? words.failures[failure] : words.lead(by ?? "")}
          </p>
          <Button disabled={write.isPending} onClick={() => write.mutate()}>
            {write.isPending ? words.writing : words.ask}
          </Button>
        </>
      )}
    </section>
  );
}

/** A line's words, and its figures to open; amounts that are hidden on this device are hidden here too. */
function Pieces({ line, ledger }: { line: ChatLine; ledger: Ledger }) {
  const { hidesAmounts } = useFormat();
  return line.pieces.map(({ text, factId, part }, at) => {
    const key = `${at}-${text}`;
    const fact = factId === undefined ? undefined : ledger.facts.get(factId);
    if (fact && part === "figure")
      return (
        <Figure
          key={key}
          fact={fact}
          ledger={ledger}
          className="font-medium"
          {...(!(hidesAmounts && fact.unit === "cents") && { text })}
        />
      );
    return (
      <span key={key} {...(factId !== undefined && { "data-fact": factId })}>
        {text}
      </span>
    );
  });
}
