import type { Fact } from "@fanradar/engine";
import type { FastifyBaseLogger } from "fastify";
import type { LanguageModelConfig } from "../../config/language-model.ts";
import type { NarratorFailure } from "./failure.ts";

export interface Narrator {
  model: LanguageModelConfig;
  /** Name shown to viewers. */
  name: string;
  timeoutMs: number;
  dailyTokens: number;
  /** For the log: without question, answer and keys. */
  warn(detail: { failure: NarratorFailure; status?: number | undefined; error: string }): void;
}

/** Facts that an external model may receive: public ones, and the others with the person's consent. */
export const shareableFacts = (facts: Iterable<Fact>, sendsPrivate: boolean): Fact[] =>
  [...facts].filter(({ scope }) => scope === "public" || sendsPrivate);

/** The configured language model; undefined if there is none, and the engine writes every text. */
export function openNarrator(
  config: LanguageModelConfig | undefined,
  log: Pick<FastifyBaseLogger, "warn">,
): Narrator | undefined {
  if (!config) return undefined;
  return {
    model: config,
    name: config.model,
    timeoutMs: config.timeoutMs,
    dailyTokens: config.dailyTokens,
    warn: (detail) => log.warn(detail, "the language model failed"),
  };
}
