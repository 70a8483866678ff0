import { audienceOf, hasNoFigures } from "../builder/audience.ts";
import type { Statement } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { relationOf } from "./comparisons.ts";
import { type Facts, isMissing, isThere, makeStatement, numberIn, remedyFor } from "./draft.ts";
import { mergePairs } from "./merge-pairs.ts";

/** Logarithm of the ratio: a quarter more. Less is no news, though it may be sure. */
const leastUnlike = Math.log(1.25);
const at = { section: "platformOverview", place: "overview" } as const;

/** How large the audience is, where it is going, and what is not known of it. */
export function overview(facts: Facts, platforms: Platform[]): Statement[] {
  const counted = platforms.filter((platform) => isThere(facts, `${platform}.followers`));
  const said = [
    ...size(facts, counted),
    ...courses(facts, counted),
    ...effort(facts, platforms),
    ...platforms.flatMap((platform) => older(facts, platform)),
    ...platforms.flatMap((platform) => dropped(facts, platform)),
    ...platforms.flatMap((platform) => disagreements(facts, platform)),
    ...unknown(facts, platforms),
  ];
  return said.length > 0 ? said : [makeStatement("overview.nothing", {}, at)];
}

function size(facts: Facts, counted: Platform[]): Statement[] {
  const said: Statement[] = [];
  const [first, second, third] = counted.map(audienceOf);
  const sum = { total: "follows.total", share: "share.largest", platform: "share.largestPlatform" };
  if (first && second && isThere(facts, sum.share))
    said.push(
      third
        ? makeStatement("overview.togetherThree", { first, second, third, ...sum }, at)
        : makeStatement("overview.together", { first, second, ...sum }, at),
    );
  else
    said.push(...counted.map((platform) => makeStatement("overview.single", { followers: audienceOf(platform) }, at)));
  if (isThere(facts, "onlyfans.subscribers"))
    said.push(makeStatement("overview.subscribers", { subscribers: "onlyfans.subscribers" }, at));
  return said;
}

/** Where each audience is going; two platforms that were first read today are said in one breath. */
function courses(facts: Facts, counted: Platform[]): Statement[] {
  const said = counted.flatMap((platform) => course(facts, platform));
  const isFirst = ({ key }: Statement) => key === "overview.firstReading";
  return mergePairs(facts, said, {
    isOne: isFirst,
    slot: "gain",
    both: (first, second) => makeStatement("overview.firstReadingTwo", { first, second }, at),
  });
}

function course(facts: Facts, platform: Platform): Statement[] {
  const [gain, percent] = [`${platform}.gain`, `${platform}.gainPercent`];
  const reason = facts.get(gain)?.reason;
  if (reason?.readyOn)
    return [makeStatement((reason.has ?? 0) > 1 ? "overview.fewReadings" : "overview.firstReading", { gain }, at)];
  if (numberIn(facts, gain) === 0) return [makeStatement("overview.still", { gain }, at)];
  // From 0 followers there is no relative gain, and no sentence.
  const change = numberIn(facts, percent) ?? 0;
  if (change > 0) return [makeStatement("overview.rose", { percent }, at)];
  return change < 0 ? [makeStatement("overview.fell", { percent }, at)] : [];
}

/** The platform whose part of the response is surely most unlike its part of the posts. */
function effort(facts: Facts, platforms: Platform[]): Statement[] {
  const unlike = platforms.flatMap((platform) => {
    const slots = { posts: `${platform}.effort.posts`, response: `${platform}.effort.response` };
    const relation = relationOf(facts.get(slots.response), facts.get(slots.posts));
    const distance = Math.abs(Math.log((numberIn(facts, slots.response) ?? 0) / (numberIn(facts, slots.posts) ?? 0)));
    return relation && relation !== "meets" && distance >= leastUnlike ? [{ slots, relation, distance }] : [];
  });
  const most = unlike.sort((a, b) => b.distance - a.distance)[0];
  if (!most) return [];
  return [makeStatement(most.relation === "above" ? "effort.more" : "effort.less", most.slots, at)];
}

/** Figures from an earlier reading are stated with their age. */
function older(facts: Facts, platform: Platform): Statement[] {
  const reading = `${platform}.reading`;
  return isMissing(facts, reading)
    ? [makeStatement("overview.older", { reading, audience: audienceOf(platform) }, at)]
    : [];
}

/** Posts that were answered and could not be read are in no figure. */
function dropped(facts: Facts, platform: Platform): Statement[] {
  const id = `${platform}.evidence.postsDropped`;
  return isThere(facts, id) ? [makeStatement("overview.postsDropped", { dropped: id }, at)] : [];
}

/** Where sources of a key figure disagree: which one is used, and where the others are. */
function disagreements(facts: Facts, platform: Platform): Statement[] {
  const hasConflicts = (id: string) => (facts.get(id)?.conflicts?.length ?? 0) > 0;
  const audience = audienceOf(platform);
  // Net first: it is the one of the two that the page shows.
  const earned = ["onlyfans.earningsNet", "onlyfans.earningsGross"];
  const earnings = platform === "onlyfans" ? earned.find(hasConflicts) : undefined;
  return [
    ...(audience && hasConflicts(audience)
      ? [
          facts.get(audience)?.formula === "subscribers.paying"
            ? makeStatement("overview.conflictPaying", { subscribers: audience }, at)
            : makeStatement("overview.conflict", { followers: audience }, at),
        ]
      : []),
    ...(earnings ? [makeStatement("overview.conflictEarnings", { earnings }, at)] : []),
  ];
}

function unknown(facts: Facts, platforms: Platform[]): Statement[] {
  // A platform without a link was not read: its figures come from a statement or a connected account.
  const absent = platforms.filter(
    (platform) =>
      isMissing(facts, audienceOf(platform)) && facts.get(audienceOf(platform))?.reason?.code !== "not-linked",
  );
  const isTyped = (platform: Platform) => remedyFor(facts, platform)?.action === "typed";
  const untyped = absent.filter((platform) => isTyped(platform) && hasNoFigures(facts, platform));
  const said = absent.flatMap((platform) => {
    if (untyped.includes(platform)) return [];
    // To others its audience is not public, beside figures of it that are.
    const isPrivate = facts.get(audienceOf(platform))?.reason?.code === "not-public";
    if (isPrivate && !hasNoFigures(facts, platform)) return [];
    if (isTyped(platform)) return missingFigures(remedyFor(facts, platform)?.missing ?? []);
    return [makeStatement("overview.unread", { audience: audienceOf(platform) }, at)];
  });
  return [...said, ...untypedOf(untyped.map(audienceOf), untyped.length === platforms.length)];
}

/** Which figures of a platform are still missing, where it has others. */
function missingFigures([first, second]: string[]): Statement[] {
  if (!first) return [];
  return [
    second
      ? makeStatement("overview.missingTwo", { first, second }, at)
      : makeStatement("overview.missing", { first }, at),
  ];
}

/** One sentence for all of them: the same thing said of each would be noise. */
function untypedOf(untyped: string[], isAll: boolean): Statement[] {
  const [first, second, third] = untyped;
  if (!first) return [];
  if (!second) return [makeStatement("overview.untyped", { first }, at)];
  if (isAll) return [makeStatement("overview.untypedAll", {}, { ...at, evidence: untyped })];
  if (!third) return [makeStatement("overview.untypedTwo", { first, second }, at)];
  return [makeStatement("overview.untypedThree", { first, second, third }, at)];
}
