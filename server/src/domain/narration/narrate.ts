import type { Language } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import type { Format } from "@fanradar/words";
import { factLine } from "@fanradar/words/lock/fact-line";
import { lockInstructions } from "@fanradar/words/lock/instructions";
import { type LockedText, lockText } from "@fanradar/words/lock/lock-text";
import { generateText, type LanguageModel } from "ai";
import type { Db } from "../../platform/db/open-database.ts";
import { detailOf, type NarratorFailure } from "./failure.ts";
import { longestAnswer, notifyBudgetUsed, reserveTokens, settleTokens, tokensOf, triesAgain } from "./token-budget.ts";

/** What the model wrote, as far as it holds; or why it wrote nothing. `narrator` is who wrote the text that is shown. */
export type Narrated =
  | { narrator: string; text: LockedText }
  | { narrator: "engine"; failure: NarratorFailure; checks: LockedText["checks"] };

export interface Narration {
  /** What the reader may see; of these the model is sent the public ones, and the rest only where `sendsPrivate`. */
  facts: readonly Fact[];
  /** The person has dataSharing on. */
  sendsPrivate: boolean;
  userId: number;
  language: Language;
  format: Format;
  now: Date;
}

export interface Narrator {
  model: LanguageModel;
  /** As it is named to readers. */
  name: string;
  timeoutMs: number;
  dailyTokens: number;
  /** For the log: without question, answer and keys. */
  warn(detail: { failure: NarratorFailure; status?: number | undefined; error: string }): void;
}

/**
 * Has a language model phrase what the ledger holds, and locks its text: only sentences whose figures come through slots and hold
 * are left. Errors, slowness, a used-up day and a text of which nothing holds end in the engine's own text, and say why.
 */
export async function narrate(db: Db, narrator: Narrator, narration: Narration): Promise<Narrated> {
  const { facts, sendsPrivate, userId, language, format, now } = narration;
  const sent = sentOf(facts, sendsPrivate);
  const instructions = lockInstructions(language);
  const prompt = sent.map((fact) => JSON.stringify(factLine(fact, format, language))).join("\n");
  const most = (1 + triesAgain) * (tokensOf(instructions + prompt) + longestAnswer);
  const { dailyTokens } = narrator;
  const reserved = await reserveTokens(db, { userId, tokens: most, dailyTokens, now });
  if (!reserved) {
    await notifyBudgetUsed(db, { userId, now });
    return failed("budget-used");
  }
  let taken = most;
  try {
    const { text, usage } = await generateText({
      model: narrator.model,
      instructions,
      prompt,
      maxOutputTokens: longestAnswer,
      maxRetries: triesAgain,
      timeout: narrator.timeoutMs,
      temperature: 0.3,
    });
    taken = usage.totalTokens ?? most;
    const locked = lockText(text, sent, { language, format, instructions });
    const holds = locked.blocks.some(({ sentences }) => sentences.some((sentence) => "pieces" in sentence));
    return holds ? { narrator: narrator.name, text: locked } : failed("nothing-held", locked.checks);
  } catch (error) {
    const detail = detailOf(error);
    const { failure } = detail;
    narrator.warn(detail);
    // What was refused was not written; what broke off may have been paid.
    if (failure === "refused") taken = 0;
    return failed(failure);
  } finally {
    await settleTokens(db, reserved, taken);
  }
}

/** What an outside model may know: public facts, and the others of who shares them. */
export const sentOf = (facts: readonly Fact[], sendsPrivate: boolean): Fact[] =>
  facts.filter(({ scope }) => scope === "public" || sendsPrivate);

const failed = (failure: NarratorFailure, checks = { figures: 0, passed: 0, dropped: 0 }): Narrated => ({
  narrator: "engine",
  failure,
  checks,
});
