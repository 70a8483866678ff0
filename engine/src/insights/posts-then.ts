import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import { daySlots, slotHours } from "../content/time-slots.ts";
import type { Fact } from "../ledger/fact.ts";
import { jointLevel, jointWidth } from "../statistics/joint-intervals.ts";
import { wilsonInterval } from "../statistics/wilson-interval.ts";

const fewest = 20;
const most = 60;

/**
 * What share of the newest posts comes out in the three hours in which most followers are online, with the range that such a share has by
 * chance at 95 %. Says nothing of what posts draw then.
 *
 * @param online the facts of `addOnlineHours`
 */
export function addPostsThen(builder: FactBuilder, online: readonly Fact[], timeZone: string | undefined): void {
  const from = online.filter(({ metric, value }) => metric === "audience.onlineFrom" && typeof value === "number");
  for (const { platform, value, sources, formula, id } of from) {
    const newest = builder.posts
      .filter((post) => post.platform === platform)
      .sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
      .slice(0, most);
    if (!platform || newest.length < fewest) continue;
    const { slotOf } = daySlots(timeZone);
    const inside = newest.filter(({ publishedAt }) => slotOf(Date.parse(publishedAt)) === Number(value) / slotHours);
    const share = inside.length / newest.length;
    addFact(builder, {
      ...{ metric: "audience.postsThen", platform, kind: "derived", value: 100 * share },
      ...{ ...wilsonInterval(share, newest.length, jointWidth(from.length)), level: jointLevel },
      ...{ n: newest.length, sampleOf: "posts", inputs: [id] },
      formula: formula === "audience.onlineUtc" ? "audience.postsThenUtc" : "audience.postsThen",
      sources: [...sources, ...newest.map(({ evidence }) => evidence)],
    });
  }
}
