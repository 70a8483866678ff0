import { platformDataExample } from "@fanradar/contract";
import { bundles, exactNumber } from "@fanradar/words";
import { useRef } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { FileButton } from "../ui/file-button.tsx";
import { TextareaField } from "../ui/input-field.tsx";
import type { DataFault } from "./use-pricing.ts";
import { useSayTableFault } from "./use-say-table-fault.ts";

interface DataFieldProps {
  text: string;
  onType: (text: string) => void;
  faults: DataFault[];
  /** How many bytes it has, where those are too many. */
  tooLarge: number | undefined;
}

const example = JSON.stringify(platformDataExample, null, 2);
const fields = [
  ["platform", "platform", false],
  ["currency", "currency", false],
  ["price", "price", false],
  ["months", "months", false],
  ["months[].month", "month", true],
  ["months[].price", "asked", false],
  ["months[].joined", "joined", true],
  ["months[].active", "active", true],
  ["months[].subscriptions", "subscriptions", true],
  ["months[].extras", "extras", true],
  ["sales.photoSingle, photoSet, videoShort, videoLong, videoCustom, live", "sales", false],
] as const;

/** Where data is pasted: how it is written, an example, and where it cannot be read. */
export function DataField({ text, onType, faults, tooLarge }: DataFieldProps) {
  const { pricingWords: words } = useMessages(bundles.pricing);
  const format = useFormat();
  const box = useRef<HTMLTextAreaElement>(null);
  const goTo = (offset: number) => {
    box.current?.focus();
    box.current?.setSelectionRange(offset, offset);
  };
  const isJson = faults.every(({ fault }) => fault === undefined);
  const saysTable = useSayTableFault();
  const error =
    tooLarge !== undefined
      ? words.tooLarge(exactNumber(Math.round(tooLarge / 102.4) / 10, format))
      : faults.length > 0 && (isJson ? words.notUsable : words.notJson);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <FileButton
        label={words.chooseFile}
        hint={<span data-notice>{words.chooseFileHint}</span>}
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        onFile={async (file) => onType(await file.text())}
      />
      <TextareaField
        label={words.data}
        hint={<span data-notice>{words.dataHint}</span>}
        error={error && <span data-notice>{error}</span>}
        ref={box}
        data-typed
        value={text}
        rows={text ? 12 : 5}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        dir="ltr"
        className="font-mono text-[13px] leading-relaxed"
        onType={onType}
      />
      {faults.length > 0 && (
        <div role="alert" data-notice>
          <ul className="grid gap-1 text-sm text-bad">
            {faults.map(({ at, field, heading, role, reason, fault, table }) => (
              <li key={`${field}-${heading}-${role}-${table?.kind}-${at?.offset}`} className="wrap-anywhere">
                {at && (
                  <button
                    type="button"
                    className="mr-1.5 min-h-8 font-semibold underline underline-offset-4"
                    onClick={() => goTo(at.offset)}
                  >
                    {field === undefined && fault === undefined ? words.line(at.line) : words.at(at.line, at.column)}
                  </button>
                )}
                {field && <code className="mr-1.5">{field}</code>}
                {(heading ?? role) && (
                  <span className="mr-1.5 font-semibold">{heading ?? (role && words.columns[role])}:</span>
                )}
                {table ? saysTable(table) : fault ? words.faults[fault] : reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <details className="rounded-lg border border-line px-4 py-1">
        <summary className="min-h-10 cursor-pointer content-center font-medium">{words.howTo}</summary>
        <div data-notice className="grid grid-cols-[minmax(0,1fr)] gap-3 py-3">
          <p className="max-w-[72ch] text-sm text-ink-2">{words.asTable}</p>
          <p className="text-sm font-semibold">{words.asJson}</p>
          <dl className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
            {fields.map(([name, key, isRequired]) => (
              <div key={name} className="contents">
                <dt className="wrap-anywhere">
                  <code>{name}</code>
                  {isRequired && <span className="ml-1.5 inline-block text-xs text-ink-3">{words.required}</span>}
                </dt>
                <dd className="text-ink-2 max-sm:mb-1.5">{words.fields[key]}</dd>
              </div>
            ))}
          </dl>
          <pre tabIndex={0} className="max-h-64 overflow-auto rounded-lg bg-sunken p-3 text-xs leading-relaxed">
            {example}
          </pre>
          <Button className="justify-self-start" disabled={text.trim() !== ""} onClick={() => onType(example)}>
            {words.useExample}
          </Button>
        </div>
      </details>
    </div>
  );
}
