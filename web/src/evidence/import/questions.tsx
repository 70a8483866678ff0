import { type ImportPreview, platformNames } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { rooms } from "@fanradar/words";
import { useMessages, useWords } from "../../lib/messages.ts";
import { nameOfZone, timeZones } from "../../lib/time-zones.ts";
import { Choice } from "./choice.tsx";
import { Columns } from "./columns.tsx";
import type { Import } from "./use-import.ts";

const currencies = ["USD", "EUR", "GBP", "CAD"] as const;
const platforms = [...platformNames, "other"] as const;

/** What a file does not tell by itself; what must be answered before it can be stored is marked. */
export function Questions({ current, preview }: { current: Import; preview: ImportPreview }) {
  const { formWords, rowKindWords } = useMessages(rooms.imports);
  const words = useMessages(rooms.evidence).evidenceWords.import;
  const { interfaceWords } = useWords();
  const nameOf = (name: Platform | "other") =>
    name === "other" ? words.otherPlatform : interfaceWords.platforms[name];
  const { answers, setAnswers } = current;
  const { asks, creators, form, platform } = preview;
  // What was chosen counts at once: the preview follows when the file has been read anew.
  const { rows = preview.rows, columns = preview.columns } = answers;
  const isTable = preview.sample.length > 0 || preview.headers.length > 0;
  const asksZone = asks.includes("timeZone") || answers.timeZone !== undefined;
  const asksOrder = asks.includes("dayFirst") || answers.dayFirst !== undefined;
  return (
    <section className="grid gap-4">
      <p>
        <span className="text-ink-3">{words.form}</span> <b className="font-semibold">{formWords[form]}</b>
      </p>
      {asks.length > 0 && (
        <p role="status" className="font-medium text-coral">
          {words.asks}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Choice
          label={words.platform}
          value={answers.platform ?? platform}
          choices={platforms.map((name) => [name, nameOf(name)])}
          onChoose={(value) => setAnswers({ ...answers, platform: platforms.find((name) => name === value) })}
        />
        {rows !== "figures" && (
          <Choice
            label={words.currency}
            value={answers.currency}
            choices={currencies.map((name) => [name, name])}
            onChoose={(currency) => setAnswers({ ...answers, currency })}
          />
        )}
        {asksZone && (
          <Choice
            label={words.timeZone}
            hint={words.timeZoneHint}
            isAsked={asks.includes("timeZone")}
            value={answers.timeZone ?? ""}
            choices={timeZones.map((zone) => [zone, nameOfZone(zone)])}
            onChoose={(timeZone) => setAnswers({ ...answers, timeZone })}
          />
        )}
        {asksOrder && (
          <Choice
            label={words.dayFirst}
            isAsked={asks.includes("dayFirst")}
            value={answers.dayFirst === undefined ? "" : String(answers.dayFirst)}
            choices={Object.entries(words.dayFirstChoices)}
            onChoose={(value) => setAnswers({ ...answers, dayFirst: value === "true" })}
          />
        )}
        {creators.length > 1 && (
          <Choice
            label={words.creator}
            isAsked={asks.includes("creator")}
            value={answers.creator ?? ""}
            choices={creators.map((name) => [name, name])}
            onChoose={(creator) => setAnswers({ ...answers, creator })}
          />
        )}
        {isTable && (
          <Choice
            label={words.rows}
            value={rows}
            choices={Object.entries(rowKindWords)}
            onChoose={(value) =>
              setAnswers({ ...answers, columns, rows: value === "totals" || value === "figures" ? value : "payments" })
            }
          />
        )}
      </div>
      {isTable && (
        <Columns
          preview={preview}
          columns={columns}
          isAsked={asks.includes("columns")}
          onChange={(next) => setAnswers({ ...answers, rows, columns: next })}
        />
      )}
    </section>
  );
}
