import {
  changeTeamNote,
  getModel,
  type HelpText,
  limits,
  listPeople,
  listTeamNotes,
  platformNames,
  type TeamNote,
  writeTeamNote,
} from "@fanradar/contract";
import { bundles, platformWords } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { useSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { toastError } from "../lib/toast-error.ts";
import { useUnsent } from "../lib/unsent.ts";
import { useFormKey } from "../lib/use-form-key.ts";
import { linksOf } from "../models/model-links.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { HelpBlock } from "../ui/help-block.tsx";
import { InputField } from "../ui/input-field.tsx";
import { LimitedField } from "../ui/limited-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { mentionedIn } from "./mentioned.ts";

const empty = { text: "", day: "", platform: "" };

interface WriteNoteProps {
  modelId: number;
  reportId: number;
  /** The one that is changed; a new one without it. */
  note?: TeamNote;
  /** Ends the change of a note. */
  onDone?: () => void;
}

/** Writes a note on a report, or with a day on its charts, or changes one. What was typed stays until it is stored. */
export function WriteNote({ modelId, reportId, note, onDone }: WriteNoteProps) {
  const { teamNoteWords: words } = useMessages(bundles.todos);
  const client = useQueryClient();
  const session = useSession();
  const [draft, setDraft, forget] = useUnsent(
    note ? `note-${note.id}` : `note-of-${modelId}`,
    note ? { text: note.text, day: note.day ?? "", platform: note.platform ?? "" } : empty,
  );
  const { headers, renew } = useFormKey();
  const [fields, setFields] = useState<Record<string, string>>({});
  const [help, setHelp] = useState<HelpText>();
  const { data: model } = useQuery(callQuery(getModel, { params: { id: modelId } }));
  const linked = model ? linksOf(model).map(({ platform }) => platform) : platformNames;
  const platforms = platformNames.filter((one) => linked.includes(one) || one === note?.platform);
  const found = useQuery(callQuery(listPeople, { query: { model: modelId } }));
  const people = (found.data ?? []).filter(({ id, readsNotes }) => readsNotes && id !== session?.id);
  const change = (changed: Partial<typeof empty>) => setDraft((before) => ({ ...before, ...changed }));
  const write = useMutation({
    mutationFn: () => {
      const body = {
        ...{ text: draft.text, day: draft.day || null },
        platform: (draft.day && platformNames.find((one) => one === draft.platform)) || null,
        mentions: mentionedIn(draft.text, people).map(({ id }) => id),
      };
      return note
        ? call(changeTeamNote, { params: { id: note.id }, body })
        : call(writeTeamNote, { params: { id: modelId }, headers, body: { ...body, reportId } });
    },
    onMutate: () => {
      setFields({});
      setHelp(undefined);
    },
    onSuccess: async () => {
      await invalidate(client, listTeamNotes, { params: { id: modelId } });
      forget();
      renew();
      toast(note ? words.changed : words.saved);
      onDone?.();
    },
    onError: (error) => {
      if (error instanceof CallError && error.help) return setHelp(error.help);
      if (error instanceof CallError && Object.keys(error.fields).length > 0) return setFields(error.fields);
      toastError(error);
    },
  });
  const title = note ? words.change : words.write;
  const [save, saving] = note ? [words.saveChange, words.savingChange] : [words.save, words.saving];
  return (
    <Form aria-label={title} className="grid gap-3 sm:grid-cols-3" onSend={() => write.mutate()}>
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
        <Button type="submit" disabled={write.isPending}>
          {write.isPending ? saving : save}
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
