import type { Fact } from "@fanradar/engine";
import { platformWords } from "@fanradar/words";
import { messagesFor, type Reader } from "../../platform/http/reader.ts";

const offered = ["followers", "engagement", "gain", "subscribers", "trendingScore"] as const;
const atMost = 5;
const atLeast = 3;

/** Three to five questions that these figures answer now; questions to begin with where there are too few. */
export function offerQuestions(facts: readonly Fact[], reader: Reader): string[] {
  const { answerWords, quickStartWords } = messagesFor(reader);
  const there = facts.filter(({ kind, value }) => kind !== "unavailable" && value !== null);
  const own = offered.flatMap((metric) => {
    const fact = there.find((one) => one.metric === metric);
    return fact
      ? [answerWords.offered[metric].replace("{platform}", fact.platform ? platformWords[fact.platform] : "")]
      : [];
  });
  return own.length >= atLeast ? own.slice(0, atMost) : [...own, ...Object.values(quickStartWords)].slice(0, atMost);
}
