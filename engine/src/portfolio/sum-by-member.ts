import type { Platform } from "../ledger/vocabulary.ts";
import type { PortfolioInput } from "./portfolio-input.ts";

interface SumOptions {
  /** Of payments on this platform alone. */
  platform?: Platform | undefined;
  /** `sameCents`: of the days that both periods have. */
  what?: "cents" | "sameCents";
}

/** What payments come to for each member, in cents. Members without a payment are left out. */
export function sumByMember(
  payments: readonly PortfolioInput["payments"][number][] | undefined,
  { platform, what = "cents" }: SumOptions = {},
): Map<string, number> {
  const byMember = new Map<string, number>();
  for (const one of payments ?? [])
    if (platform === undefined || one.platform === platform)
      byMember.set(one.member, (byMember.get(one.member) ?? 0) + (one[what] ?? 0));
  return byMember;
}
