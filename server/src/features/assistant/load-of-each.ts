import { daysOfPeriod, endsToday } from "@fanradar/assistant/period";
import type { Question } from "@fanradar/assistant/question";
import { findPaymentKinds } from "@fanradar/assistant/route/kinds-of-all";
import {
  comingMonths,
  type EarningsBasis,
  expectedOfModels,
  type Fact,
  type MetricName,
  type Period,
  type Source,
  sumOfFigures,
} from "@fanradar/engine";
import type { Viewer } from "../../domain/access/policy.ts";
import { prefixLedger } from "../../domain/creators/chosen-models.ts";
import { expectedOf, restOf, subscriptionsOf } from "./facts-for-question.ts";
import { kindsOf } from "./meant-figures.ts";
import type { MoreFigures } from "./more-figures.ts";
import type { OwnModel } from "./own-models.ts";

interface EachOptions {
  viewer: Viewer;
  figures: MoreFigures;
  question: Pick<Question, "metrics" | "without" | "platforms" | "period" | "month">;
  now: Date;
}

/** Each of these models is read by itself, and price analyses take turns: of more one answer would keep others waiting. */
const mostModels = 12;
const readable = (models: readonly OwnModel[]) =>
  models.filter(({ reportId }) => reportId !== null).slice(0, mostModels);
export const readableIds = (models: readonly OwnModel[]): number[] => readable(models).map(({ id }) => id);

/**
 * What share of new subscribers leaves each model, of those whose prices can be analysed, as `{id}.subscribers.leaving`; how many subscriptions ended in
 * the month that the question names, or in the newest one that is known, as `{id}.subscribers.left`.
 */
export async function loadLeaving(models: readonly OwnModel[], { viewer, figures, question, now }: EachOptions) {
  const days = question.period && daysOfPeriod(question.period, now.toISOString());
  const read = await Promise.all(
    readableIds(models).map(async (id) => {
      const cohorts = await figures.findCohorts(viewer, id);
      const left = newestLeft(cohorts?.facts ?? [], days);
      // The share that leaves is asked for where no month is counted.
      const analysis = left ? undefined : await figures.findPrices(viewer, id).then((found) => found?.analysis);
      const leaving = analysis?.facts.find(({ metric }) => metric === "subscribers.leaving");
      const found = [leaving, left].flatMap((fact) => fact ?? []);
      const known = [...(analysis?.sources ?? []), ...(cohorts?.sources ?? [])];
      return {
        facts: prefixLedger(id, { facts: found, sources: [] }).facts,
        sources: known.filter(({ evidence }) => found.some((fact) => fact.sources.includes(evidence))),
      };
    }),
  );
  return { facts: read.flatMap(({ facts }) => facts), sources: read.flatMap(({ sources }) => sources) };
}

/** How many subscriptions ended in the newest month of these days; in the newest one that is counted where none of them is. */
function newestLeft(facts: readonly Fact[], days: Period | "" | undefined): Fact | undefined {
  const isMeant = ({ id }: Fact) =>
    !days || (id.slice(-7) >= days.from.slice(0, 7) && id.slice(-7) <= days.to.slice(0, 7));
  const counted = facts
    .filter((fact) => fact.metric === "subscribers.left" && fact.value !== null)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const newest = counted.find(isMeant) ?? counted[0];
  return newest && { ...newest, id: "subscribers.left" };
}

/**
 * What each model, of those whose prices can be analysed, is expected to bring in the month or months that a question names, or in the running one, as
 * `{id}.revenue.month`, and all of them, as `together.revenue.month`.
 */
export async function loadOutlooks(models: readonly OwnModel[], { viewer, figures, question }: EachOptions) {
  const read = await Promise.all(
    readableIds(models).map(async (id) => {
      const analysis = await figures.findPrices(viewer, id).then((found) => found?.analysis);
      if (!analysis) return { facts: [], sources: [] };
      const known = [...analysis.facts, ...comingMonths(analysis)];
      const [ofMonths] = expectedOf(known, question);
      const named = question.month === undefined ? "revenue.month" : `revenue.month.${question.month}`;
      const found = ofMonths ?? known.find((fact) => fact.id === named && fact.value !== null);
      if (!found) return { facts: [], sources: [] };
      return {
        facts: prefixLedger(id, { facts: [{ ...found, id: "revenue.month" }], sources: [] }).facts,
        sources: analysis.sources.filter(({ evidence }) => found.sources.includes(evidence)),
      };
    }),
  );
  const facts = read.flatMap((one) => one.facts);
  const together = expectedOfModels(facts);
  return { facts: [...facts, ...(together ? [together] : [])], sources: read.flatMap(({ sources }) => sources) };
}

/** How many paid each model in the days and for the kinds of payments that a question on several models names, as `{id}.payers.count`; undefined where it does not ask. */
export async function loadPayers(
  models: readonly OwnModel[],
  { viewer, figures, question, now }: EachOptions & { question: Pick<Question, "payments"> },
): Promise<{ facts: readonly Fact[]; sources: readonly Source[] } | undefined> {
  if (question.payments?.measure !== "payers") return undefined;
  const { period = latest } = question;
  const days = daysOfPeriod(period, now.toISOString());
  const parts = new Set(["payers"] as const);
  const kinds = kindsOf({ metrics: question.payments.kinds });
  const read = await Promise.all(
    readable(models).map(async ({ id }) => {
      const found = await figures.findPayments(viewer, id, { days, isLatest: endsToday(period), kinds, parts });
      const count = found?.facts.find((fact) => fact.id === "payers.count.in" && fact.value !== null);
      if (!count) return { facts: [], sources: [] };
      const sources = found?.sources.filter(({ evidence }) => count.sources.includes(evidence)) ?? [];
      return prefixLedger(id, { facts: [{ ...count, id: "payers.count" }], sources });
    }),
  );
  return { facts: read.flatMap(({ facts }) => facts), sources: read.flatMap(({ sources }) => sources) };
}

/** Where a question names no days, those of the newest statements. */
const latest = "30d";

const ofAllKinds = ["earnings.total"] as const satisfies readonly MetricName[];

/**
 * What each model earned by the kinds of payments that a question on several models names, or without those that it leaves out, as
 * `{id}.earnings.tip`, and all of them together, as `together.earnings.tip`; before fees without a kind `earnings.total`. Undefined where it asks for none of these.
 */
export async function loadKinds(
  models: readonly OwnModel[],
  { viewer, figures, question, now, basis }: EachOptions & { basis: EarningsBasis },
): Promise<{ facts: readonly Fact[]; sources: readonly Source[] } | undefined> {
  // Before fees all payments of a model are asked for as one kind is.
  const metrics =
    basis === "gross" && findPaymentKinds(question).length === 0 ? ofAllKinds : findPaymentKinds(question);
  if (metrics.length === 0) return undefined;
  const { period = latest } = question;
  const days = daysOfPeriod(period, now.toISOString());
  const read = await Promise.all(
    readable(models).map(async ({ id }) => {
      const found = await figures.findEarnings(viewer, id, {
        ...{ days, isLatest: endsToday(period), basis, onlySpan: true },
      });
      const known = new Map((found?.facts ?? []).map((fact) => [fact.id, fact]));
      const all = [
        ...known.values(),
        ...subscriptionsOf([...known.values()]),
        ...restOf(known, { without: question.without, platforms: [] }, []),
      ];
      const named = metrics.flatMap((metric) => {
        const fact = all.find((one) => one.id === `${metric}.in`);
        return fact && fact.value !== null ? [{ ...fact, id: metric }] : [];
      });
      return prefixLedger(id, { facts: named, sources: [...(found?.sources ?? [])] });
    }),
  );
  const facts = read.flatMap((one) => one.facts);
  const together = metrics.flatMap((metric) => {
    const ofEach = facts.filter((fact) => fact.metric === metric);
    const ofAll = metric === "earnings.total" ? "portfolio.earnings" : metric;
    return sumOfFigures(ofEach, { id: `together.${metric}`, metric: ofAll }) ?? [];
  });
  const behind = new Set(facts.flatMap((fact) => fact.sources));
  return {
    facts: [...facts, ...together],
    sources: read.flatMap((one) => one.sources.filter(({ evidence }) => behind.has(evidence))),
  };
}
