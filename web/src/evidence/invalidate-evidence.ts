import { getEarnings, getModel, getPortfolioEarnings, listEvidence, listPaths } from "@fanradar/contract";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "../lib/queries.ts";

/** Marks as out of date what a page shows of a model's evidence, with the earnings that follow from it, and whether its report has it. */
export function invalidateEvidence(client: QueryClient, modelId: number): Promise<unknown> {
  const ofModel = { params: { id: modelId } };
  return Promise.all([
    ...[listEvidence, getEarnings, getModel].map((call) => invalidate(client, call, ofModel)),
    ...[listPaths.shifts, listPaths.splits, listPaths.splitPayments].map((path) =>
      invalidate(client, { method: "GET", path }, ofModel),
    ),
    invalidate(client, getPortfolioEarnings),
  ]);
}
