import type { Fact, Statement } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { relationOf, signOf, standingTo } from "./comparisons.ts";
import { type Facts, isMissing, isThere, makeStatement, numberIn } from "./draft.ts";
import { mergePairs } from "./merge-pairs.ts";

const section = "growthPotential";
/** Of each platform: more of them would bury the rest. */
const mostJumps = 3;
/** Percent. From here on the risks name a decline. */
const likely = 80;
/** Percent of the others. */
const middle = 50;
/** Part of the larger of two gains. Less is no news, though it may be sure. */
const leastOfYear = 0.1;
/** Signs of growth. */
const growth = { section, place: "growth" } as const;
/** What else is known of the coming weeks. */
const outlook = { section, place: "outlook" } as const;

/** Signs of growth, then signs against it and unknowns. The first part is never empty. */
export function growthOf(facts: Facts, platforms: Platform[]): Statement[] {
  const said = mergePairs(
    facts,
    platforms.flatMap((platform) => [
      ...past(facts, platform),
      ...belowHigh(facts, platform),
      ...againstYear(facts, platform),
      ...course(facts, platform),
      ...pace(facts, platform),
      ...perPost(facts, platform),
      ...jumps(facts, platform),
      ...ahead(facts, platform),
    ]),
    {
      isOne: ({ key }) => key === "growth.absent",
      slot: "forecast",
      both: (first, second) => makeStatement("growth.absentTwo", { first, second }, outlook),
    },
  );
  if (said.some(({ place }) => place === growth.place)) return [...said, ...position(facts)];
  const isMeasured = said.some(({ key }) => !key.startsWith("growth.absent"));
  if (isMeasured) return [makeStatement("growth.noneUp", {}, growth), ...said, ...position(facts)];
  if (said.length > 0) return [...said.map((one) => ({ ...one, ...growth })), ...position(facts)];
  const unknown = isMissing(facts, "follows.total")
    ? [makeStatement("growth.unknown", { follows: "follows.total" }, growth)]
    : [];
  return [...unknown, ...position(facts)];
}

function past(facts: Facts, platform: Platform): Statement[] {
  const gain = `${platform}.gain`;
  const change = numberIn(facts, gain) ?? 0;
  if (change > 0) return [makeStatement("growth.gained", { gain }, growth)];
  return change < 0 ? [makeStatement("growth.lost", { gain }, outlook)] : [];
}

/** How far the audience is below its highest count, where that was long ago. */
function belowHigh(facts: Facts, platform: Platform): Statement[] {
  const slots = { now: `${platform}.followers`, high: `${platform}.high`, change: `${platform}.sinceHigh` };
  return isThere(facts, slots.change) ? [makeStatement("growth.belowHigh", slots, outlook)] : [];
}

/** Whether followers come faster or slower than before, on which days most of a loss fell, and the next round number. */
function course(facts: Facts, platform: Platform): Statement[] {
  const of = (metric: string) => `${platform}.${metric}`;
  const slots = { gain: of("gain"), before: of("gain.before"), expected: of("gain.expected") };
  const [now, before] = [numberIn(facts, slots.gain), numberIn(facts, slots.before)];
  const relation = relationOf(facts.get(slots.gain), facts.get(slots.expected));
  const said: Statement[] = [];
  // Of a loss that grew or shrank the loss itself is the news.
  if (now !== undefined && before !== undefined && before >= 0 && now !== 0) {
    if (relation === "above" && now > before) said.push(makeStatement("growth.quicker", slots, growth));
    if (relation === "below" && now < before)
      said.push(makeStatement(now > 0 ? "growth.slowed" : "growth.turned", slots, outlook));
  }
  const lost = { days: of("loss.days"), share: of("loss.share") };
  if (isThere(facts, lost.share)) said.push(makeStatement("growth.lostOn", lost, outlook));
  const next = { milestone: of("milestone"), days: of("milestone.days") };
  return isThere(facts, next.days) ? [...said, makeStatement("growth.milestone", next, growth)] : said;
}

/** Whether these days surely brought more or fewer followers than the same days a year before, and by enough to be news. */
function againstYear(facts: Facts, platform: Platform): Statement[] {
  const of = (metric: string) => `${platform}.${metric}`;
  const slots = { gain: of("gain"), year: of("gain.yearBefore"), change: of("gain.yearChange") };
  const way = signOf(facts.get(slots.change));
  const [now, year] = [numberIn(facts, slots.gain) ?? 0, numberIn(facts, slots.year) ?? 0];
  if (Math.abs(now - year) < leastOfYear * Math.max(Math.abs(now), Math.abs(year))) return [];
  // Of a loss that grew or shrank the loss itself is the news.
  if (way > 0 && now > 0)
    return [makeStatement(year < 0 ? "growth.gainsAfterYear" : "growth.aboveYear", slots, growth)];
  if (way < 0 && year > 0)
    return [makeStatement(now < 0 ? "growth.losesAfterYear" : "growth.belowYear", slots, outlook)];
  return [];
}

/**
 * Whether it surely grew faster or slower than half of the creators of its size, and beyond what is usual for it: the tile of the audience
 * calls what is within that typical (0325).
 */
function pace(facts: Facts, platform: Platform): Statement[] {
  const [place, peers] = [`${platform}.growthPercentile`, `${platform}.peerGrowth`];
  const { low = 0, high = 100 } = facts.get(place) ?? {};
  if (!isThere(facts, peers) || !isThere(facts, place)) return [];
  if (standingTo(facts.get(`${platform}.gainPercent`), facts.get(peers)) === "typical") return [];
  if (low > middle) return [makeStatement("growth.faster", { place, peers }, growth)];
  return high < middle ? [makeStatement("growth.slower", { place, peers }, outlook)] : [];
}

/** Whether weeks with more posts surely brought more followers. */
function perPost(facts: Facts, platform: Platform): Statement[] {
  const more = `${platform}.gainPerPost`;
  return (facts.get(more)?.low ?? 0) > 0 ? [makeStatement("growth.perPost", { more }, growth)] : [];
}

/** The largest jumps of the drawn history, oldest first, each with whether a post explains it. The chart marks them all. */
function jumps(facts: Facts, platform: Platform): Statement[] {
  const size = ({ value }: Fact) => (typeof value === "number" ? Math.abs(value) : 0);
  return [...facts.values()]
    .filter((fact) => fact.metric === "jump" && fact.platform === platform)
    .sort((a, b) => size(b) - size(a))
    .slice(0, mostJumps)
    .sort((a, b) => (a.asOf < b.asOf ? -1 : 1))
    .map(({ id: jump, value, formula }) => {
      if (Number(value) < 0) return makeStatement("growth.jumpLoss", { jump }, outlook);
      if (formula === "growth.jumpPost") return makeStatement("growth.jumpPost", { jump }, growth);
      const since = jump.replace(".jump.", ".jumpSince.");
      if (isThere(facts, since)) return makeStatement("growth.jumpLeft", { jump, since }, outlook);
      return formula === "growth.jumpUnread"
        ? makeStatement("growth.jumpUnread", { jump }, outlook)
        : makeStatement("growth.jump", { jump }, outlook);
    });
}

function ahead(facts: Facts, platform: Platform): Statement[] {
  const [forecast, now] = [`${platform}.forecast`, `${platform}.followers`];
  if (!isThere(facts, now)) return [];
  if (isMissing(facts, forecast)) return [makeStatement("growth.absent", { forecast }, outlook)];
  const slots = { forecast, now };
  const said = {
    above: makeStatement("growth.up", slots, growth),
    below: makeStatement("growth.down", slots, outlook),
    meets: makeStatement(eitherWay(facts, platform), slots, outlook),
  };
  const relation = relationOf(facts.get(forecast), facts.get(now));
  if (!relation) return [];
  const confidence = `${platform}.forecastConfidence`;
  const isWeak = facts.get(confidence)?.value === "low";
  return [said[relation], ...(isWeak ? [makeStatement("growth.lowConfidence", { confidence }, outlook)] : [])];
}

/** Of a forecast whose range has today's number: which way is likelier, by the chance that the report states of a decline. */
function eitherWay(facts: Facts, platform: Platform) {
  const chance = numberIn(facts, `${platform}.chanceOfDecline`);
  if (chance === undefined) return "growth.either";
  return chance >= likely ? "growth.mayFall" : chance <= 100 - likely ? "growth.mayRise" : "growth.either";
}

function position(facts: Facts): Statement[] {
  const at = { section, place: "position" } as const;
  const slots = { position: "market.position" };
  // The place over several platforms is another one than on each of them, which the sections before state.
  const isOfSeveral = (facts.get(slots.position)?.inputs.length ?? 0) > 1;
  if (isThere(facts, slots.position))
    return [makeStatement(isOfSeveral ? "position.together" : "position.percentile", slots, at)];
  return isMissing(facts, slots.position) ? [makeStatement("position.absent", slots, at)] : [];
}
