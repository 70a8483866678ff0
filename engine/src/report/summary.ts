import { dayMs } from "../catalogue/time.ts";
import type { Fact, SeriesPoint } from "../ledger/fact.ts";
import type { ReportLedger } from "../ledger/sealed.ts";
import { type Platform, platformNames } from "../ledger/vocabulary.ts";
import { usualEngagement } from "../standing/benchmark.ts";
import { type Standing, standingTo } from "./comparisons.ts";
import type { Facts } from "./draft.ts";
import { isThere, numberIn } from "./draft.ts";
import { type VerdictLine, verdictOf } from "./verdict.ts";

export const tileKinds = ["audience", "engagement", "posting", "earnings", "forecast"] as const;
export type TileKind = (typeof tileKinds)[number];

/** One of the figures that head a report. All ids are of its ledger. */
export interface SummaryTile {
  kind: TileKind;
  /** Id of the figure, which may be missing. */
  fact: string;
  /** Ids of the figures that stand small beside it. */
  beside: string[];
  /** How the figure stands to what is usual. */
  standing?: { level: Standing; against: string };
  /** The last 90 days of what it counts, a point a day; days that not every platform has are left out. */
  line?: Pick<SeriesPoint, "at" | "value">[];
}

/** What heads a report: figures and sentences of its ledger, and nothing else. */
export interface ReportSummary {
  tiles: SummaryTile[];
  verdict: VerdictLine[];
}

const lineDays = 90;

/**
 * What heads a report for one reader: up or down, good or bad, how much money, what is alarming, what to do.
 *
 * @param ledger as its reader may see it: what is not in it heads nothing, without a gap
 */
export function summariseReport(ledger: Pick<ReportLedger, "facts" | "statements" | "series">): ReportSummary {
  const facts: Facts = new Map(ledger.facts.map((fact) => [fact.id, fact]));
  const size = (platform: Platform) => numberIn(facts, `${platform}.followers`) ?? -1;
  const platforms = platformNames
    .filter((platform) => facts.has(`${platform}.followers`))
    .sort((a, b) => size(b) - size(a));
  const audience = audienceTile(facts, platforms, ledger.series);
  const tiles = [
    audience,
    engagementTile(facts, platforms),
    postingTile(facts, platforms),
    earningsTile(facts),
    forecastTile(facts, platforms, audience),
  ];
  return { tiles: withoutRepeatedReason(facts, tiles), verdict: verdictOf(ledger) };
}

/** What is missing for a reason that a tile before it states has no tile: it is said once. Earnings have their own remedy, a statement. */
function withoutRepeatedReason(facts: Facts, tiles: (SummaryTile | undefined)[]): SummaryTile[] {
  const reasonOf = (id: string) => facts.get(id)?.reason?.code;
  const said = new Set<string>();
  return tiles.flatMap((tile) => {
    if (!tile) return [];
    const reason = reasonOf(tile.fact);
    if (reason !== undefined && said.has(reason) && tile.kind !== "earnings") return [];
    for (const code of [reason, ...tile.beside.map(reasonOf)]) if (code !== undefined) said.add(code);
    return [tile];
  });
}

/** The first of these that is there; else the first that is missing; undefined where the ledger has none. */
function firstOf(facts: Facts, ids: readonly string[]): Fact | undefined {
  return facts.get(ids.find((id) => isThere(facts, id)) ?? ids.find((id) => facts.has(id)) ?? "");
}

/** Followers of all platforms with what they gained; where nobody follows, the subscribers. */
function audienceTile(facts: Facts, platforms: Platform[], series: ReportLedger["series"]): SummaryTile | undefined {
  const counted = platforms.filter((platform) => isThere(facts, `${platform}.followers`));
  // A total of one platform is that platform's, and is called by it.
  const sum = counted.length > 1 ? ["follows.total"] : [];
  const total = firstOf(facts, [...sum, ...platforms.map((platform) => `${platform}.followers`), "follows.total"]);
  const subscribers = facts.get("onlyfans.subscribers");
  const shown = total?.value == null && subscribers?.value != null ? subscribers : total;
  if (!shown) return undefined;
  if (shown === subscribers || shown.value === null) return { kind: "audience", fact: shown.id, beside: [] };
  const of = shown.platform ? [shown.platform] : counted;
  const line = lineOf(series, of);
  return {
    kind: "audience",
    fact: shown.id,
    beside: gainsBeside(facts, of),
    ...growthStanding(facts, of),
    ...(line.length > 1 && { line }),
  };
}

/** How the growth of the largest platform that has it stands to that of creators of its size. */
function growthStanding(facts: Facts, platforms: readonly Platform[]): Pick<SummaryTile, "standing"> {
  for (const platform of platforms) {
    const [own, usual] = [facts.get(`${platform}.gainPercent`), facts.get(`${platform}.peerGrowth`)];
    const level = typeof own?.value === "number" && typeof usual?.value === "number" && standingTo(own, usual);
    if (usual && level) return { standing: { level, against: usual.id } };
  }
  return {};
}

/**
 * What the platforms gained together, with its percentage. Where one of them has no gain there is no sum: then the gains of those
 * that have one, each alone, so that none hides another; of one, with its percentage.
 */
function gainsBeside(facts: Facts, platforms: readonly Platform[]): string[] {
  const known = platforms.filter((platform) => isThere(facts, `${platform}.gain`));
  const of = platforms.length > 1 && isThere(facts, "follows.gain") ? "follows" : (known[0] ?? platforms[0]);
  if (of !== "follows" && known.length > 1) return known.map((platform) => `${platform}.gain`);
  // Where the gain is missing its percentage is too, for the same reason.
  return [`${of}.gain`, `${of}.gainPercent`].filter(
    (id, index) => facts.has(id) && (index === 0 || isThere(facts, id)),
  );
}

/** The sum of the platforms' lines, on the days that all of them have. */
function lineOf(series: ReportLedger["series"], platforms: readonly Platform[]) {
  const lines = platforms.map((platform) =>
    series.find(({ metric, platform: of }) => metric === "followers" && of === platform),
  );
  const byDay = lines.map((one) => new Map(one?.points.map(({ at, value }) => [at.slice(0, 10), value])));
  const [first] = byDay;
  if (!first) return [];
  const days = [...first.keys()].sort();
  const from = Date.parse(days.at(-1) ?? "") - lineDays * dayMs;
  return days
    .filter((day) => Date.parse(day) > from && byDay.every((one) => one.has(day)))
    .map((day) => ({ at: day, value: byDay.reduce((sum, one) => sum + (one.get(day) ?? 0), 0) }));
}

/** Of the largest platform that has it, and how it stands to creators of its size: those read here, else what is published. */
function engagementTile(facts: Facts, platforms: Platform[]): SummaryTile | undefined {
  const rate = firstOf(
    facts,
    platforms.map((platform) => `${platform}.engagement`),
  );
  if (!rate) return undefined;
  const other = rate.platform && usualEngagement(facts.values(), rate.platform);
  const level = other && standingTo(rate, other);
  return {
    kind: "engagement",
    fact: rate.id,
    beside: [],
    ...(other && level && { standing: { level, against: other.id } }),
  };
}

/** How often the largest platform that has it is posted on, and how long ago that was last. */
function postingTile(facts: Facts, platforms: Platform[]): SummaryTile | undefined {
  const rate = firstOf(
    facts,
    [...platforms, "onlyfans"].map((platform) => `${platform}.postFrequency`),
  );
  if (!rate) return undefined;
  const since = `${rate.platform}.daysSincePost`;
  return { kind: "posting", fact: rate.id, beside: isThere(facts, since) ? [since] : [] };
}

/** Of a month, with its change. Who may not see it has no tile: that it is not public is known of everybody. */
function earningsTile(facts: Facts): SummaryTile | undefined {
  const earned = facts.get("onlyfans.earningsNet");
  if (!earned || earned.reason?.code === "not-public") return undefined;
  const change = "onlyfans.earningsChange";
  return { kind: "earnings", fact: earned.id, beside: isThere(facts, change) ? [change] : [] };
}

/** Of one platform beside an audience of several it has that platform's count: without it the forecast would be read as a fall. */
function forecastTile(facts: Facts, platforms: Platform[], audience?: SummaryTile): SummaryTile | undefined {
  const ahead = firstOf(facts, ["follows.forecast", ...platforms.map((platform) => `${platform}.forecast`)]);
  if (!ahead) return undefined;
  const now = `${ahead.platform}.followers`;
  const isOther = ahead.platform && isThere(facts, ahead.id) && isThere(facts, now) && audience?.fact !== now;
  return { kind: "forecast", fact: ahead.id, beside: isOther ? [now] : [] };
}
