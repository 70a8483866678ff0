import {
  changeModel,
  deleteModel,
  getModel,
  moveModel,
  type PortfolioRow,
  restoreModel,
  startAnalysis,
  undoSeconds,
} from "@fanradar/contract";
import { bundles, listOf } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, reasonOf } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { toast } from "../lib/toast.ts";
import { invalidateModels } from "../models/invalidate-models.ts";

type Chosen = Pick<PortfolioRow, "id" | "name">;
export type BulkAct =
  | { kind: "refresh" }
  | { kind: "delete" }
  | { kind: "tag"; tag: string }
  | { kind: "move"; workspaceId: number };

/** As many requests at once. */
const atOnce = 4;

/** Does the same with several models, each by its own call, and reports how it went: those that failed by name, with the first reason. */
export function useBulk(models: readonly Chosen[], onDone: () => void) {
  const { bulkWords: words } = useMessages(bundles.profiles);
  const client = useQueryClient();
  const format = useFormat();
  const report = ({ done, failed }: Awaited<ReturnType<typeof forEach>>, kind: BulkAct["kind"]) => {
    invalidateModels(client);
    const [first] = failed;
    if (first) {
      const names = listOf(
        failed.map(({ model }) => model.name),
        format,
      );
      toast(words.bulkFailed(names), { text: reasonOf(first.error), isError: true });
    } else if (kind === "delete")
      toast(words.bulkDone.delete, {
        action: { label: words.undo, onPress: () => undo(done) },
        shownMs: undoSeconds * 1_000,
      });
    else toast(words.bulkDone[kind]);
  };
  const undo = async (deleted: readonly Chosen[]) => {
    const { failed } = await forEach(deleted, ({ id }) => call(restoreModel, { params: { id } }));
    invalidateModels(client);
    if (failed[0]) toast(words.undoFailed, { text: reasonOf(failed[0].error), isError: true });
    else toast(words.undone);
  };
  return useMutation({
    mutationFn: (act: BulkAct) => forEach(models, ({ id }) => actOn(id, act)),
    onSuccess: (result, { kind }) => {
      report(result, kind);
      onDone();
    },
  });
}

async function actOn(id: number, act: BulkAct): Promise<unknown> {
  const params = { id };
  if (act.kind === "refresh") return call(startAnalysis, { params });
  if (act.kind === "delete") return call(deleteModel, { params });
  if (act.kind === "move") return call(moveModel, { params, body: { id: act.workspaceId } });
  const model = await call(getModel, { params });
  return call(changeModel, { params, body: { ...model, tags: [...model.tags, act.tag] } });
}

async function forEach(models: readonly Chosen[], act: (model: Chosen) => Promise<unknown>) {
  const [done, failed]: [Chosen[], { model: Chosen; error: Error }[]] = [[], []];
  const waiting = [...models];
  const work = async () => {
    for (let model = waiting.shift(); model; model = waiting.shift())
      try {
        await act(model);
        done.push(model);
      } catch (error) {
        failed.push({ model, error: error instanceof Error ? error : new Error(String(error)) });
      }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { done, failed };
}
