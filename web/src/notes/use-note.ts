import {
  changeTeamNote,
  getModel,
  type HelpText,
  listPeople,
  listTeamNotes,
  platformNames,
  type TeamNote,
  writeTeamNote,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
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
import { mentionedIn } from "./mentioned.ts";

const empty = { text: "", day: "", platform: "" };

export interface NoteOptions {
  modelId: number;
  reportId: number;
  /** The one that is changed; a new one without it. */
  note?: TeamNote;
  /** Ends the change of a note. */
  onDone?: () => void;
}

/** A note as it is typed, who may be mentioned and on which charts it may stand, and storing it. */
export function useNote({ modelId, reportId, note, onDone }: NoteOptions) {
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
  return {
    draft,
    change,
    forget,
    people,
    platforms,
    fields,
    help,
    isPending: write.isPending,
    send: () => write.mutate(),
  };
}
