import type { Statement } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { type Facts, isAbsent, isThere, numberIn, say } from "./draft.ts";

const section = "contentAnalysis";

/** What posts are about, how often they come, and who reads them. */
export function content(facts: Facts, platforms: Platform[]): Statement[] {
  const audience = "audience.demographics";
  return [
    ...themes(facts),
    ...schedule(facts, platforms),
    ...(isAbsent(facts, audience) ? [say("audience.absent", { audience }, { section, place: "audience" })] : []),
  ];
}

function themes(facts: Facts): Statement[] {
  const at = { section, place: "themes" } as const;
  if (isAbsent(facts, "theme.1")) return [say("themes.absent", { theme: "theme.1" }, at)];
  if (!isThere(facts, "theme.1") || !isThere(facts, "theme.1.share")) return [];
  const lead = say("themes.lead", { theme: "theme.1", share: "theme.1.share" }, at);
  if (!isThere(facts, "theme.2")) return [lead];
  if (!isThere(facts, "theme.3")) return [lead, say("themes.next", { first: "theme.2" }, at)];
  return [lead, say("themes.nextTwo", { first: "theme.2", second: "theme.3" }, at)];
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
    // Nothing in eight weeks: no rate, and no silence of the past, says as much as the one that lasts.
    if (numberIn(facts, rate) === 0 && isThere(facts, since)) return [say("cadence.silent", { since }, at)];
    return [isThere(facts, gap) ? say("cadence.rate", { rate, gap }, at) : say("cadence.typed", { rate }, at)];
  });
  if (said.length === 0) {
    const rate = rates.find((one) => isAbsent(facts, one.rate))?.rate;
    return [rate ? say("cadence.absent", { rate }, at) : say("schedule.unknown", {}, at)];
  }
  // Only where posts were read can one say that no hour stands out.
  const isRead = said.some(({ key }) => key === "cadence.rate") && isAbsent(facts, "schedule.best");
  return isRead ? [...said, say("schedule.none", { schedule: "schedule.best" }, at)] : said;
}
