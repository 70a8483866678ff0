import type { ObservationMetric } from "../ledger/vocabulary.ts";
import { plainLabel, type ScreenLabel, spellingErrors } from "./screen-labels.ts";
import { readShown, type ShownFigure } from "./shown-figure.ts";

/** `handle`: the picture names the linked account. `fee`: gross less fee is net. `sum`: parts do not exceed gross. */
export const figureRules = ["handle", "fee", "sum"] as const;
export type FigureRule = (typeof figureRules)[number];

interface CheckInput {
  figures: readonly ({ metric: ObservationMetric } & ShownFigure)[];
  /** What was read beside them. */
  read: readonly { label: ScreenLabel; shown: string }[];
  /** '@names' on the picture. */
  handles: readonly string[];
  /** The account that the model links; undefined where it links none. */
  linked: string | undefined;
}

/** Of every amount. Source: docs/platforms.md, 'OnlyFans'. */
const feeShare = 0.2;
/** Fees are rounded payment by payment: so far may their sum be off, of the gross. */
const feeSlack = 0.005;

/**
 * Checks figures by the picture alone: each rule that applies, and whether it
 * held. That they held says nothing is amiss, not that the picture is true.
 */
export function checkFigures({ figures, read, handles, linked }: CheckInput): { rule: FigureRule; passed: boolean }[] {
  const figureOf = (metric: ObservationMetric) => figures.find((one) => one.metric === metric);
  const amounts = (label: ScreenLabel) =>
    read.flatMap((one) => {
      const amount = one.label === label ? readShown(one.shown, "money") : "unreadable";
      return typeof amount === "string" ? [] : [amount];
    });
  const [gross, net, [fee], parts] = [
    figureOf("earnings.gross"),
    figureOf("earnings.net"),
    amounts("fee"),
    amounts("part"),
  ];
  const checks: { rule: FigureRule; passed: boolean }[] = [];
  if (linked !== undefined && handles.length > 0)
    checks.push({ rule: "handle", passed: handles.some((handle) => isSameHandle(handle, linked)) });
  if (gross && net) checks.push({ rule: "fee", passed: isFeeRight(gross, net, fee) });
  if (gross && parts.length > 0)
    checks.push({ rule: "sum", passed: parts.reduce((sum, part) => sum + lowOf(part), 0) <= highOf(gross) });
  return checks;
}

function isFeeRight(gross: ShownFigure, net: ShownFigure, fee: ShownFigure | undefined): boolean {
  const [low, high] = fee
    ? [lowOf(gross) - highOf(fee), highOf(gross) - lowOf(fee)]
    : [lowOf(gross) * (1 - feeShare - feeSlack), highOf(gross) * (1 - feeShare + feeSlack)];
  return highOf(net) >= Math.floor(low) && lowOf(net) <= Math.ceil(high);
}

/** A letter or two of a name are easily misread. */
function isSameHandle(one: string, other: string): boolean {
  const [a, b] = [plainLabel(one), plainLabel(other.replace(/^@/, ""))];
  return spellingErrors(a, b) <= Math.max(1, Math.floor(b.length / 5));
}

const lowOf = ({ low, value }: ShownFigure) => low ?? value;
const highOf = ({ high, value }: ShownFigure) => high ?? value;
