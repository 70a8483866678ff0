import { changeModel, getModel, listModels, listTrending } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { bodyOf, type Draft, draftOf, rebase } from "./manage-draft.ts";
import type { Profile } from "./profile.ts";

/**
 * What is typed of a model, and saving it. Where somebody else changed it meanwhile, `newer` is what stands: members that
 * were not touched follow it, typed ones stay, and the next save is over it. Where somebody deleted it, `isGone`.
 */
export function useManage(opened: Profile, onSaved: () => void) {
  const { interfaceWords } = useWords();
  const { profileWords: words } = useMessages(rooms.profiles);
  const client = useQueryClient();
  const [base, setBase] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [newer, setNewer] = useState<Draft>();
  const [isGone, setGone] = useState(false);
  const reread = () => {
    invalidate(client, listTrending);
    invalidate(client, listModels);
    invalidate(client, getModel, { params: { id: base.id } });
  };
  const save = useMutation({
    mutationFn: () => call(changeModel, { params: { id: base.id }, body: bodyOf(base, draft) }),
    onSuccess: () => {
      toast(words.saved);
      reread();
      onSaved();
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === "stale") {
        const stands = asProfile(error.current);
        const [from, to] = [draftOf(base), draftOf(stands)];
        setDraft(rebase(draft, { from, to }));
        setBase(stands);
        setNewer(to);
        return;
      }
      if (error instanceof CallError && error.code === "not-found") {
        setGone(true);
        reread();
        return;
      }
      toast(words.failed, {
        text: error instanceof CallError ? error.reason : interfaceWords.toast.error,
        isError: true,
      });
    },
  });
  return {
    base,
    draft,
    newer,
    isGone,
    change: (changed: Partial<Draft>) => setDraft({ ...draft, ...changed }),
    save,
    fields: save.error instanceof CallError ? save.error.fields : {},
  };
}

/** What the server says stands now. */
function asProfile(current: unknown): Profile {
  const stands = changeModel.output.parse(current);
  return "analysis" in stands ? { kind: "own", ...stands } : { kind: "creator", ...stands };
}
