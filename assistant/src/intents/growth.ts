import type { Block } from "../plan/block.ts";
import type { Intent } from "./intent.ts";
import {
  chart,
  figuresOf,
  hasFigure,
  inPeriod,
  isOfModel,
  type ModelLedger,
  modelIntent,
  numberOfFact,
  onPlatforms,
  stateFigures,
  statements,
} from "./model-ledger.ts";
import { earnedBefore } from "./money.ts";

const jumps = ["growth.jump", "growth.jumpPost", "growth.jumpUnread", "growth.jumpLoss"];
/** What reports of earlier engines said of unusual days. */
const earlierJumps = ["growth.viral", "growth.unexplained", "growth.unusualLoss"];
const courses = ["growth.up", "growth.down", "growth.either"];

/** Gains of each platform, their line, and what to check where followers left. */
function growth(ledger: ModelLedger): Block[] {
  const { platforms } = ledger;
  const [gained, share] = [onPlatforms(ledger, "gain"), onPlatforms(ledger, "gainPercent")];
  // Of three platforms each metric has a paragraph of its own.
  const paragraphs = platforms.length > 2 ? [gained, share] : [[...gained, ...share]];
  const gains = paragraphs.flatMap((ids) => stateFigures(ledger, ids));
  const absent = platforms
    .map((platform) => `${platform}.gain`)
    .filter((id) => !hasFigure(ledger, inPeriod(ledger, id)));
  return [
    ...gains,
    ...figuresOf(ledger, absent),
    ...chart(ledger, "followers"),
    ...statements(ledger, ["next.losses"], 1),
  ];
}

/** The gain of four weeks, or of the period that the question names, beside that before. For a month that is not over four weeks stand in. */
function growthCompared(ledger: ModelLedger): Block[] {
  const isOver = ledger.question.period !== "this-month";
  const pairs = ledger.platforms.map((platform) => {
    const left = `${platform}.gainPercent`;
    return { left: isOver ? inPeriod(ledger, left) : left, right: `${left}.before` };
  });
  const known = pairs.filter(({ left, right }) => hasFigure(ledger, left) && hasFigure(ledger, right));
  const earned = earnedBefore(ledger);
  if (known.length + earned.length > 0)
    return [...known.map((pair) => ({ kind: "compare" as const, ...pair })), ...earned, ...chart(ledger, "followers")];
  const absent = figuresOf(
    ledger,
    pairs.flatMap(({ left, right }) => [left, right]),
  );
  return pairs.some(({ left, right }) => hasFigure(ledger, left) && !ledger.knowledge.facts.has(right))
    ? [...absent, { kind: "phrase", phrase: "no-history" }]
    : absent;
}

/** Where each platform goes at this pace, in the report's own words, and how weak that is. */
function forecast(ledger: ModelLedger): Block[] {
  const { platforms, knowledge } = ledger;
  const ahead = onPlatforms(ledger, "forecast");
  const written = statements(ledger, courses).filter(
    (one) =>
      one.kind === "statement" && ahead.includes(knowledge.statements.get(one.id)?.statement.slots.forecast ?? ""),
  );
  const known = written.length > 0 ? written : stateFigures(ledger, ahead);
  const absent = platforms.map((platform) => `${platform}.forecast`).filter((id) => !hasFigure(ledger, id));
  return [
    ...known,
    ...figuresOf(ledger, absent),
    ...statements(ledger, ["risk.decline"], 1),
    ...statements(ledger, ["growth.lowConfidence"], 1),
    ...chart(ledger, "followers"),
  ];
}

/** Unusual days with what explains them; without any, that none stands out, where daily counts reach far enough to say so. */
function jump(ledger: ModelLedger): Block[] {
  const { knowledge, platforms } = ledger;
  const written = statements(ledger, [...jumps, ...earlierJumps], 3);
  if (written.length > 0) return [...written, ...chart(ledger, "followers")];
  const found = [...knowledge.facts.values()]
    .filter((fact) => isOfModel(fact) && fact.metric === "jump" && fact.platform && platforms.includes(fact.platform))
    .map(({ id }) => id);
  if (found.length > 0) return [...figuresOf(ledger, found.slice(-3)), ...chart(ledger, "followers")];
  const checked = platforms.some((platform) => numberOfFact(ledger, `${platform}.suddenFall`) === 0);
  return checked
    ? [
        { kind: "phrase", phrase: "no-jumps" },
        ...stateFigures(ledger, onPlatforms(ledger, "gain")),
        ...chart(ledger, "followers"),
      ]
    : [...figuresOf(ledger, onPlatforms(ledger, "suddenFall")), ...chart(ledger, "followers")];
}

/** The score, what makes it high or low, and what each platform brings to it. */
function score(ledger: ModelLedger): Block[] {
  const parts = ledger.platforms.flatMap((platform) =>
    stateFigures(ledger, [`${platform}.trendingPlace`, `${platform}.trendingWeight`]),
  );
  const explained: Block[] = parts.length > 0 ? [{ kind: "advice", article: "trending-score" }] : [];
  return [
    ...figuresOf(ledger, ["trendingScore"]),
    ...explained,
    ...parts,
    ...(parts.length > 0 ? chart(ledger, "followers") : []),
  ];
}

export const growthIntents: readonly Intent[] = [
  modelIntent("growth", growth, [], { isOfPeriod: true }),
  modelIntent("growth-compared", growthCompared, ["history"], { needsInPeriod: ["earnings"] }),
  modelIntent("forecast", forecast),
  modelIntent("jump", jump),
  modelIntent("score", score, ["score"]),
];
