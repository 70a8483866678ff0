import { fold } from "@fanradar/words/fold";
import type { Limit } from "./find-limit.ts";

/** Numbers of times that have a word, in four languages, folded. */
const once = "once|one time|einmal|ein mal|una vez|une fois";
const twice = "twice|two times|zweimal|zwei mal|dos veces|deux fois";
const thrice = "three times|dreimal|drei mal|tres veces|trois fois";
const number = "(\\d{1,3})\\s?(?:times|x|mal|veces|fois)";
const times = `(?:(?<once>${once})|(?<twice>${twice})|(?<thrice>${thrice})|${number.replace("(", "(?<digits>")})`;

const ways = [
  {
    way: "over",
    isInclusive: false,
    before: "more than|more often than|over|mehr als|ofter als|mas de|plus de|plus d|plus d'",
  },
  { way: "over", isInclusive: true, before: "at least|mindestens|wenigstens|al menos|por lo menos|au moins" },
  {
    way: "under",
    isInclusive: true,
    before: "only|just|no more than|at most|nur|bloss|hochstens|maximal|solo|unicamente|como mucho|seulement|au plus",
  },
] as const;
const leading = ways.map(({ before, ...held }) => ({
  held,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${before})\\s?${times}(?![\\p{L}\\d])`, "u"),
}));
const orMore = new RegExp(
  `(?<![\\p{L}\\d])${times}\\s(?:or more|and more|oder ofter|oder mehr|o mas|y mas|ou plus|et plus)(?!\\p{L})`,
  "u",
);
/** Who came again paid twice at least. */
const several =
  /(?<!\p{L})(?:(?:several|multiple|many) times|mehrmals|mehrfach|varias veces|plusieurs fois|repeat(?:ed)? (?=buyers?|fans?|payers?|customers?|spenders?))/u;

/** How often somebody did something, as the amount that this is held against: 'more than once', 'dos veces o más'. Undefined where a text says nothing of it. */
export function findTimes(text: string): { limit: Limit; words: string } | undefined {
  const folded = fold(text).replaceAll(/[-’']/g, " ").replaceAll(/\s+/g, " ");
  for (const { held, pattern } of leading) {
    const match = pattern.exec(folded);
    const amount = numberOf(match?.groups);
    // At least once is whoever did it.
    if (match && (amount > 1 || held.way === "under" || !held.isInclusive))
      return { limit: { ...held, amount, isOfTimes: true }, words: match[0] };
  }
  const more = orMore.exec(folded);
  if (more)
    return {
      limit: { way: "over", isInclusive: true, amount: numberOf(more.groups), isOfTimes: true },
      words: more[0],
    };
  const [words] = several.exec(folded) ?? [];
  return words === undefined
    ? undefined
    : { limit: { way: "over", isInclusive: true, amount: 2, isOfTimes: true }, words };
}

const numberOf = ({ digits, thrice, twice: two }: Record<string, string | undefined> = {}): number =>
  digits === undefined ? (thrice ? 3 : two ? 2 : 1) : Number(digits);
