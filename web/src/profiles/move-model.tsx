import { type Membership, moveModel } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { invalidateModelLists } from "../models/invalidate-models.ts";
import { useMoveTargets } from "../models/move-targets.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";

/** Moves a model of the personal workspace into a shared one; nothing for who works in no other or may add none there. */
export function MoveModel({ profile, onDone }: { profile: { id: number }; onDone: () => void }) {
  const targets = useMoveTargets();
  const [first] = targets;
  return first ? <MoveForm {...{ profile, targets, first, onDone }} /> : null;
}

interface MoveFormProps {
  profile: { id: number };
  targets: readonly Membership[];
  first: Membership;
  onDone: () => void;
}

function MoveForm({ profile, targets, first, onDone }: MoveFormProps) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const client = useQueryClient();
  const [target, setTarget] = useState(String(first.id));
  const move = useMutation({
    mutationFn: () => call(moveModel, { params: { id: profile.id }, body: { id: Number(target) } }),
    onSuccess: () => {
      toastDone(words.moved);
      invalidateModelLists(client);
      onDone();
    },
    onError: toastError,
  });
  return (
    <div className="mt-5 grid justify-items-start gap-3 border-t border-line pt-4">
      <SelectField
        label={words.move}
        hint={words.moveLead}
        value={target}
        options={targets.map(({ id, name }) => [String(id), name] as const)}
        onChoose={setTarget}
        isTyped
      />
      <Button disabled={move.isPending} onClick={() => move.mutate()}>
        {words.moveAction}
      </Button>
    </div>
  );
}
