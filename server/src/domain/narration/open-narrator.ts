import type { FastifyBaseLogger } from "fastify";
import type { LanguageModelConfig } from "../../config/language-model.ts";
import type { Narrator } from "./narrate.ts";
import { openLanguageModel } from "./open-language-model.ts";

/** The configured language model as a writer of texts; undefined where none is, and the engine writes everything. */
export function openNarrator(
  config: LanguageModelConfig | undefined,
  log: Pick<FastifyBaseLogger, "warn">,
): Narrator | undefined {
  if (!config) return undefined;
  return {
    model: openLanguageModel(config),
    name: config.model,
    timeoutMs: config.timeoutMs,
    dailyTokens: config.dailyTokens,
    warn: (detail) => log.warn(detail, "the language model failed"),
  };
}
