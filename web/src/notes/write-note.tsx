import { limits } from "@fanradar/contract";
import { bundles, platformWords } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { HelpBlock } from "../ui/help-block.tsx";
import { InputField } from "../ui/input-field.tsx";
import { LimitedField } from "../ui/limited-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { type NoteOptions, useNote } from "./use-note.ts";

/** Writes a note on a report, or with a day on its charts, or changes one. What was typed stays until it is stored. */
export function WriteNote(props: NoteOptions) {
  const { note, onDone } = props;
  const { teamNoteWords: words } = useMessages(bundles.todos);
  const { draft, change, forget, people, platforms, fields, help, isPending, send } = useNote(props);
  const title = note ? words.change : words.write;
  const [save, saving] = note ? [words.saveChange, words.savingChange] : [words.save, words.saving];
  return (
    <Form aria-label={title} className="grid gap-3 sm:grid-cols-3" onSend={send}>
      <div className="sm:col-span-full">
        <LimitedField
          isMultiline
          label={title}
          error={fields.text ?? fields.mentions ?? fields.platform}
          rows={3}
          most={limits.teamNote}
          data-typed
          value={draft.text}
          onType={(text) => change({ text })}
        />
      </div>
      {people.length > 0 && (
        <SelectField
          label={words.mention}
          isTyped
          value=""
          options={[["", words.choose], ...people.map(({ id, name }) => [String(id), name] as const)]}
          onChoose={(id) => {
            const chosen = people.find((one) => String(one.id) === id);
            if (chosen) change({ text: `${draft.text}${/(?:^|\s)$/.test(draft.text) ? "" : " "}@${chosen.name} ` });
          }}
        />
      )}
      <InputField
        label={words.day}
        error={fields.day}
        type="date"
        value={draft.day}
        onType={(day) => change({ day })}
      />
      {draft.day !== "" && (
        <SelectField
          label={words.chart}
          value={draft.platform}
          options={[["", words.allCharts], ...platforms.map((one) => [one, platformWords[one]] as const)]}
          onChoose={(platform) => change({ platform })}
        />
      )}
      <div aria-live="polite" className="empty:hidden sm:col-span-full">
        {help && <HelpBlock help={help} />}
      </div>
      <div className="flex flex-wrap gap-2 sm:col-span-full">
        <Button type="submit" disabled={isPending}>
          {isPending ? saving : save}
        </Button>
        {onDone && (
          <CancelButton
            onClick={() => {
              forget();
              onDone();
            }}
          />
        )}
      </div>
    </Form>
  );
}
