/** Words for the lower end, by their beginnings. */
const lowerEnd =
  /^(?:cheap|little$|billig|gunstig|barat|worst|slowe|least$|lowest|fewest|weake|flop|bottom|bomb|underperf|poorest|smallest|shrank|schlecht|langsam|wenigst|niedrigst|geringst|kleinst|schwach|peor|menos$|lent|pire|moins$|faible|pequen|dragging$|drags$|blame$|schuld$|culpa|hunde$|plombe$)/;
/** 'Too little', 'zu wenig', 'demasiado poco', 'trop peu'. */
/** 'Below last month': which are lower. */
const below = /^(?:below|beneath|under|unter[ms]?|unterhalb|debajo|dessous)$/;
const ofTimes =
  /^(?:last|previous|prior|the|letzte\w*|vor\w*|mes|pasado|anterior|mois|dernier|precedent|del?|de|du|d|l)$/;
const little = /^(?:little|few|seldom|rarely|wenig|selten|poc[oa]s?|peu|rarement)$/;
const tooMuch = /^(?:too|so|zu|demasiado|muy|tan|trop|si)$/;
const upperEnd =
  /^(?:best|fastest|top$|highest|strongest|most$|biggest|largest|schnellst|hochst|meist|grosst|starkst|mejor|mas$|rapid|alta$|alto$|meilleur|plus$|mieux)/;

const falls =
  "(?:drop|fell|fall|declin|decreas|shr[aiu]nk|slid|sank|sink|dipped|gefallen|gesunken|verl[io]|zuruckgegangen|eingebrochen|abgenommen|geschrumpft|nachgelassen|fallt|fiel|baj|cay|caid|perd|pierd|disminu|descend|desciend|retroced|baiss|chut|diminu|recul|tomb)\\w*";
/** What falls most is at the lower end: 'dropped most', 'bajó más', 'am stärksten gefallen', 'a le plus baissé', 'the biggest drop'. */
const fallsMost = new RegExp(
  `\\b(?:${[
    `${falls}(?: (?:the|by|off|le|am))* (?:most|mas|plus|starksten|meisten)\\b`,
    `(?:mas|plus|am (?:starksten|meisten)) (?:\\w+ )?${falls}`,
    "(?:biggest|largest|steepest|sharpest) (?:drop|fall|decline|decrease|loss|dip)",
    "(?:grosst|starkst)\\w+ (?:ruckgang|verlust|einbruch|minus)",
    "mayor (?:caida|bajada|descenso|perdida)|plus (?:forte|grosse|gros) (?:baisse|chute|perte|recul)",
  ].join("|")})`,
);
/** Whether a text asks who fell most. */
const asksLargestFall = (tokens: readonly string[]): boolean => fallsMost.test(tokens.join(" "));

/** Which end of a ranking a text asks for; undefined where it names none. */
export function findNamedOrder(tokens: readonly string[]): "best" | "worst" | undefined {
  const isLower = (token: string, at: number) =>
    (lowerEnd.test(token) && !/^(?:at|al|au|mindestens)$/.test(tokens[at - 1] ?? "")) ||
    (below.test(token) && ofTimes.test(tokens[at + 1] ?? "")) ||
    (little.test(token) && tooMuch.test(tokens[at - 1] ?? ""));
  const lower = tokens.findIndex(isLower);
  const upper = tokens.findIndex((token) => upperEnd.test(token));
  if (lower < 0 && asksLargestFall(tokens)) return "worst";
  if (lower < 0) return upper < 0 ? undefined : "best";
  // 'From most to least': what is named first comes first.
  const isBoth = upper >= 0 && upper < lower && /^(?:to|a|bis|zu|au|nach)$/.test(tokens[lower - 1] ?? "");
  return isBoth ? "best" : "worst";
}

/** Whether a word only says which end is asked for. */
export const isOfOrder = (token: string): boolean => lowerEnd.test(token) || upperEnd.test(token);
