import type { Platform } from "@fanradar/engine";
import type { Block } from "../plan/block.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import {
  comparedBefore,
  figuresOf,
  hasFigure,
  type ModelLedger,
  numberOfFact,
  onPlatforms,
  significantDirection,
  stateFigures,
  statements,
} from "./model-ledger.ts";

/** How often posts come, the longest gap, and whether the report sees a reason to change that. */
function rhythm(ledger: ModelLedger): Block[] {
  const { platforms } = ledger;
  const rates = platforms.map((platform) => `${platform}.postFrequency`);
  const isPosting = platforms.some((platform) => (numberOfFact(ledger, `${platform}.postFrequency`) ?? 0) > 0);
  const advice = statements(ledger, ["next.resumeEffect", "next.resume", "next.keep", "next.keepPartly"], 1);
  const isInstagram = platforms.includes("instagram") && hasFigure(ledger, "instagram.postFrequency");
  const step: Block[] =
    advice.length === 0 && isPosting && isInstagram ? [{ kind: "step", article: "how-often-instagram", step: 0 }] : [];
  const { forms = [] } = ledger.question;
  const ofForms = forms.flatMap((form) =>
    stateFigures(
      ledger,
      platforms.map((platform) => `${platform}.posts.${form}.in`),
    ),
  );
  if (ofForms.length > 0) return ofForms;
  const stories: Block[] = forms.includes("story") ? [{ kind: "phrase", phrase: "no-stories" }] : [];
  const countOf = (platform: Platform) => `${platform}.postsTotal.in`;
  const last = onPlatforms(ledger, "daysSincePost");
  if (ledger.question.metrics.includes("daysSincePost") && last.some((id) => hasFigure(ledger, id)))
    return stateFigures(ledger, last);
  if (ledger.question.isNorm) return isEnough(ledger, rates);
  const compared = ledger.question.isCompared ? comparedBefore(ledger, onPlatforms(ledger, "postsTotal")) : [];
  if (compared.length > 0) return [...compared, ...stateFigures(ledger, rates)];
  const counts = stateFigures(ledger, platforms.map(countOf));
  if (ledger.question.period !== undefined) {
    const uncounted = platforms.filter((platform) => !hasFigure(ledger, countOf(platform)));
    const usual = stateFigures(
      ledger,
      uncounted.map((platform) => `${platform}.postFrequency`),
    );
    if (counts.length + usual.length > 0)
      return [
        ...stories,
        ...counts,
        ...(usual.length > 0 ? [{ kind: "phrase", phrase: "other-period" } as const, ...usual] : []),
      ];
  }
  return [
    ...counts,
    ...figuresOf(ledger, rates),
    ...stateFigures(ledger, last),
    ...statements(ledger, ["risk.cadence"], 1),
    ...advice,
    ...step,
  ];
}

/** Whether the rhythm is enough, as far as the report knows: what it advises, or what weeks with more posts brought. */
function isEnough(ledger: ModelLedger, rates: readonly string[]): Block[] {
  const silent = statements(ledger, ["risk.cadence", "next.resumeEffect", "next.resume"], 2);
  const kept = statements(ledger, ["next.keep", "next.keepPartly"], 1);
  const more = onPlatforms(ledger, "gainPerPost").filter((id) => significantDirection(ledger, id) === "up");
  const stated = stateFigures(ledger, rates);
  if (silent.length + more.length > 0)
    return [{ kind: "phrase", phrase: "not-enough" }, ...silent, ...stateFigures(ledger, more), ...stated];
  if (kept.length > 0) return [{ kind: "phrase", phrase: "enough" }, ...kept, ...stated];
  return [{ kind: "phrase", phrase: "enough-unknown" }, ...stated];
}

export const rhythmIntents: readonly Intent[] = [
  modelIntent("rhythm", rhythm, [], { needsInPeriod: ["posts", "history"] }),
];
