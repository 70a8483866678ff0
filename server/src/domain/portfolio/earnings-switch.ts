import type { Fact } from "@fanradar/engine";
import type { Member } from "../access/policy.ts";
import { isEarnings } from "../access/visibility.ts";

/** Of these models those whose earnings are read for a member: none without the earnings switch. */
export const earningOf = (
  { seesEarnings }: Pick<Member, "seesEarnings">,
  models: readonly { id: number }[],
): number[] => (seesEarnings ? models.map(({ id }) => id) : []);

/** Figures as a member reads them: without the earnings switch none of earnings was read, and each says why. */
export function forMember<Figures extends { facts: Fact[] }>(
  { seesEarnings }: Pick<Member, "seesEarnings">,
  figures: Figures,
): Figures {
  if (seesEarnings) return figures;
  const facts = figures.facts.map((fact) =>
    isEarnings(fact.metric) ? { ...fact, reason: { code: "hidden-by-role" as const } } : fact,
  );
  return { ...figures, facts };
}
