import type { Question } from "../question.ts";
import type { Read } from "./adjust-reading.ts";

/** An end of a forecast's range, in four languages, folded. */
const lowEnd =
  /\b(?:worst case|worst that|pessimis\w*|low(?:er)? end|at worst|at least how|schlimmste\w* fall\w*|schlimmstenfalls|schlechteste\w* fall\w*|im schlechtesten|pesimis\w*|pe?or caso|peor de los casos|en el peor|pire des cas|au pire|cas le plus defavorable)\b/;
const highEnd =
  /\b(?:best case|best that|optimis\w*|(?:high|upper) end|at best|beste\w* fall\w*|bestenfalls|gunstigste\w* fall\w*|mejor (?:de los casos|caso)|en el mejor|meilleur des cas|au mieux|cas le plus favorable)\b/;
const sure =
  /\b(?:sure|certain|confident|confidence|reliable|accurate|precise|trust|exact|sicher|zuverlassig|verlasslich|verlassen|genau|glauben|segur[oa]s?|fiables?|fiar\w*|confiar|precis[oa]|exact[oa]|surs?|sure?s?|certaine?|precise?|confiance)\b/;
const forecasts: ReadonlySet<string> = new Set(["forecast", "earnings-forecast"]);

/** After a forecast, or in one: which end of its range is asked for, or how sure it is. */
export function adjustForRange<Of extends Read>(
  read: Of,
  tokens: readonly string[],
  before: Question | undefined,
): Of & Pick<Question, "range"> {
  const text = tokens.join(" ");
  const range = lowEnd.test(text) ? "low" : highEnd.test(text) ? "high" : sure.test(text) ? "sure" : undefined;
  if (range === undefined) return read;
  const [first = "none"] = read.intents;
  if (forecasts.has(first) && range !== "sure") return { ...read, range };
  const last = before?.intents[0];
  if (last === undefined || !forecasts.has(last)) return read;
  return { ...read, intents: [last], metrics: before?.metrics ?? [], certainty: "sure", range };
}
