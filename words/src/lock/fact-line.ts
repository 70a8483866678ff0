import type { Language } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import type { Format } from "../format/format.ts";
import { showFact, showRange } from "../format/format-fact.ts";
import { tellingOf } from "./tellings.ts";

/**
 * What a language model is told of a fact, and how it may tell it: `say` is the clause that the lock reads. Its texts (themes,
 * languages, places) are the world's, and data.
 */
export function factLine(fact: Fact, format: Format, language: Language) {
  const say = tellingOf(fact, language);
  return {
    id: fact.id,
    platform: fact.platform,
    metric: fact.metric,
    ...(fact.value === null
      ? { absent: fact.reason?.code }
      : { shown: showFact(fact, format), range: showRange(fact, format) }),
    ...(say !== undefined && { say }),
  };
}
