import type { Earnings } from "@fanradar/contract";
import type { EarningsBasis, Period } from "@fanradar/engine";
import { can, type Viewer } from "../../domain/access/policy.ts";
import { findStatedEarnings } from "../../domain/evidence/find-evidence.ts";
import { findRun } from "../../domain/submissions/find-run.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { presentEarnings } from "./present-earnings.ts";

export interface EarningsRequest {
  id: number;
  query: {
    basis: EarningsBasis;
    currency?: string | undefined;
    platform?: Earnings["platform"] | undefined;
    /** Days, both included, of which the sums are facts as well. */
    span?: Period | undefined;
    /** Whether these days are the last so many, which end with the newest one that statements know whole. */
    isLatest?: boolean | undefined;
    /** The later days that those of the span are held against. */
    heldAgainst?: Period | undefined;
    /** These days are held against others. */
    isCompared?: boolean | undefined;
    /** The sums of these days are all that is asked for. */
    onlySpan?: boolean | undefined;
  };
  viewer: Viewer;
}

/** A model's earnings by month; undefined where the viewer is not its submitter, or there is no such model. */
export async function findOwnEarnings(db: Db, { id, query, viewer }: EarningsRequest): Promise<Earnings | undefined> {
  const model = await findRun(db, id);
  if (!model || !can(viewer, "earnings.read", model)) return undefined;
  const { basis, currency, platform, ...days } = query;
  const { evidence, observations } = await findStatedEarnings(db, id);
  const input = { asOf: new Date().toISOString(), evidence };
  return presentEarnings(db, { modelId: id, basis, currency, platform, input, observations, ...days });
}
