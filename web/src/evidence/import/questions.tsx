import { type ImportPreview, platformNames } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { currencies } from "@fanradar/engine/catalogue/currencies";
import { bundles } from "@fanradar/words";
import { useMessages, useWords } from "../../lib/messages.ts";
import { nameOfZone, timeZones } from "../../lib/time-zones.ts";
import { QuestionField } from "./choice.tsx";
import { Columns } from "./columns.tsx";
import type { Import } from "./use-import.ts";

const platforms = [...platformNames, "other"] as const;

/** What the file does not state by itself; required answers are marked. */
export function Questions({
  current,
  preview,
}: {
  current: Pick<Import, "answers" | "setAnswers">;
  preview: ImportPreview;
}) {
  const { formWords, rowKindWords } = useMessages(bundles.imports);
  const words = useMessages(bundles.evidence).evidenceWords.import;
  const { interfaceWords } = useWords();
  const nameOf = (name: Platform | "other") =>
    name === "other" ? words.otherPlatform : interfaceWords.platforms[name];
  const { answers, setAnswers } = current;
  const { questions, creators, form, platform } = preview;
  // What was chosen counts at once: the preview follows when the file has been read anew.
  const { rows = preview.rows, columns = preview.columns } = answers;
  const isTable = preview.sample.length > 0 || preview.headers.length > 0;
  const showsZone = questions.includes("timeZone") || answers.timeZone !== undefined;
  const showsOrder = questions.includes("dayFirst") || answers.dayFirst !== undefined;
  return (
    <section className="grid gap-4">
      <p>
        <span className="text-ink-3">{words.form}</span> <b className="font-semibold">{formWords[form]}</b>
      </p>
      {questions.length > 0 && (
        <p role="status" className="font-medium text-coral">
          {words.answerQuestions}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <QuestionField
          label={words.platform}
          value={answers.platform ?? platform}
          choices={platforms.map((name) => [name, nameOf(name)])}
          onChoose={(value) => setAnswers({ ...answers, platform: platforms.find((name) => name === value) })}
        />
        {rows !== "figures" && (
          <QuestionField
            label={words.currency}
            value={answers.currency}
            choices={currencies.map((name) => [name, name])}
            onChoose={(currency) => setAnswers({ ...answers, currency })}
          />
        )}
        {showsZone && (
          <QuestionField
            label={words.timeZone}
            hint={words.timeZoneHint}
            isRequired={questions.includes("timeZone")}
            value={answers.timeZone ?? ""}
            choices={timeZones().map((zone) => [zone, nameOfZone(zone)])}
            onChoose={(timeZone) => setAnswers({ ...answers, timeZone })}
          />
        )}
        {showsOrder && (
          <QuestionField
            label={words.dayFirst}
            isRequired={questions.includes("dayFirst")}
            value={answers.dayFirst === undefined ? "" : String(answers.dayFirst)}
            choices={Object.entries(words.dayFirstChoices)}
            onChoose={(value) => setAnswers({ ...answers, dayFirst: value === "true" })}
          />
        )}
        {(creators.length > 1 || questions.includes("creator") || answers.creator !== undefined) && (
          <QuestionField
            label={words.creator}
            isRequired={questions.includes("creator")}
            value={answers.creator ?? ""}
            choices={creators.map((name) => [name, name])}
            onChoose={(creator) => setAnswers({ ...answers, creator })}
          />
        )}
        {isTable && (
          <QuestionField
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
          onChange={(next) => setAnswers({ ...answers, rows, columns: next })}
        />
      )}
    </section>
  );
}
