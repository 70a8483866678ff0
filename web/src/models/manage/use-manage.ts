import { changedModel, changeModel, getModel, listTrending } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../../lib/call.ts";
import { useMessages, useWords } from "../../lib/messages.ts";
import { invalidate } from "../../lib/queries.ts";
import { rebase } from "../../lib/rebase.ts";
import { toast } from "../../lib/toast.ts";
import { useUnsent } from "../../lib/unsent.ts";
import { invalidateModelLists } from "../invalidate-models.ts";
import { draftOf, type ManageDraft, manageBody } from "./manage-draft.ts";
import type { ManagedProfile } from "./managed-profile.ts";

/**
 * What is typed of a model, and saving it. Where somebody else changed it meanwhile, `newer` is what stands: members that
 * were not touched follow it, typed ones stay, and the next save is over it. Where somebody deleted it, `isGone`.
 */
export function useManage(opened: ManagedProfile, onSaved: () => void) {
  const { interfaceWords } = useWords();
  const { profileWords: words } = useMessages(bundles.profiles);
  const client = useQueryClient();
  const [base, setBase] = useState(opened);
  const [draft, setDraft, forget] = useUnsent(`model-${opened.id}`, draftOf(opened));
  const [newer, setNewer] = useState<ManageDraft>();
  const [isGone, setGone] = useState(false);
  const reread = () => {
    invalidate(client, listTrending);
    invalidateModelLists(client);
    invalidate(client, getModel, { params: { id: base.id } });
  };
  const save = useMutation({
    mutationFn: () => call(changeModel, { params: { id: base.id }, body: manageBody(base, draft) }),
    onSuccess: () => {
      forget();
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
    change: (changed: Partial<ManageDraft>) => setDraft({ ...draft, ...changed }),
    save,
    fields: save.error instanceof CallError ? save.error.fields : {},
  };
}

/** What the server says stands now. */
function asProfile(current: unknown): ManagedProfile {
  const stands = changedModel.parse(current);
  return "analysis" in stands ? { kind: "own", ...stands } : { kind: "creator", ...stands };
}
