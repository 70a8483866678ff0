import { listMoves } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQueries } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { MoveConsequences, mergeTargets } from "../models/move-consequences.tsx";
import { Button } from "../ui/button.tsx";
import { inputClass } from "../ui/field.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";

interface BulkMoveProps {
  models: readonly { id: number }[];
  isPending: boolean;
  onMove: (workspaceId: number) => void;
  onCancel: () => void;
}

/** Into which workspace the selected models are moved: one where each of them can go. */
export function BulkMove({ models, isPending, onMove, onCancel }: BulkMoveProps) {
  const { bulkWords: words } = useMessages(bundles.profiles);
  const { interfaceWords } = useWords();
  const id = useId();
  const [chosen, setChosen] = useState("");
  const moves = useQueries({
    queries: models.map(({ id }) => ({ ...callQuery(listMoves, { params: { id } }), gcTime: 0 })),
  });
  const [first, ...others] = moves.map(({ data }) => data?.targets ?? []);
  const targets = first?.filter(({ id }) => others.every((some) => some.some((one) => one.id === id))) ?? [];
  const target = chosen || String(targets[0]?.id ?? "");
  const known = moves.flatMap(({ data }) => data?.targets.filter((one) => String(one.id) === target) ?? []);
  // Before it is said who will see them, they cannot be moved.
  const isRead = moves.every(({ isPending }) => !isPending);
  const consequences = mergeTargets(known);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMove(Number(target));
  };
  if (isRead && targets.length === 0)
    return (
      <>
        <p role="status" className="max-w-[66ch]">
          {words.moveNowhere}
        </p>
        <CancelButton look="quiet" className="px-2" onClick={onCancel} />
      </>
    );
  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={submit}>
      <label htmlFor={id} className="text-ink-2">
        {words.moveTo}
      </label>
      <select
        id={id}
        data-typed
        className={`${inputClass} w-auto max-w-56`}
        value={target}
        onChange={({ target: { value } }) => setChosen(value)}
      >
        {targets.map(({ id, name, isPersonal, seenBy }) => (
          <option key={id} value={id}>
            {/* A personal workspace without other members is named as the sidebar names it. */}
            {isPersonal && seenBy.length === 0 ? interfaceWords.shell.personalWorkspace : name}
          </option>
        ))}
      </select>
      <Button type="submit" look="primary" disabled={isPending || !isRead}>
        {words.bulk.move}
      </Button>
      <CancelButton look="quiet" className="px-2" onClick={onCancel} />
      {isRead && consequences && (
        <div className="basis-full px-1.5">
          <MoveConsequences target={consequences} />
        </div>
      )}
    </form>
  );
}
