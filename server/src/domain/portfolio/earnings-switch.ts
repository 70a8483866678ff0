import { type Fact, makeMissing } from "@fanradar/engine";
import type { Member } from "../access/policy.ts";
import { isEarnings } from "../access/visibility.ts";

/** Of these models those whose earnings are read for a member: none without the earnings switch. */
export const earningOf = (
  { seesEarnings }: Pick<Member, "seesEarnings">,
  models: readonly { id: number }[],
): number[] => (seesEarnings ? models.map(({ id }) => id) : []);

/**
 * Figures as a member reads them: without the earnings switch a figure of earnings is missing and says why. None was read for it
 * (`earningOf`); one that was all the same does not get through.
 */
export function forMember<Figures extends { facts: Fact[] }>(
  { seesEarnings }: Pick<Member, "seesEarnings">,
  figures: Figures,
): Figures {
  if (seesEarnings) return figures;
  return { ...figures, facts: figures.facts.map((fact) => (isEarnings(fact.metric) ? hiddenByRole(fact) : fact)) };
}

/** Which figure it is, and nothing that was computed for it. */
function hiddenByRole({ id, metric, unit, platform, asOf, scope }: Fact): Fact {
  const missing = makeMissing(
    { id, metric: "earningsNet", asOf, scope, ...(platform && { platform }) },
    { code: "hidden-by-role" },
  );
  // Of a metric that this version does not know as well.
  return { ...missing, metric, unit };
}
