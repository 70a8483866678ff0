import { comparedAtMost, type PortfolioRow } from "@fanradar/contract";
import { bundles, exactNumber } from "@fanradar/words";
import { type FormEvent, useId, useState } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { useMay, useWorkspaces } from "../lib/rights.ts";
import { useTags } from "../models/use-tags.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Input } from "../ui/field.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { BulkMove } from "./bulk-move.tsx";
import { canMove } from "./can-move.ts";
import { type BulkAct, useBulk } from "./use-bulk.ts";

/** What can be done with the selected models at once. */
export function BulkBar({ models, onClear }: { models: readonly PortfolioRow[]; onClear: () => void }) {
  const { bulkWords: words } = useMessages(bundles.profiles);
  const format = useFormat();
  const [asks, setAsks] = useState<"tag" | "move" | "delete">();
  const mayMove = canMove(useWorkspaces());
  const may = useMay();
  const bulk = useBulk(models, onClear);
  const act = (one: BulkAct) => bulk.mutate(one);
  const canCompare = models.length > 1 && models.length <= comparedAtMost;
  return (
    <section
      aria-label={words.selection}
      className="sticky bottom-20 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-xl border border-line bg-card p-2.5 shadow-float md:bottom-4"
    >
      <p role="status" data-notice className="mr-auto px-1.5 font-medium">
        {words.selected(exactNumber(models.length, format))}
      </p>
      {asks === "move" ? (
        <BulkMove
          models={models}
          isPending={bulk.isPending}
          onMove={(workspaceId) => act({ kind: "move", workspaceId })}
          onCancel={() => setAsks(undefined)}
        />
      ) : asks === "tag" ? (
        <TagForm
          isPending={bulk.isPending}
          onTag={(tag) => act({ kind: "tag", tag })}
          onCancel={() => setAsks(undefined)}
        />
      ) : asks === "delete" ? (
        <>
          <p className="max-w-[66ch]">{words.deleteAsk}</p>
          <Button disabled={bulk.isPending} className="border-bad text-bad" onClick={() => act({ kind: "delete" })}>
            {words.bulk.delete}
          </Button>
          <CancelButton autoFocus look="quiet" className="px-2" onClick={() => setAsks(undefined)} />
        </>
      ) : (
        <>
          {canCompare && (
            <Link href={`/compare?models=${models.map(({ id }) => id).join(",")}`} className={buttonClass()}>
              {words.bulk.compare}
            </Link>
          )}
          {may("model.analyse") && (
            <Button disabled={bulk.isPending} onClick={() => act({ kind: "refresh" })}>
              {words.bulk.refresh}
            </Button>
          )}
          {may("model.change") && (
            <Button disabled={bulk.isPending} onClick={() => setAsks("tag")}>
              {words.bulk.tag}
            </Button>
          )}
          {mayMove && (
            <Button disabled={bulk.isPending} onClick={() => setAsks("move")}>
              {words.bulk.move}
            </Button>
          )}
          {may("model.delete") && (
            <Button disabled={bulk.isPending} className="border-bad text-bad" onClick={() => setAsks("delete")}>
              {words.bulk.delete}
            </Button>
          )}
          <Button look="quiet" className="px-2" onClick={onClear}>
            {words.clear}
          </Button>
        </>
      )}
    </section>
  );
}

interface TagFormProps {
  isPending: boolean;
  onTag: (tag: string) => void;
  onCancel: () => void;
}

function TagForm({ isPending, onTag, onCancel }: TagFormProps) {
  const { bulkWords: words } = useMessages(bundles.profiles);
  const [tag, setTag] = useState("");
  const [id, known] = [useId(), useId()];
  const tags = useTags();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tag.trim()) onTag(tag.trim());
  };
  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={submit}>
      <label htmlFor={id} className="text-ink-2">
        {words.tagName}
      </label>
      <Input id={id} list={known} autoFocus value={tag} onChange={({ target }) => setTag(target.value)} />
      <datalist id={known}>
        {tags.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button type="submit" look="primary" disabled={isPending || tag.trim() === ""}>
        {words.bulk.tag}
      </Button>
      <CancelButton look="quiet" className="px-2" onClick={onCancel} />
    </form>
  );
}
