import type { Fact } from "@fanradar/engine";
import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { drawLedger } from "../test/draw-ledger.ts";
import { formatIn } from "../test/format-in.ts";
import { lockText } from "./lock-text.ts";
import { tellingOf } from "./tellings.ts";

const rare = (id: string, unit: Fact["unit"], value: Fact["value"], more: Partial<Fact> = {}): Fact => {
  const of = id.startsWith("onlyfans.") ? "onlyfans" : undefined;
  return {
    id,
    metric: of ? id.slice(of.length + 1) : id,
    ...(of && { platform: of }),
    kind: "measured",
    value,
    unit,
    asOf: "2026-11-20T12:00:00.000Z",
    trust: "connected",
    sandbox: false,
    inputs: [],
    sources: [],
    scope: "public",
    ...more,
  };
};
/** Figures that the drawn ledgers have not. */
const rarer = [
  rare("onlyfans.engagementByViews", "percent", 4.2),
  rare("onlyfans.engagementByReach", "percent", 3.1),
  rare("onlyfans.peerEngagement", "percent", 5.3),
  rare("onlyfans.likesTotal", "count", 61_200),
  rare("onlyfans.viewsTotal", "count", 93_700),
  rare("onlyfans.reachTotal", "count", 81_400),
  rare("onlyfans.usualGap", "days", 2.4),
  rare("onlyfans.suspectShare", "percent", 7.7),
  rare("onlyfans.audience.country.1", "words", "Chile"),
  rare("onlyfans.audience.country.1.share", "percent", 33),
  rare("onlyfans.audience.age.1", "words", "25-34"),
  rare("onlyfans.audience.age.1.share", "percent", 41),
  rare("trendingScore", "score", 64),
  ...["followers", "engagement", "gain", "postFrequency", "forecast", "longestGap", "avgViews", "earningsNet"].map(
    (metric) =>
      rare(`onlyfans.absent.${metric}`, "count", null, { metric, reason: { code: "too-few-posts", needs: 5, has: 2 } }),
  ),
];

test("what the model is handed with a figure holds, in every language", () => {
  const dropped = new Set<string>();
  for (const language of languages)
    for (let seed = 1; seed <= 3; seed++) {
      const facts = [...drawLedger(seed), ...rarer];
      for (const fact of facts) {
        const telling = tellingOf(fact, language);
        if (telling === undefined) continue;
        const { blocks } = lockText(`${telling}.`, facts, { language, format: formatIn(language) });
        for (const one of blocks.flatMap(({ sentences }) => sentences))
          if ("dropped" in one)
            dropped.add(
              `${language} ${one.dropped} ${telling.replace(/instagram|tiktok|Instagram|TikTok|\bx\b|\bX\b/g, "@")}`,
            );
      }
    }
  expect([...dropped]).toEqual([]);
});
