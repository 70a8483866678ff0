import { type ImportPreview, importStatement, type Model, previewImport, removeEvidence } from "@fanradar/contract";
import type { ColumnRole, Platform, RowKind } from "@fanradar/engine";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../lib/call.ts";
import { importProgressKey } from "../../lib/live-events.ts";
import { callQuery } from "../../lib/queries.ts";
import { ownTimeZone } from "../../lib/time-zones.ts";
import { invalidateEvidence } from "../invalidate-evidence.ts";

/** What the person says of a file; what is not said is read off it. */
export interface Answers {
  platform?: Platform | "other" | undefined;
  currency: string;
  timeZone?: string | undefined;
  dayFirst?: boolean | undefined;
  creator?: string | undefined;
  rows?: RowKind | undefined;
  columns?: Partial<Record<ColumnRole, number>> | undefined;
}

/** A file to import; `key` names it in the progress events. */
export interface ImportFile {
  file: Blob;
  name?: string | undefined;
  key: string;
}

/** One import from the file to its undoing, begun with `file` where it is known. Every answer reads the file anew: the preview is always what would be stored. */
export function useImport(
  model: Pick<Model, "id">,
  { replaces, file }: { replaces?: number | undefined; file?: ImportFile } = {},
) {
  const client = useQueryClient();
  const [given, setGiven] = useState(file);
  const [answers, setAnswers] = useState<Answers>({ currency: "USD" });
  const [isConfirmed, setConfirmed] = useState(false);
  const query = queryOf({ given, answers, replaces });
  const preview = useQuery({
    ...callQuery(previewImport, { params: { id: model.id }, query, ...(given && { file: given.file }) }),
    enabled: given !== undefined,
    placeholderData: (previous: ImportPreview | undefined) => previous,
    // Nothing of a file outlives the dialog.
    gcTime: 0,
  });
  // The person's own zone is the likeliest of those that a statement may go by; it stands in the form, where it can be changed.
  const asksZone = preview.data?.questions.includes("timeZone") === true && answers.timeZone === undefined;
  useEffect(() => {
    if (asksZone) setAnswers((before) => ({ ...before, timeZone: ownTimeZone() }));
  }, [asksZone]);
  const store = useMutation({
    mutationFn: () =>
      call(importStatement, {
        params: { id: model.id },
        query: { ...query, replaces: replaces ?? preview.data?.known ?? undefined, isConfirmed },
        ...(given && { file: given.file }),
      }),
    onSuccess: () => invalidateEvidence(client, model.id),
  });
  const undo = useMutation({
    mutationFn: (id: number) => call(removeEvidence, { params: { id } }),
    onSuccess: () => invalidateEvidence(client, model.id),
  });
  const begin = (next: ImportFile | undefined) => {
    store.reset();
    undo.reset();
    setAnswers({ currency: answers.currency });
    setConfirmed(false);
    setGiven(next);
  };
  return { modelId: model.id, given, begin, answers, setAnswers, isConfirmed, setConfirmed, preview, store, undo };
}
export type Import = ReturnType<typeof useImport>;

/** Progress of the import, 0–1; undefined before the first event. */
export function useProgress(key: string | undefined): number | undefined {
  const { data } = useQuery<number>({ queryKey: importProgressKey(key ?? ""), enabled: false });
  return data;
}

/** What a call is sent of a file. */
export function queryOf({
  given,
  answers,
  replaces,
}: {
  given: ImportFile | undefined;
  answers: Answers;
  replaces?: number | undefined;
}) {
  const { columns, ...said } = answers;
  return {
    ...said,
    key: given?.key,
    name: given?.name,
    columns:
      columns &&
      Object.entries(columns)
        .map(([role, index]) => `${role}:${index}`)
        .join(","),
    replaces,
  };
}
