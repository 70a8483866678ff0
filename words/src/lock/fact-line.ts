import type { Fact } from "@fanradar/engine";
import type { Format } from "../format/format.ts";
import { showFact, showRange } from "../format/format-fact.ts";

/** What a language model is told of a fact. Its texts (themes, languages, places) are the world's, and data. */
export function factLine(fact: Fact, format: Format) {
  return {
    id: fact.id,
    platform: fact.platform,
    metric: fact.metric,
    ...(fact.value === null
      ? { absent: fact.reason?.code }
      : { shown: showFact(fact, format), range: showRange(fact, format) }),
    ...(typeof fact.value === "number" && fact.value < 0 && { direction: "down" }),
  };
}
