import type { Fact, Statement } from "../ledger/fact.ts";
import type { Facts } from "./draft.ts";
import { numberIn } from "./draft.ts";
import { type StatementKey, slotRules } from "./statement-keys.ts";

/**
 * What a sentence of the verdict is there for. First what goes well (`plus`), else how far the audience is below its high (`fall`), else where it
 * stands (`level`), else what is not known of it (`missing`); then the gravest finding (`risk`), else a fall of
 * earnings that may be chance (`swing`), else that the checks found none (`clear`); then the first
 * next step.
 */
export const verdictRoles = ["plus", "level", "fall", "missing", "risk", "swing", "clear", "next"] as const;
export type VerdictRole = (typeof verdictRoles)[number];

export interface VerdictLine {
  role: VerdictRole;
  statement: Statement;
}

/** Changes of so many percent count 1: of followers in 28 days, of likes and comments, of earnings in a month, and of followers since their high. */
const notable = { followers: 3, response: 20, earnings: 10, long: 10 };
/** Less is no news, though it may be sure; and no strength yet. */
const leastWeight = 0.1;
const leastPlus = 0.3;
/** A fall that no check raised never outweighs a raised medium finding. */
const mostUnraised = 2;

/** How much a sentence surely says, 1 being notable; undefined where its figures do not say. */
type Weigh = (slots: Record<string, string>, facts: Facts) => number | undefined;

/** What speaks for a creator. A new sentence that does joins here. */
const pluses: { [Key in StatementKey]?: Weigh } = {
  "growth.gained": ({ gain = "" }, facts) =>
    surely(facts.get(gain.replace(/gain$/, "gainPercent")), 1, notable.followers),
  "growth.up": ({ forecast = "", now = "" }, facts) => towards(facts, { forecast, now }, 1),
  "money.rose": ({ change = "" }, facts) => surely(facts.get(change), 1, notable.earnings),
  "money.roseQuarter": ({ change = "" }, facts) => surely(facts.get(change), 1, notable.earnings),
  "money.priceMore": ({ change = "" }, facts) => surely(facts.get(change), 1, notable.earnings),
  "money.joinerRose": ({ change = "" }, facts) => surely(facts.get(change), 1, notable.earnings),
  "engagement.rising": ({ change = "" }, facts) => surely(facts.get(change), 1, notable.response),
  "engagement.aboveYear": ({ change = "" }, facts) => surely(facts.get(change), 1, notable.response),
  "engagement.aboveBenchmark": (slots, facts) => doublings(facts, slots.engagement, slots.benchmark, 1),
  "engagement.abovePeers": ({ place = "" }, facts) => aboveMiddle(facts.get(place)),
  "growth.faster": ({ place = "" }, facts) => aboveMiddle(facts.get(place)),
  "themes.more": ({ change = "" }, facts) => surely(facts.get(change), 1, notable.response),
  "formats.more": ({ change = "" }, facts) => surely(facts.get(change), 1, notable.response),
  "formats.pairing": ({ change = "" }, facts) => surely(facts.get(change), 1, notable.response),
  "schedule.window": ({ lift = "" }, facts) => surely(facts.get(lift), 1, notable.response),
  "schedule.windowUtc": ({ lift = "" }, facts) => surely(facts.get(lift), 1, notable.response),
  "position.together": ({ position = "" }, facts) => aboveMiddle(facts.get(position)),
  "position.percentile": ({ position = "" }, facts) => aboveMiddle(facts.get(position)),
};

/** The long course of an audience that falls. */
const falls: { [Key in StatementKey]?: Weigh } = {
  "growth.belowHigh": ({ change = "" }, facts) => surely(facts.get(change), -1, notable.long),
};

/** What speaks against one without being a finding of the checks. */
const minuses: { [Key in StatementKey]?: Weigh } = {
  "growth.lost": ({ gain = "" }, facts) =>
    surely(facts.get(gain.replace(/gain$/, "gainPercent")), -1, notable.followers),
  "growth.down": ({ forecast = "", now = "" }, facts) => towards(facts, { forecast, now }, -1),
  "money.fell": ({ change = "" }, facts) => surely(facts.get(change), -1, notable.earnings),
  "money.priceLess": ({ change = "" }, facts) => surely(facts.get(change), -1, notable.earnings),
  "money.joinerFell": ({ change = "" }, facts) => surely(facts.get(change), -1, notable.earnings),
  "engagement.belowYear": ({ change = "" }, facts) => surely(facts.get(change), -1, notable.response),
  "engagement.belowPeers": (slots, facts) => doublings(facts, slots.engagement, slots.peers, -1),
  "engagement.belowBenchmark": (slots, facts) => doublings(facts, slots.engagement, slots.benchmark, -1),
};

const severities = { low: 1, medium: 2, high: 3 };
/**
 * What is added to a finding's severity: something that is happening outweighs a sign of something odd, and this a condition that
 * has held for long, such as most followers on one platform.
 */
const urgency: { [Key in StatementKey]?: number } = {
  "risk.decline": 2.1,
  "risk.cadence": 2.1,
  "risk.engagementFalling": 2.1,
  "risk.engagementWatch": 2.1,
  "risk.followersFalling": 2.1,
  "risk.followersWatch": 2.1,
  "risk.earningsFalling": 2.2,
  "risk.earningsWatch": 2.1,
  "risk.payersQuiet": 2.1,
  "risk.payersQuietMore": 2.1,
  "risk.payersQuietShare": 2.1,
  "risk.suddenFall": 1.1,
  "risk.unexplainedRise": 1.1,
  "risk.unexplainedRises": 1.1,
  "risk.steadyLikes": 1.1,
  "risk.followsMany": 1.1,
  "risk.onePost": 1.1,
  "risk.belowTier": 1.1,
};

/** Where the audience is going. */
const courses: readonly string[] = [
  "overview.rose",
  "overview.fell",
  "overview.still",
] satisfies readonly StatementKey[];
/** What is shown as a fall, and may be none. */
const swings: readonly string[] = ["money.fellMaybe"] satisfies readonly StatementKey[];
const clears: readonly string[] = ["checks.noneFound", "checks.ranNoneFound"] satisfies readonly StatementKey[];
/** They state that figures are missing without naming one. */
const withoutAny: readonly string[] = ["overview.untypedAll", "overview.nothing"] satisfies readonly StatementKey[];
/** Where a missing figure matters for the verdict, and is named: on the card of its platform it is not. */
const essential: readonly string[] = ["platformOverview", "growthPotential"];

/**
 * The verdict on a report: at most three of its sentences. Chosen by how much they surely say: the near end of a figure's interval,
 * against what is notable, weighed by √ of the platform's share of the followers. None that calls a rise or fall what may be none is chosen.
 * Source: docs/methods.md, 'Verdict'.
 *
 * @param ledger as its reader may see it; what is not in it is not chosen
 */
export function verdictOf(ledger: { facts: readonly Fact[]; statements: readonly Statement[] }): VerdictLine[] {
  const facts: Facts = new Map(ledger.facts.map((fact) => [fact.id, fact]));
  const sure = ledger.statements.filter((statement) => isSure(statement, facts));
  const first = (keys: readonly string[]) => sure.find(({ key }) => keys.includes(key));
  const isPaused = pausedIn(sure, facts);
  const plus = heaviest(
    sure,
    (statement) => (isPaused(statement) ? undefined : weighed(pluses, statement, facts)),
    leastPlus,
  );
  const fall = plus ? undefined : heaviest(sure, (statement) => weighed(falls, statement, facts));
  const risk = heaviest(sure, (statement) => riskWeight(statement, facts));
  const swing = first(swings);
  const known = sure.filter(({ key }) => courses.includes(key));
  const level = known.find((statement) => isStill(statement, facts));
  // What falls stands among the risks; other figures may be missing beside it, and are not the news.
  const missing = known.length === 0 ? sure.find(isAbsence) : undefined;
  const lines: [VerdictRole, Statement | undefined][] = [
    plus ? ["plus", plus] : fall ? ["fall", fall] : level ? ["level", level] : ["missing", missing],
    risk ? ["risk", risk] : swing ? ["swing", swing] : ["clear", first(clears)],
    ["next", sure.find(({ place }) => place === "next")],
  ];
  return lines.flatMap(([role, statement]) => (statement ? [{ role, statement }] : []));
}

/** Whether a sentence says of older posts what would speak for a creator, where none has been posted for long: on its platform, or anywhere. */
function pausedIn(statements: readonly Statement[], facts: Facts): (one: Statement) => boolean {
  const platformsIn = ({ slots }: Statement) => Object.values(slots).flatMap((id) => facts.get(id)?.platform ?? []);
  const paused = new Set(statements.filter(({ key }) => key === "risk.cadence").flatMap(platformsIn));
  return (one) => {
    const own = platformsIn(one);
    return (
      ofPosts.has(one.section) && (own.length === 0 ? paused.size > 0 : own.some((platform) => paused.has(platform)))
    );
  };
}
/** Sections that speak of posts. */
const ofPosts: ReadonlySet<string> = new Set(["engagementMetrics", "contentAnalysis"]);

function heaviest(
  statements: readonly Statement[],
  weigh: (one: Statement) => number | undefined,
  least = leastWeight,
) {
  return statements
    .map((statement) => ({ statement, weight: weigh(statement) ?? 0 }))
    .filter(({ weight }) => weight >= least)
    .reduce<{ statement: Statement; weight: number } | undefined>(
      (best, one) => (best && best.weight >= one.weight ? best : one),
      undefined,
    )?.statement;
}

function riskWeight(statement: Statement, facts: Facts): number | undefined {
  if (statement.place === "risk") return severities[statement.severity ?? "low"] + (rowOf(urgency, statement.key) ?? 0);
  const weight = weighed(minuses, statement, facts);
  return weight === undefined ? undefined : Math.min(mostUnraised, weight);
}

/** The weight of a sentence by its key's row, and by the size of the platform that it is about. */
function weighed(rows: { [Key in StatementKey]?: Weigh }, { key, slots }: Statement, facts: Facts) {
  const weight = rowOf(rows, key)?.(slots, facts);
  if (weight === undefined) return undefined;
  const platforms = Object.values(slots).flatMap((id) => facts.get(id)?.platform ?? []);
  const [total, own] = [numberIn(facts, "follows.total"), numberIn(facts, `${platforms[0]}.followers`)];
  return total && own !== undefined ? weight * Math.sqrt(Math.min(1, own / total)) : weight;
}

const rowOf = <Row>(rows: { [Key in StatementKey]?: Row }, key: string): Row | undefined =>
  Object.entries(rows).find(([name]) => name === key)?.[1];

/** The end of the interval that is nearer to nothing, in the direction `sign`. */
function nearEnd(fact: Fact | undefined, sign: 1 | -1): number | undefined {
  return typeof fact?.value === "number" ? ((sign > 0 ? fact.low : fact.high) ?? fact.value) : undefined;
}

/** The least that a change surely comes to in the direction `sign`, in units of `unit`. */
function surely(fact: Fact | undefined, sign: 1 | -1, unit: number): number | undefined {
  const near = nearEnd(fact, sign);
  return near === undefined ? undefined : (sign * near) / unit;
}

/** The least that followers surely move by until the forecast's day, percent in units of what is notable. */
function towards(facts: Facts, { forecast, now }: { forecast: string; now: string }, sign: 1 | -1) {
  const [near, last] = [nearEnd(facts.get(forecast), sign), numberIn(facts, now)];
  return near === undefined || !last ? undefined : (sign * 100 * (near / last - 1)) / notable.followers;
}

/** How far above the middle of others a place surely is: the best of all counts 2. */
function aboveMiddle(place: Fact | undefined): number | undefined {
  const least = nearEnd(place, 1);
  return least === undefined ? undefined : (least - 50) / 25;
}

/** How often a figure surely doubles (`sign` 1) or halves another. */
function doublings(facts: Facts, figure = "", other = "", sign: 1 | -1 = 1): number | undefined {
  const [near, beside] = [nearEnd(facts.get(figure), sign), numberIn(facts, other)];
  return near && beside ? sign * Math.log2(near / beside) : undefined;
}

/** False where a figure that the sentence calls a rise or a fall may be neither. */
function isSure({ key, slots }: Statement, facts: Facts): boolean {
  return Object.entries(slotRules(key) ?? {}).every(([slot, rule]) => {
    const { low, high } = facts.get(slots[slot] ?? "") ?? {};
    if (rule.endsWith(" rise")) return (low ?? 1) > 0;
    return !rule.endsWith(" fall") || (high ?? -1) < 0;
  });
}

/** A course too small to be news. */
function isStill({ slots }: Statement, facts: Facts): boolean {
  const change = numberIn(facts, slots.percent ?? "") ?? 0;
  return change < leastPlus * notable.followers && -change < leastWeight * notable.followers;
}

function isAbsence({ key, section }: Statement): boolean {
  const rules: string[] = Object.values(slotRules(key) ?? {});
  return essential.includes(section) && (rules.includes("absent") || withoutAny.includes(key));
}
