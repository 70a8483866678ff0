import { listMoves, type Moves, moveModel } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/call.ts";
import { useMessages } from "../../lib/messages.ts";
import { callQuery, invalidate } from "../../lib/queries.ts";
import { toastDone, toastError } from "../../lib/toast-error.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { invalidateModelLists } from "../invalidate-models.ts";
import { MoveConsequences } from "../move-consequences.tsx";

type Target = Moves["targets"][number];

interface MoveModelProps {
  profile: { id: number };
  onDone: () => void;
}

/** Moves a model into a shared workspace, or back to the personal one that it came from; nothing where neither is possible. */
export function MoveModel({ profile, onDone }: MoveModelProps) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  // Members come and go: what is said of who will see it is read anew.
  const { data: moves } = useQuery({ ...callQuery(listMoves, { params: { id: profile.id } }), gcTime: 0 });
  const [first] = moves?.targets ?? [];
  if (moves?.reason === "role")
    return <p className="mt-5 max-w-[66ch] border-t border-line pt-4 text-ink-3">{words.moving.role}</p>;
  return moves && first ? <MoveForm {...{ profile, targets: moves.targets, first, onDone }} /> : null;
}

function MoveForm({ profile, targets, first, onDone }: MoveModelProps & { targets: readonly Target[]; first: Target }) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const client = useQueryClient();
  const [chosen, setChosen] = useState(first.id);
  const target = targets.find(({ id }) => id === chosen) ?? first;
  const move = useMutation({
    mutationFn: () => call(moveModel, { params: { id: profile.id }, body: { id: target.id } }),
    onSuccess: () => {
      toastDone(words.moved);
      invalidateModelLists(client);
      onDone();
    },
    onError: (error) => {
      toastError(error);
      void invalidate(client, listMoves);
    },
  });
  return (
    <div className="mt-5 grid justify-items-start gap-3 border-t border-line pt-4">
      {first.isPersonal ? (
        <p className="font-medium wrap-anywhere" data-typed>
          {first.seenBy.length === 0 ? words.moving.backToYours : words.moving.backTo(first.name)}
        </p>
      ) : (
        <SelectField
          label={words.move}
          value={String(target.id)}
          options={targets.map(({ id, name }) => [String(id), name] as const)}
          onChoose={(id) => setChosen(Number(id))}
          isTyped
        />
      )}
      <MoveConsequences target={target} />
      <Button disabled={move.isPending} onClick={() => move.mutate()}>
        {first.isPersonal ? words.moving.back : words.moveAction}
      </Button>
    </div>
  );
}
