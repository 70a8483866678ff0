import { type HelpText, limits, listPeople, listTeamNotes, platformNames, writeTeamNote } from "@fanradar/contract";
import { bundles, platformWords } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { useSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { HelpBlock } from "../ui/help-block.tsx";
import { InputField, TextareaField } from "../ui/input-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { mentionedIn } from "./mentioned.ts";

const empty = { text: "", day: "", platform: "" };

/** Writes a note on a report, or with a day on its charts. What was typed stays until it is stored. */
export function WriteNote({ modelId, reportId }: { modelId: number; reportId: number }) {
  const { teamNoteWords: words } = useMessages(bundles.todos);
  const { toast: titles } = useWords().interfaceWords;
  const client = useQueryClient();
  const session = useSession();
  const [draft, setDraft] = useState(empty);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [help, setHelp] = useState<HelpText>();
  const found = useQuery(callQuery(listPeople, { query: { model: modelId } }));
  const people = (found.data ?? []).filter(({ id, readsNotes }) => readsNotes && id !== session?.id);
  const change = (changed: Partial<typeof empty>) => setDraft((before) => ({ ...before, ...changed }));
  const write = useMutation({
    mutationFn: () =>
      call(writeTeamNote, {
        params: { id: modelId },
        body: {
          ...{ reportId, text: draft.text, day: draft.day || null },
          platform: (draft.day && platformNames.find((one) => one === draft.platform)) || null,
          mentions: mentionedIn(draft.text, people).map(({ id }) => id),
        },
      }),
    onMutate: () => {
      setFields({});
      setHelp(undefined);
    },
    onSuccess: async () => {
      await invalidate(client, listTeamNotes, { params: { id: modelId } });
      setDraft(empty);
      toast(words.saved);
    },
    onError: (error) => {
      if (error instanceof CallError && error.help) return setHelp(error.help);
      if (error instanceof CallError && Object.keys(error.fields).length > 0) return setFields(error.fields);
      toast(titles.error, { text: error instanceof CallError ? error.reason : words.failed, isError: true });
    },
  });
  return (
    <Form aria-label={words.write} className="grid gap-3 sm:grid-cols-3" onSend={() => write.mutate()}>
      <div className="sm:col-span-full">
        <TextareaField
          label={words.write}
          error={fields.text ?? fields.mentions}
          rows={3}
          maxLength={limits.teamNote}
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
          options={[["", words.allCharts], ...platformNames.map((one) => [one, platformWords[one]] as const)]}
          onChoose={(platform) => change({ platform })}
        />
      )}
      <div aria-live="polite" className="empty:hidden sm:col-span-full">
        {help && <HelpBlock help={help} />}
      </div>
      <Button type="submit" className="justify-self-start sm:col-span-full" disabled={write.isPending}>
        {write.isPending ? words.saving : words.save}
      </Button>
    </Form>
  );
}
