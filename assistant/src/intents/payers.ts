import { fold } from "@fanradar/words/fold";
import type { Block } from "../plan/block.ts";
import { findConcepts } from "../route/concepts/find-concepts.ts";
import { findQualifiers } from "../route/slots/find-qualifiers.ts";
import { tokensOf } from "../route/tokens.ts";
import { asksShare } from "../route/words-of-question.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import { type ModelLedger, stateFigures, statements } from "./model-ledger.ts";
import { onOwnFigures } from "./money.ts";
import { withPaymentParts } from "./payment-plans.ts";
import { absent, ofOneKind } from "./price-blocks.ts";

/** Who pays: those who no longer do where they are asked for, and of the figures the one that is asked for first. */
function payers(ledger: ModelLedger): Block[] {
  const tokens = tokensOf(ledger.question.text);
  const kinds = findQualifiers(tokens).map(({ kind }) => kind);
  const quiet = statements(ledger, ["money.quiet", "next.winBack", "next.winBackNew"]);
  if (kinds.includes("lapsed") && quiet.length > 0) return quiet;
  const typical = kinds.find((kind) => kind === "mean" || kind === "median");
  const isCount = findConcepts(tokens).includes("count") && !kinds.includes("leading");
  const top = percent.test(fold(ledger.question.text)) ? "payers.topTenth" : "payers.topShare";
  const first = typical ? `payers.${typical}` : isCount ? "payers.count" : top;
  const ids = [first, "payers.topShare", "payers.count", "payers.median", "payers.mean", "extras.perPayer"];
  const known = stateFigures(ledger, ids);
  if (known.length === 0) return absent(ledger, "no-earnings", ids.slice(0, 1));
  const asksPart = asksShare(ledger.question.text) || findConcepts(tokens).includes("count");
  const isOfPersons = who.test(tokens.join(" ")) || (kinds.includes("leading") && !asksPart);
  const unnamed: Block[] = isCount || typical || !isOfPersons ? [] : [{ kind: "phrase", phrase: "payers-unnamed" }];
  return [...unnamed, ...ofOneKind(ledger.question), ...known, ...onOwnFigures(ledger, "loyal-fans")];
}

const who = /\b(?:who|whom|whose|wer|wem|wessen|quien\w*|qui)\b/;
const percent = /%|\b(?:percent\w*|prozent\w*|por ?ciento|pour ?cent\w*)|\b(?:tenth|zehntel|decima|dixieme)\b/;

/** How many payments there are, their hour, or the largest, the typical and the mean one: what is asked for first. */
function payments(ledger: ModelLedger): Block[] {
  const { question } = ledger;
  const kinds = findQualifiers(tokensOf(question.text)).map(({ kind }) => kind);
  const isOfHours = kinds.includes("hour") || findConcepts(tokensOf(question.text)).includes("time");
  const typical = kinds.find((kind) => kind === "mean" || kind === "median");
  const isCount = findConcepts(tokensOf(question.text)).includes("count");
  const ids = isOfHours
    ? ["payment.hour", "payment.hourShare"]
    : [
        ...(isCount ? ["payment.count"] : []),
        `payment.${typical ?? "largest"}`,
        "payment.largest",
        "payment.median",
        "payment.mean",
      ];
  const known = stateFigures(ledger, ids);
  if (known.length > 0) return [...ofOneKind(question), ...known];
  return absent(ledger, "no-earnings", ids.slice(0, 1));
}

export const payerIntents: readonly Intent[] = [
  modelIntent("payments", withPaymentParts(payments), ["payments", "earnings"], { isOfPeriod: true }),
  modelIntent("payers", withPaymentParts(payers), ["earnings", "prices", "payments"], { isOfPeriod: true }),
];
