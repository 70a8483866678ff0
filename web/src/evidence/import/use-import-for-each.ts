import { type ImportPreview, importStatement, previewImport, removeEvidence } from "@fanradar/contract";
import { useMutation, useQueries, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { call } from "../../lib/call.ts";
import { callQuery } from "../../lib/queries.ts";
import { invalidateEvidence } from "../invalidate-evidence.ts";
import { type Import, queryOf } from "./use-import.ts";

/** One creator of a file, and the model that their rows are of. */
export interface ImportTarget {
  creator: string;
  modelId: number;
}

type StoredTarget = ImportTarget & z.output<typeof importStatement.output>;

interface ImportForEachOptions extends Pick<Import, "given" | "answers" | "isConfirmed"> {
  targets: readonly ImportTarget[];
  /** Every question on the file is answered: before, each answer would read it again for every model. */
  isAnswered: boolean;
}

/** Imports a file on several creators, for the model of each: an import for each model, one after another. One that fails stops none of the others. */
export function useImportForEach({ given, answers, isConfirmed, targets, isAnswered }: ImportForEachOptions) {
  const client = useQueryClient();
  const query = queryOf({ given, answers });
  const file = given && { file: given.file };
  const inputOf = ({ creator, modelId }: ImportTarget) => ({
    ...{ params: { id: modelId }, ...file },
    query: { ...query, creator },
  });
  const previews = useQueries({
    queries: targets.map((target) => ({
      ...callQuery(previewImport, inputOf(target)),
      enabled: isAnswered,
      placeholderData: (previous: ImportPreview | undefined) => previous,
      // Nothing of a file outlives the dialog.
      gcTime: 0,
    })),
  });
  const previewOf = (target: ImportTarget) => previews[targets.indexOf(target)];
  const store = useMutation({
    mutationFn: async () => {
      const [stored, failed]: [StoredTarget[], { target: ImportTarget; error: Error }[]] = [[], []];
      for (const target of targets)
        try {
          const { query, ...input } = inputOf(target);
          const replaces = previewOf(target)?.data?.known ?? undefined;
          const answer = await call(importStatement, { ...input, query: { ...query, replaces, isConfirmed } });
          stored.push({ ...target, ...answer });
        } catch (error) {
          failed.push({ target, error: error instanceof Error ? error : new Error(String(error)) });
        }
      return { stored, failed };
    },
    onSuccess: ({ stored }) => Promise.all(stored.map(({ modelId }) => invalidateEvidence(client, modelId))),
  });
  const undo = useMutation({
    mutationFn: async () => {
      // An import that another window made is not for this one to undo.
      for (const { id, wasStored } of store.data?.stored ?? [])
        if (!wasStored) await call(removeEvidence, { params: { id } });
    },
    onSettled: () => Promise.all(targets.map(({ modelId }) => invalidateEvidence(client, modelId))),
  });
  return { previewOf, previews, store, undo };
}
