import { type Platform, usualEngagement } from "@fanradar/engine";
import type { Block } from "../plan/block.ts";
import { withAudienceParts } from "./audience-plans.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import {
  chart,
  figuresOf,
  hasFigure,
  inPeriod,
  type ModelLedger,
  onPlatforms,
  significantDirection,
  stateFigures,
  statements,
} from "./model-ledger.ts";
import { rankPostBlocks } from "./rank-post-blocks.ts";

/** The rate of each platform and whether it changes; of a period that the question names, the rate of its posts. */
function engagement(ledger: ModelLedger): Block[] {
  const then = onPlatforms(ledger, "engagement").filter((id) => inPeriod(ledger, id) !== id);
  if (then.some((id) => hasFigure(ledger, inPeriod(ledger, id)))) return figuresOf(ledger, then);
  const rates = ledger.platforms.map((platform) => {
    const byViews = `${platform}.engagementByViews`;
    return hasFigure(ledger, `${platform}.engagement`) || !hasFigure(ledger, byViews)
      ? `${platform}.engagement`
      : byViews;
  });
  return [
    ...figuresOf(ledger, rates),
    ...stateFigures(ledger, onPlatforms(ledger, "engagementChange")),
    ...chart(ledger, "engagement"),
    ...statements(ledger, ["next.review"], 1),
  ];
}

/** The rate against what is usual for accounts of this size, as the report says it, and its place among them. */
function engagementForSize(ledger: ModelLedger): Block[] {
  const { platforms, question } = ledger;
  const left = (platform: Platform) => `${platform}.engagement`;
  const rated = platforms.filter((platform) => hasFigure(ledger, left(platform)));
  if (rated.length === 0) return figuresOf(ledger, platforms.map(left));
  const usualOf = (platform: Platform) => usualEngagement(ledger.knowledge.facts.values(), platform);
  const relations = rated.flatMap((platform) => {
    const usual = usualOf(platform);
    return usual ? [{ kind: "compare" as const, left: left(platform), right: usual.id }] : [];
  });
  const places = rated.map((platform) => `${platform}.tierPercentile`);
  const position = question.platforms.length === 0 ? ["market.position"] : [];
  const standing = stateFigures(ledger, [...places, ...position]);
  // Where there is nothing to compare with, the rate, and why.
  const alone = rated.filter((platform) => !usualOf(platform) && !hasFigure(ledger, `${platform}.tierPercentile`));
  const why = alone.map((platform) => `${platform}.benchmarkEngagement`);
  return [...relations, ...standing, ...figuresOf(ledger, [...alone.map(left), ...why])];
}

/**
 * First whether it changed at all, of each platform. Only of one that surely did: the posts that made the difference, and after a fall
 * what to do.
 */
function engagementWhy(ledger: ModelLedger): Block[] {
  const { question } = ledger;
  const changes = onPlatforms(ledger, "engagementChange");
  const fallen = ledger.platforms.find(
    (platform) => significantDirection(ledger, `${platform}.engagementChange`) === "down",
  );
  const risen = ledger.platforms.find(
    (platform) => significantDirection(ledger, `${platform}.engagementChange`) === "up",
  );
  const moved = fallen ?? risen;
  const posts = moved ? rankPostBlocks(ledger, moved, fallen ? "worst" : "best") : [];
  const steps: Block[] = fallen
    ? [...statements(ledger, ["next.review"], 1), { kind: "step", article: "engagement-is-falling", step: 1 }]
    : [];
  // Beside platforms of which the change is known, those without are no answer to why, unless they are asked about.
  const known = stateFigures(ledger, changes);
  const isOfAll = question.platforms.length === 0 && known.length > 0;
  return [...(isOfAll ? known : figuresOf(ledger, changes)), ...posts, ...steps];
}

export const engagementIntents: readonly Intent[] = [
  modelIntent("engagement", withAudienceParts(engagement), [], { isOfPeriod: true, needsInPeriod: ["posts"] }),
  modelIntent("engagement-for-size", engagementForSize),
  modelIntent("engagement-why", engagementWhy, ["posts"]),
];
