import { audienceParts, breakdownParts } from "@fanradar/assistant/intents/breakdown-parts";
import type { Knowledge, Need } from "@fanradar/assistant/knowledge";
import { baseDays, daysOfPeriod, endsToday } from "@fanradar/assistant/period";
import type { Question } from "@fanradar/assistant/question";
import type { Fact, Source } from "@fanradar/engine";
import type { Viewer } from "../../domain/access/policy.ts";
import { ownVisibility } from "../../domain/access/visibility.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { loadAudienceBreakdown } from "./load-audience-breakdown.ts";
import { readableIds } from "./load-of-each.ts";
import { mostModels } from "./load-portfolio.ts";
import { kindsOf } from "./meant-figures.ts";
import type { MoreFigures } from "./more-figures.ts";
import type { OwnModel } from "./own-models.ts";

interface BreakdownOptions {
  viewer: Viewer;
  /** The model that is asked about, where it is one. */
  chosen: { id: number } | undefined;
  own: readonly OwnModel[];
  /** Own models that a question on several is about. */
  meant: readonly OwnModel[];
  question: Pick<Question, "payments" | "audience" | "period" | "before" | "count" | "platforms">;
  needs: ReadonlySet<Need>;
  now: Date;
  figures: MoreFigures;
}

type Breakdown = { facts: readonly Fact[]; sources: readonly Source[] } & NonNullable<Knowledge["breakdown"]>;

/** What payments, or what an audience, came to by the unit that a question asks for; undefined where it asks for none, or nothing is known. */
export async function loadBreakdown(db: Db, options: BreakdownOptions): Promise<Breakdown | undefined> {
  const { needs } = options;
  if (needs.has("breakdown") || needs.has("models-breakdown")) return loadPayments(options);
  if (needs.has("audience") || needs.has("models-audience")) return loadAudience(db, options);
  return undefined;
}

/** What the answer needs where no payments are known by a unit: amounts that were typed, as a whole. */
export const withoutBreakdown = (needs: ReadonlySet<Need>): ReadonlySet<Need> =>
  new Set<Need>([
    ...needs,
    ...(needs.has("breakdown") ? (["earnings"] as const) : []),
    ...(needs.has("models-breakdown") ? (["models"] as const) : []),
  ]);

async function loadPayments({ viewer, question, chosen, meant, needs, now, figures }: BreakdownOptions) {
  const isOfAll = needs.has("models-breakdown");
  const parts = breakdownParts(question, isOfAll);
  const models = isOfAll ? readableIds(meant) : chosen ? [chosen.id] : [];
  if (!parts || !question.payments || models.length === 0) return undefined;
  const { basis, kinds, limit } = question.payments;
  const [only, ...others] = kinds;
  const isOfKind = only !== undefined && others.length === 0 && parts.says !== "parts";
  const isCompared = parts.says === "change" || (parts.says === "mean" && question.before !== undefined);
  return figures.findBreakdown(viewer, models, {
    ...{ ...parts, basis, limit: parts.run ? undefined : limit, metric: isOfKind ? only : metricsOfBasis[basis] },
    ...{ days: daysOf(question.period, now), isLatest: endsToday(question.period) },
    // A part is one of all payments.
    kinds: parts.says === "parts" ? [] : kindsOf({ metrics: kinds }),
    ...(parts.says === "parts" && { parts: { of: parts.by === "kind" ? kindsOf({ metrics: kinds }) : [] } }),
    before: isCompared ? baseDays(question, now.toISOString()) : undefined,
  });
}

async function loadAudience(db: Db, { viewer, question, own, chosen, meant, needs, now }: BreakdownOptions) {
  const isOfAll = needs.has("models-audience");
  const models = (isOfAll ? meant : own.filter(({ id }) => id === chosen?.id))
    .flatMap(({ id, reportId }) => (reportId === null ? [] : [{ id, reportId }]))
    .slice(0, mostModels);
  const parts = audienceParts(question, isOfAll);
  if (!parts || models.length === 0) return undefined;
  return loadAudienceBreakdown(db, {
    ...{ question, parts, isOfAll, models, now, days: daysOf(question.period, now) },
    before: parts.says === "change" ? baseDays(question, now.toISOString()) : undefined,
    reading: ownVisibility(viewer),
  });
}

const daysOf = (period: string | undefined, now: Date) =>
  period === undefined ? undefined : daysOfPeriod(period, now.toISOString());

const metricsOfBasis = { net: "earnings.total", gross: "earnings.total", fees: "earnings.fees" } as const;
