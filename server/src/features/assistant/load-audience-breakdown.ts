import type { AudienceParts } from "@fanradar/assistant/intents/breakdown-parts";
import type { Knowledge } from "@fanradar/assistant/knowledge";
import type { Question } from "@fanradar/assistant/question";
import {
  type AudienceColumn,
  type AudienceGroup,
  audienceFacts,
  audienceMetrics,
  calendarUnits,
  dayMs,
  type Fact,
  gainsTogether,
  isBeyond,
  isoDay,
  listDays,
  type Period,
  type Source,
} from "@fanradar/engine";
import type { ReportVisibility } from "../../domain/access/visibility.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { findLines } from "./gains-of-days.ts";
import { readPostCounts } from "./load-posts.ts";

interface AudienceOptions {
  question: Pick<Question, "audience" | "platforms">;
  parts: AudienceParts;
  isOfAll: boolean;
  /** The newest report of each model. */
  models: readonly { id: number; reportId: number }[];
  /** The named days, and those before them. */
  days: Period | undefined;
  before: Period | undefined;
  reading: ReportVisibility;
  now: Date;
}

/** Days that are looked at where a question names none. */
const lookBack = { day: 30, week: 8 * 7, month: 365, model: 28 } as const;
/** Of followers, whose counts are kept, the best of them is sought among these. */
const lookBackForEnds = 365;

/** What was gained, or posted, by the unit that a question asks for; undefined where nothing is known. */
export async function loadAudienceBreakdown(
  db: Db,
  { question, parts, isOfAll, models, days, before, reading, now }: AudienceOptions,
): Promise<({ facts: Fact[]; sources: Source[] } & NonNullable<Knowledge["breakdown"]>) | undefined> {
  const { by, column, says, run } = parts;
  const { limit } = question.audience ?? {};
  const today = now.toISOString().slice(0, "2026-11-30".length);
  const isOfEnds =
    says === "most" ||
    says === "least" ||
    says === "mean" ||
    says === "median" ||
    limit !== undefined ||
    run !== undefined;
  const back = isOfEnds && column === "gain" ? lookBackForEnds : lookBack[by];
  const named = days ?? { from: isoDay(Math.floor(now.getTime() / dayMs) - back + 1), to: today };
  const span = { from: named.from, to: [named.to, today].toSorted()[0] ?? today };
  const figures =
    column === "gain" ? await gainReader(db, models, question) : await postReader(db, models, { column, reading, now });
  // Of several models each has evidence of its own.
  const keyed = (id: number) => (one: string) => (isOfAll ? `${id}.${one}` : one);
  const found = new Map<string, AudienceGroup["figures"]>();
  const factsOf = (id: number, period: Period) => {
    const key = `${id} ${period.from} ${period.to}`;
    const known = found.get(key);
    if (known) return known;
    const own = figures.of(id, period).map((fact) => ({
      model: id,
      fact: { ...fact, inputs: fact.inputs.map(keyed(id)), sources: fact.sources.map(keyed(id)) },
    }));
    found.set(key, own);
    return own;
  };
  const unitsOf = (of: Period) => (by === "model" ? [] : calendarUnits(by, listDays(of)));
  // A sum of models that are known on some days and not on others would rise and fall with that: those are added up that are known on all.
  const whole = unitsOf(span).filter(({ isWhole, period }) => isWhole && period.to < today);
  const isKnown = (of: readonly Period[]) => (id: number) => of.every((period) => factsOf(id, period).length > 0);
  const ids = models.map(({ id }) => id);
  const always = ids.filter(isKnown(whole.map(({ period }) => period)));
  const counted = always.length > 0 ? always : ids.filter(isKnown([span]));
  const groupOf = (key: string, period: Period, isWhole: boolean): AudienceGroup => ({
    ...{ key, isWhole, figures: counted.flatMap((id) => factsOf(id, period)) },
  });
  const ofModel = (id: number, of: Period): AudienceGroup => ({
    key: String(id),
    isWhole: true,
    figures: factsOf(id, of),
  });
  const inputOf = (of: Period) => ({
    groups:
      by === "model"
        ? counted.map((id) => ofModel(id, of))
        : unitsOf(of).map(({ key, period, isWhole }) => groupOf(key, period, isWhole && period.to < today)),
    total: groupOf("", of, true),
  });
  const { groups, total } = inputOf(span);
  const facts = audienceFacts({
    by,
    column,
    groups,
    total,
    limit,
    run,
    before: before && inputOf(before),
  });
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const rows = groups.filter(({ key }) => {
    const value = known.get(`breakdown.${column}.${key}`)?.value;
    return typeof value === "number" && (!limit || run !== undefined || isBeyond(value, limit));
  });
  if (rows.length === 0 && !known.has("breakdown.beyond")) return undefined;
  const sources = models.flatMap(({ id }) =>
    figures.sourcesOf(id, figures.of(id, span)).map((one) => ({ ...one, evidence: keyed(id)(one.evidence) })),
  );
  return {
    ...{ facts, sources, columns: [column] },
    rows: rows.map(({ key, isWhole }) => ({ key, isWhole })),
    models: models.filter(({ id }) => total.figures.some(({ model }) => model === id)).map(({ id }) => id),
  };
}

interface FigureReader {
  of: (model: number, days: Period) => readonly Fact[];
  sourcesOf: (model: number, facts: readonly Fact[]) => readonly Source[];
}

/** What followers gained: on the named platform, or on all that are known. */
async function gainReader(
  db: Db,
  models: AudienceOptions["models"],
  { platforms: [platform] }: Pick<Question, "platforms">,
): Promise<FigureReader> {
  const lines = await findLines(
    db,
    models.map(({ reportId }) => reportId),
  );
  const byModel = new Map(models.map(({ id, reportId }) => [id, lines.find((one) => one.id === reportId)]));
  return {
    of: (id, days) => {
      const line = byModel.get(id);
      const all = line ? gainsTogether({ ...line, facts: line.followers }, days) : [];
      const gains = all.filter(({ metric }) => metric === audienceMetrics.gain);
      const meant = gains.find((fact) => (platform ? fact.platform === platform : fact.id === audienceMetrics.gain));
      // Of one platform alone its own is all.
      const only = gains.length === 1 && !platform ? gains[0] : undefined;
      return [meant ?? only ?? []].flat();
    },
    sourcesOf: (id) => byModel.get(id)?.sources ?? [],
  };
}

/** How many posts were published, or what they drew. */
async function postReader(
  db: Db,
  models: AudienceOptions["models"],
  { column, reading, now }: { column: Exclude<AudienceColumn, "gain">; reading: ReportVisibility; now: Date },
): Promise<FigureReader> {
  const read = await Promise.all(
    models.map(async ({ id }) => [id, await readPostCounts(db, id, { reading, now })] as const),
  );
  const byModel = new Map(read);
  return {
    of: (id, days) =>
      byModel
        .get(id)
        ?.factsIn(days)
        .filter(({ metric }) => metric === audienceMetrics[column]) ?? [],
    sourcesOf: (id, facts) => byModel.get(id)?.sourcesOf(facts) ?? [],
  };
}
