import type { Fact } from "../ledger/fact.ts";
import type { FactDraft } from "../ledger/make-fact.ts";
import type { givenEarnings } from "./given-earnings.ts";
import type { PortfolioSubject } from "./portfolio-input.ts";

/** A fact about earnings, before what all facts of a portfolio have in common, and what it rests on. */
export interface EarningsEntry {
  fact: Pick<FactDraft, "id" | "metric"> & Partial<FactDraft> & Pick<Fact, "reason">;
  behind: PortfolioSubject[];
}

/** Default source of a payment: a line of the person's own statement. */
export const statement: PortfolioSubject = {
  id: "statements",
  platform: "onlyfans",
  members: [],
  kind: "file",
  sandbox: false,
};

/** Source of an amount that was given in place of a statement. */
export const subjectOfGiven = ({
  platform,
  kind,
  sandbox,
}: Pick<ReturnType<typeof givenEarnings>[number], "platform" | "kind" | "sandbox">): PortfolioSubject => ({
  ...{ id: `given:${kind}:${platform}`, platform, members: [], kind, sandbox },
});
