import type { Fact } from "../ledger/fact.ts";
import { type FactDraft, makeFact, makeMissing } from "../ledger/make-fact.ts";
import type { Source } from "../ledger/sealed.ts";
import type { PortfolioInput, PortfolioSubject } from "./portfolio-input.ts";

/** What a figure says of itself; the ledger adds what follows from whom it rests on. */
export type AddPortfolioFact = (
  about: Pick<FactDraft, "id" | "metric"> & Partial<FactDraft> & Pick<Fact, "reason">,
  behind: readonly PortfolioSubject[],
) => void;

/**
 * Writes figures into `facts`: no more trusted and no more real than those they rest on. In one's own portfolio they are the
 * owner's, save what rests on public reads alone, which texts call 'public API', as in a report (decision 0092).
 */
export function portfolioLedgerOf(
  { asOf, of: whose }: Pick<PortfolioInput, "asOf" | "of">,
  facts: Fact[],
): AddPortfolioFact {
  return ({ reason, ...about }, behind) => {
    const isPublic = whose !== "own" || (behind.length > 0 && behind.every(({ kind }) => kind === "api"));
    const scope = isPublic ? ("public" as const) : ("owner" as const);
    const draft = { kind: "derived" as const, value: null, asOf, scope, ...about };
    facts.push(
      reason ? makeMissing(draft, reason) : makeFact({ ...draft, sources: new Set(behind.map(sourceKey)) }, behind),
    );
  };
}

const sourceKey = ({ kind, platform }: PortfolioSubject) => `${kind}:${platform}`;

/** Readings are many: the sources are their kinds, one for each platform. */
export function portfolioSources(
  facts: readonly Fact[],
  { subjects, asOf }: Pick<PortfolioInput, "subjects" | "asOf">,
): Source[] {
  const used = new Set(facts.flatMap((fact) => fact.sources));
  const sources = new Map<string, Source>();
  for (const one of subjects) {
    const evidence = sourceKey(one);
    if (!used.has(evidence)) continue;
    const { kind, platform } = one;
    const sandbox = one.sandbox || (sources.get(evidence)?.sandbox ?? false);
    // Payments of statements are of any platform, also of one that no model links.
    const of = kind === "file" ? {} : { platform };
    sources.set(evidence, {
      evidence,
      kind,
      ...of,
      sandbox,
      observedAt: asOf,
      scope: kind === "api" ? "public" : "owner",
    });
  }
  return [...sources.values()];
}
