import { formatMetrics, standOutPlaces, themeMetrics } from "../catalogue/groups.ts";
import { dayMs } from "../catalogue/time.ts";
import type { Fact, Statement } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { type Facts, isMissing, isThere, makeStatement, numberIn } from "./draft.ts";

const section = "contentAnalysis";
/** Percent above the mean hour: less is a day without a time of its own. */
const leastOnlineChange = 5;
/** Percent of the day that three hours are: fewer posts than this come out in them only where they are avoided. */
const evenShare = 12.5;
/** A post still draws followers so long after it came out. */
const drawsDays = 3;

/** What posts are about, how often they come, and who reads them. */
export function content(facts: Facts, platforms: Platform[]): Statement[] {
  return [
    ...themes(facts, platforms),
    ...standOutPosts(facts),
    ...schedule(facts, platforms),
    ...audience(facts, platforms),
  ];
}

/** The largest part of each dimension, from connected accounts. */
function audience(facts: Facts, platforms: Platform[]): Statement[] {
  const at = { section, place: "audience" } as const;
  const unknown = "audience.demographics";
  if (isMissing(facts, unknown)) return [makeStatement("audience.absent", { audience: unknown }, at)];
  return platforms.flatMap((platform) => [
    ...(["country", "city", "age", "gender"] as const).flatMap((dimension) => {
      const part = `${platform}.audience.${dimension}.1`;
      const slots = { part, share: `${part}.share` };
      return isThere(facts, slots.share) ? [makeStatement(`audience.${dimension}`, slots, at)] : [];
    }),
    ...online(facts, platform),
  ]);
}

/** When its followers are online, where some hours stand out at all. */
function online(facts: Facts, platform: Platform): Statement[] {
  const at = { section, place: "audience" } as const;
  const more = `${platform}.audience.onlineChange`;
  if ((numberIn(facts, more) ?? 0) < leastOnlineChange) return [];
  const slots = { from: `${platform}.audience.onlineFrom`, until: `${platform}.audience.onlineUntil`, more };
  const isUtc = facts.get(more)?.formula === "audience.onlineUtc";
  const share = `${platform}.audience.postsThen`;
  return [
    isUtc ? makeStatement("audience.onlineUtc", slots, at) : makeStatement("audience.online", slots, at),
    ...((facts.get(share)?.high ?? 100) < evenShare
      ? [makeStatement(numberIn(facts, share) === 0 ? "audience.nonePostedThen" : "audience.postsThen", { share }, at)]
      : []),
  ];
}

function themes(facts: Facts, platforms: Platform[]): Statement[] {
  const at = { section, place: "themes" } as const;
  if (isMissing(facts, "theme.1")) return [makeStatement("themes.absent", { theme: "theme.1" }, at)];
  if (!isThere(facts, "theme.1") || !isThere(facts, "theme.1.share")) return [];
  return [
    makeStatement("themes.lead", { theme: "theme.1", share: "theme.1.share" }, at),
    ...nextThemes(facts),
    ...whatDraws(facts),
    ...formats(facts, platforms),
    ...(isThere(facts, "captionLanguage")
      ? [makeStatement("themes.language", { language: "captionLanguage" }, at)]
      : []),
  ];
}

/** The posts that drew most and least, each with its theme, the followers that came unusually with it, and its address. */
function standOutPosts(facts: Facts): Statement[] {
  const at = { section, place: "posts" } as const;
  const all = [...facts.values()];
  return (["up", "down"] as const).flatMap((way) =>
    standOutPlaces[way].flatMap((metric) => {
      const times = all.find((fact) => fact.metric === metric && typeof fact.value === "number");
      if (!times) return [];
      const [format, time] = [`${times.id}.format`, `${times.id}.time`];
      if (!isThere(facts, format) || !isThere(facts, time)) return [];
      const isUtc = facts.get(time)?.formula === "post.timeUtc";
      const [theme, link] = [`${times.id}.theme`, `${times.id}.link`];
      const gain = way === "up" ? jumpAfter(all, times) : undefined;
      return [
        makeStatement(`standOut.${way}${isUtc ? "Utc" : ""}`, { times: times.id, format, time }, at),
        ...(isThere(facts, theme) ? [makeStatement("standOut.theme", { theme }, { ...at, evidence: [times.id] })] : []),
        ...(gain ? [makeStatement("standOut.followers", { gain: gain.id }, { ...at, evidence: [times.id] })] : []),
        ...(isThere(facts, link) ? [makeStatement("standOut.link", { link }, at)] : []),
      ];
    }),
  );
}

/** A jump of followers that began within three days after a post came out, or was under way. */
function jumpAfter(facts: readonly Fact[], { platform, period }: Fact): Fact | undefined {
  const published = Date.parse(period?.from ?? "");
  return facts.find(
    (fact) =>
      fact.metric === "jump" &&
      fact.platform === platform &&
      Number(fact.value) > 0 &&
      Date.parse(fact.period?.from ?? "") <= published + drawsDays * dayMs &&
      Date.parse(fact.period?.to ?? "") >= published,
  );
}

/** The formats that surely draw most and least on each platform, and the theme in a format that surely draws most. */
function formats(facts: Facts, platforms: Platform[]): Statement[] {
  const at = { section, place: "themes" } as const;
  return platforms.flatMap((platform) => {
    const known = formatMetrics.flatMap((metric) => {
      const change = facts.get(`${platform}.${metric}.change`);
      return change ? [{ format: `${platform}.${metric}`, change }] : [];
    });
    const more = known.filter(({ change }) => (change.low ?? 0) > 0);
    const less = known.filter(({ change }) => (change.high ?? 0) < 0);
    const most = more.sort((a, b) => Number(b.change.value) - Number(a.change.value))[0];
    const least = less.sort((a, b) => Number(a.change.value) - Number(b.change.value))[0];
    const pairing = `${platform}.pairing`;
    const slots = { theme: pairing, format: `${pairing}.format`, change: `${pairing}.change` };
    return [
      ...(most ? [makeStatement("formats.more", { format: most.format, change: most.change.id }, at)] : []),
      ...(least ? [makeStatement("formats.less", { format: least.format, change: least.change.id }, at)] : []),
      ...(isThere(facts, slots.change) ? [makeStatement("formats.pairing", slots, at)] : []),
    ];
  });
}

function nextThemes(facts: Facts): Statement[] {
  const at = { section, place: "themes" } as const;
  if (!isThere(facts, "theme.2")) return [];
  if (!isThere(facts, "theme.3")) return [makeStatement("themes.next", { first: "theme.2" }, at)];
  return [makeStatement("themes.nextTwo", { first: "theme.2", second: "theme.3" }, at)];
}

/** The theme that draws most, or that the next step is about, and the one that draws least, of those that stand out from chance. */
function whatDraws(facts: Facts): Statement[] {
  const at = { section, place: "themes" } as const;
  const byChange = themeMetrics
    .map((theme) => ({ theme, change: `${theme}.change`, value: numberIn(facts, `${theme}.change`) ?? 0 }))
    .sort((a, b) => b.value - a.value);
  const surelyMore = byChange.filter(({ change }) => (facts.get(change)?.low ?? 0) > 0);
  const advised = facts.get("shift.theme.effect")?.inputs[0];
  const more = surelyMore.find(({ change }) => change === advised) ?? surelyMore[0];
  const less = byChange.findLast(({ change }) => (facts.get(change)?.high ?? 0) < 0);
  return [
    ...(more ? [makeStatement("themes.more", { theme: more.theme, change: more.change }, at)] : []),
    ...(less ? [makeStatement("themes.less", { theme: less.theme, change: less.change }, at)] : []),
  ];
}

function schedule(facts: Facts, platforms: Platform[]): Statement[] {
  const at = { section, place: "schedule" } as const;
  const rates = platforms.map((platform) => ({
    rate: `${platform}.postFrequency`,
    gap: `${platform}.longestGap`,
    since: `${platform}.daysSincePost`,
  }));
  const said = rates.flatMap(({ rate, gap, since }) => {
    if (!isThere(facts, rate)) return [];
    // Nothing in eight weeks: the present gap says more than a rate or a gap of the past.
    if (numberIn(facts, rate) === 0 && isThere(facts, since)) return [makeStatement("cadence.silent", { since }, at)];
    return [
      isThere(facts, gap)
        ? makeStatement("cadence.rate", { rate, gap }, at)
        : makeStatement("cadence.typed", { rate }, at),
    ];
  });
  if (said.length === 0) {
    const rate = rates.find((one) => isMissing(facts, one.rate))?.rate;
    return [rate ? makeStatement("cadence.absent", { rate }, at) : makeStatement("schedule.unknown", {}, at)];
  }
  const best = facts.get("schedule.best");
  const [lift] = best?.inputs ?? [];
  if (lift) {
    const slots = { from: "schedule.best", until: "schedule.until", lift };
    const isUtc = best?.formula === "schedule.shrunkenUtc";
    return [
      ...said,
      isUtc ? makeStatement("schedule.windowUtc", slots, at) : makeStatement("schedule.window", slots, at),
    ];
  }
  // Only where posts were read can one say that no hour stands out.
  const isRead = said.some(({ key }) => key === "cadence.rate") && isMissing(facts, "schedule.best");
  return isRead ? [...said, makeStatement("schedule.none", { schedule: "schedule.best" }, at)] : said;
}
