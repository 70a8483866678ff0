import type { Change } from "@fanradar/assistant/knowledge";
import type { Fact } from "@fanradar/engine";
import { can, type Viewer } from "../../domain/access/policy.ts";
import { findPair, findReport } from "../../domain/reports/find-report.ts";
import { presentChanges } from "../../domain/reports/present-changes.ts";
import type { Db } from "../../platform/db/open-database.ts";

/** What differs between the two newest reports of an own model. Figures of the older one have ids that begin with `before.`. */
export async function loadChanges(db: Db, viewer: Viewer, modelId: number) {
  const newest = await findReport(db, { modelId });
  const pair =
    newest?.report && can(viewer, "report.read", newest)
      ? await findPair(db, { reportId: newest.report.id })
      : undefined;
  const presented = pair && (await presentChanges(db, viewer, pair));
  if (!presented?.since) return undefined;
  const { since, changes, sources } = presented;
  const old = (id: string) => `before.${id}`;
  const facts = changes.flatMap(({ before, difference }): Fact[] => [
    ...(before ? [{ ...before, id: old(before.id), inputs: before.inputs.map(old) }] : []),
    ...(difference ? [difference] : []),
  ]);
  const list = changes.map(
    ({ verdict, before, after, difference }): Change => ({
      verdict,
      ...(before && { before: old(before.id) }),
      ...(after && { after: after.id }),
      ...(difference && { difference: difference.id }),
    }),
  );
  return { since: since.createdAt, list, facts, sources };
}
