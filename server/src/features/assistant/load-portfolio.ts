import type { Knowledge, PortfolioModel } from "@fanradar/assistant/knowledge";
import {
  earningsPerSubscriber,
  type Fact,
  type Period,
  type Source,
  type Statement,
  sealedFacts,
  singleFigures,
} from "@fanradar/engine";
import { inArray, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { fullVisibility, type ReportVisibility } from "../../domain/access/visibility.ts";
import { prefixLedger } from "../../domain/creators/chosen-models.ts";
import { redactReport } from "../../domain/reports/redact-report.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { reports } from "../../platform/db/schema.ts";
import { findGainsOf, findGoalOf } from "./gains-of-days.ts";
import { type OwnModel, standOf } from "./own-models.ts";

/** What a question over several models reads of each one's report. */
interface Extract {
  facts: Fact[];
  sources: Source[];
  /** Of what asks for attention, most severe first. */
  statements: Statement[];
}

/** Metrics of a model that answers about several state; those of statements come with them. */
const metrics = [
  ...(["followers", "follows.total", "subscribers", "engagement", "engagementByViews", "engagementChange"] as const),
  ...(["gain", "gainPercent", "forecast", "chanceOfDecline", "avgViews", "postFrequency", "likesAverage"] as const),
  ...([
    "commentsAverage",
    "earningsNet",
    "earningsChange",
    "earningsPerPayer",
    "price",
    "reachTotal",
    "viewsTotal",
    "tier",
    "peerEngagement",
  ] as const),
  ...([
    "share.largest",
    "coverage",
    "daysSincePost",
    "viralPotential",
    "suddenFall",
    "extrasShare",
    "subscriberRate",
    "earningsPerThousand",
  ] as const),
];
const severities = ["high", "medium", "low"];
const attentionEach = 3;
/** Models of which one question states figures. */
export const mostModels = 200;
const atOnce = 50;

/** What is sealed never changes: an extract is read once for each visibility. */
const extracts = new LRUCache<string, Extract>({ max: 2_000 });
const keyOf = ({ name }: ReportVisibility, hash: string) => `${name} ${hash}`;

const extractRow = z.object({
  hash: z.string(),
  facts: z.array(z.custom<Fact>((value) => typeof value === "object")),
  statements: z.array(z.custom<Statement>((value) => typeof value === "object")),
  sources: z.array(z.custom<Source>((value) => typeof value === "object")),
});

/**
 * The viewer's own models with figures of their newest reports as `visibility` shows them, the largest first, at most 200.
 * Reports that were not read before are read fifty at a time. Where a question names `days`, gains are of these; where it names a
 * `goal` of followers, the days until it is reached stand beside.
 */
export async function loadPortfolio(
  db: Db,
  own: readonly OwnModel[],
  { visibility, days, goal }: { visibility: ReportVisibility; days: Period | undefined; goal: number | undefined },
): Promise<Pick<Knowledge, "facts" | "sources" | "statements"> & { models: PortfolioModel[] }> {
  await readExtracts(db, own, visibility);
  const sizes = own.map((model) => ({
    model,
    extract: model.hash === null ? undefined : extracts.get(keyOf(visibility, model.hash)),
  }));
  const sized = sizes
    .map((one) => ({ ...one, size: Number(one.extract?.facts.find(({ id }) => id === "follows.total")?.value ?? -1) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, mostModels);
  const reports = sized.flatMap(({ model: { reportId }, extract }) =>
    extract && reportId !== null ? [{ id: reportId, facts: extract.facts }] : [],
  );
  const gains = days && (await findGainsOf(db, reports, days));
  const goals = goal === undefined ? undefined : await findGoalOf(db, reports, goal);
  const facts = new Map<string, Fact>();
  const sources: Source[] = [];
  const statements = new Map<string, NonNullable<ReturnType<Knowledge["statements"]["get"]>>>();
  const models = sized.map(({ model, extract }): PortfolioModel => {
    const { id, name, reportId } = model;
    const ledger =
      extract &&
      prefixLedger(id, {
        ...extract,
        facts: [...inDays(extract.facts, gains?.get(reportId ?? 0)), ...(goals?.get(reportId ?? 0) ?? [])],
      });
    for (const fact of ledger?.facts ?? []) facts.set(fact.id, fact);
    sources.push(...(ledger?.sources ?? []));
    const attention = (extract?.statements ?? []).map((statement, at) => {
      const slots = Object.fromEntries(Object.entries(statement.slots).map(([slot, fact]) => [slot, `${id}.${fact}`]));
      const key = `${id}.report.${at}`;
      statements.set(key, { statement: { ...statement, slots }, from: "report" });
      return key;
    });
    return { id, name, attention, ...standOf(model) };
  });
  return { facts, sources, statements, models };
}

/** Facts with the gains of days that a question names in place of the report's own. */
const inDays = (facts: readonly Fact[], gains: readonly Fact[] | undefined): Fact[] =>
  gains ? [...facts.filter(({ metric }) => metric !== "gain" && metric !== "gainPercent"), ...gains] : [...facts];

async function readExtracts(db: Db, own: readonly OwnModel[], visibility: ReportVisibility): Promise<void> {
  const unread = own.flatMap(({ reportId, hash }) =>
    reportId !== null && hash && !extracts.has(keyOf(visibility, hash)) ? [reportId] : [],
  );
  for (let from = 0; from < unread.length; from += atOnce) {
    const ids = unread.slice(from, from + atOnce);
    const read =
      visibility.name === fullVisibility.name ? await readWhole(db, ids) : await readRedacted(db, ids, visibility);
    for (const { hash, ...extract } of read) extracts.set(keyOf(visibility, hash), extractOf(extract));
  }
}

/** The part of reports that extracts need, as the database picks it. */
async function readWhole(db: Db, ids: readonly number[]): Promise<(Extract & { hash: string })[]> {
  const { rows } = await db.execute(sql`
    select hash, sealed -> 'sources' as sources, picked.statements, (
      select coalesce(jsonb_agg(fact), '[]') from jsonb_array_elements(sealed -> 'facts') fact
      where fact ->> 'metric' = any(${sql.param([...metrics])}::text[])
        or fact ->> 'id' in (select slot.value from jsonb_array_elements(picked.statements) one, jsonb_each_text(one -> 'slots') slot)
    ) as facts
    from reports, lateral (
      select coalesce(jsonb_agg(one), '[]') as statements from jsonb_array_elements(sealed -> 'statements') one
      where one ->> 'place' = 'risk' and one ? 'severity'
    ) picked
    where id = any(${sql.param([...ids])}::int[])`);
  return rows.map((one) => extractRow.parse(one));
}

/** The same of redacted reports: what takes the place of a hidden figure is known from the whole report alone. */
async function readRedacted(
  db: Db,
  ids: readonly number[],
  visibility: ReportVisibility,
): Promise<(Extract & { hash: string })[]> {
  const rows = await db
    .select({ hash: reports.hash, sealed: reports.sealed })
    .from(reports)
    .where(inArray(reports.id, [...ids]));
  return rows.map(({ hash, sealed }) => {
    const { facts, sources, statements } = redactReport(visibility, sealed);
    const picked = statements.filter(({ place, severity }) => place === "risk" && severity !== undefined);
    const stated = new Set(picked.flatMap(sealedFacts));
    const isPicked = ({ id, metric }: Fact) => stated.has(id) || metrics.some((one) => one === metric);
    return { hash, facts: facts.filter(isPicked), sources: [...sources], statements: picked };
  });
}

function extractOf({ facts: picked, statements, sources }: Extract): Extract {
  const facts = [...picked, ...earningsPerSubscriber(picked)];
  const all = [...singleFigures(facts), ...facts];
  const ids = new Set(all.map(({ id }) => id));
  const rankOf = ({ severity = "low" }: Statement) => severities.indexOf(severity);
  const behind = new Set(all.flatMap((fact) => fact.sources));
  return {
    facts: all,
    sources: sources.filter(({ evidence }) => behind.has(evidence)),
    statements: statements
      .filter((one) => sealedFacts(one).every((id) => ids.has(id)))
      .sort((a, b) => rankOf(a) - rankOf(b))
      .slice(0, attentionEach),
  };
}
