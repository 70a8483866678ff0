import { observationKinds } from "../catalogue/observations.ts";
import type { Observation } from "../ledger/evidence.ts";
import type { Conflict, Fact, Reason } from "../ledger/fact.ts";
import { rankOf, resolve } from "../ledger/trust-ladder.ts";
import type { ObservationMetric, Platform } from "../ledger/vocabulary.ts";
import { monthPeriod, type PayerBook } from "../payers/payer-book.ts";
import { findPaying } from "../payers/paying.ts";
import { addFact, addMissing, type FactBuilder, type FactInput } from "./fact-builder.ts";
import { reasonOfOutcome, reasonOfSample, reasonOfStatement } from "./missing-reasons.ts";

/** Beside the audience. */
const countsOf: Record<Platform, readonly ObservationMetric[]> = {
  instagram: ["posts.total"],
  x: ["posts.total"],
  tiktok: ["posts.total", "likes.total"],
  onlyfans: [
    "likes.total",
    "posts.total",
    "subscription.priceCents",
    "earnings.gross",
    "earnings.net",
    "posts.perWeek",
  ],
};

export interface Counts {
  /** Followers, on OnlyFans subscribers. */
  audience: Fact;
  /** OnlyFans has none. */
  following?: Fact;
}

/**
 * Figures that a source says as they are: read from a platform, or typed by a person. Of OnlyFans the subscribers are those that statements
 * show, unless a source as strong says them, and the price is, where no source says it.
 */
export function addCounts(builder: FactBuilder, platform: Platform, book?: PayerBook): Counts {
  const isSocial = platform !== "onlyfans";
  const paid = isSocial ? [] : paidFigures(builder, book);
  const add = (observed: ObservationMetric) => {
    const draft = paid.find(({ metric }) => metric === observationKinds[observed].metric);
    if (!draft) return addObserved(builder, platform, observed);
    const isObserved = builder.observations.some(isOf(platform, observed));
    if (!isObserved) return addFact(builder, draft);
    return observed === "subscribers" ? addSubscribers(builder, draft) : addObserved(builder, platform, observed);
  };
  const audience = add(isSocial ? "followers" : "subscribers");
  const following = isSocial && addObserved(builder, platform, "following");
  for (const observed of countsOf[platform]) add(observed);
  return { audience, ...(following && { following }) };
}

/**
 * Subscribers where statements count who paid and somebody says a number: a statement outweighs a typed number and a screenshot, as for every
 * other figure, and the sum of the same payments is then divided by those who made them.
 */
function addSubscribers(builder: FactBuilder, counted: FactInput): Fact {
  const isSaid = isOf("onlyfans", "subscribers");
  const said = resolve(builder.observations.filter(isSaid), builder.evidence, builder.asOf);
  if (!said || rankOf(said.trust) <= rankOf("file")) return addObserved(builder, "onlyfans", "subscribers");
  const { value, observedAt, evidence } = said.observation;
  const why: Conflict["why"] = "disagrees";
  return addFact(builder, {
    ...counted,
    ...(value !== counted.value && { conflicts: [{ evidence, value, observedAt, why }] }),
  });
}

/** What payments of thirty days say of the subscription. Source: docs/methods.md, 'Payers'. */
function paidFigures(builder: FactBuilder, book: PayerBook | undefined): FactInput[] {
  const paying = book?.evidence.some((key) => builder.evidence.has(key)) ? findPaying(book) : undefined;
  if (!book || !paying) return [];
  const shared = {
    ...({ platform: "onlyfans", kind: "derived" } as const),
    ...{ asOf: book.asOf, sources: book.evidence, period: monthPeriod(book, 0) },
  };
  const { subscribers, priceCents } = paying;
  const found: FactInput[] = [{ ...shared, metric: "subscribers", value: subscribers, formula: "subscribers.paying" }];
  if (priceCents !== undefined) {
    const { currency } = book;
    found.push({ ...shared, metric: "price", value: priceCents, currency, formula: "price.lastMonth" });
  }
  return found;
}

const isOf = (platform: Platform, observed: ObservationMetric) => (one: Observation) =>
  one.platform === platform && one.metric === observed;

/** A figure that posts did not give: the typed one, else absent for `reason`, or for what the read came to. */
export function addTypedOr(
  builder: FactBuilder,
  platform: Platform,
  observed: ObservationMetric,
  reason: Reason,
): Fact {
  const { metric } = observationKinds[observed];
  if (builder.observations.some(isOf(platform, observed))) return addObserved(builder, platform, observed);
  return addMissing(builder, { metric, platform }, reasonOfSample(builder, platform, reason));
}

/** One observed figure, chosen between its sources; absent with the reason that its read gave. */
export function addObserved(builder: FactBuilder, platform: Platform, observed: ObservationMetric): Fact {
  const { metric, isOfMonth } = observationKinds[observed];
  const chosen = resolve(builder.observations.filter(isOf(platform, observed)), builder.evidence, builder.asOf);
  if (!chosen) {
    const isRead = builder.outcome.get(platform) === "ok" && metric !== "followers";
    if (isOfMonth && builder.statementDays !== undefined)
      return addMissing(builder, { metric, platform }, reasonOfStatement(builder));
    const reason: Reason = isRead ? { code: "needs-typing" } : reasonOfOutcome(builder, platform);
    const code = isOfMonth && reason.code === "needs-typing" ? "needs-earnings" : reason.code;
    return addMissing(builder, { metric, platform }, { ...reason, code });
  }
  const { value, low, high, period, currency, observedAt, evidence } = chosen.observation;
  const typed = chosen.trust === "manual" || chosen.trust === "screenshot";
  return addFact(builder, {
    metric,
    platform,
    kind: typed ? "self-reported" : "measured",
    value,
    asOf: observedAt,
    sources: [evidence],
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
    ...(period && { period }),
    ...(currency && { currency }),
    ...(chosen.conflicts.length > 0 && { conflicts: chosen.conflicts }),
  });
}
