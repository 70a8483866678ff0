/** The end of a ranking, in four languages, folded: 'biggest', 'stärksten', 'más grandes', 'plus gros'. */
const end =
  "(?:best|worst|most|least|top|(?:bigg|larg|small|high|low|strong|weak|busi|slow|poor|rich|cheap|great|tough)\\w*est|(?:be|mei|wenig|schlechte|schwach|stark|gros|klein|hoch|niedrig|umsatzstark|erfolgreich)\\w*ste[nrsm]?|mejores|peores|mayores|menores|mas|menos|plus|moins|meilleure?s|pires)";
/** What is ranked without a word for the end. */
const ranked =
  "(?:girls|models|creators|posts|tweets|reels|videos|photos|fotos|pics|beitrage|chicas|modelos|publicaciones|filles|modeles|publications)";
const latest = "(?:latest|newest|neuesten?|letzten?|ultim[ao]s|dernier(?:e)?s)";
const pattern = new RegExp(
  `(?:^|\\s)(?:(?:top|best|worst|strongest|weakest|beste[nr]?|schlechteste[nr]?|mejores|peores|meilleure?s|pires)\\s(\\d{1,2})|(\\d{1,2})\\s(?:${end}|(?:${latest} )?${ranked}|\\w+ (?:(?:mas|menos|plus|moins)\\s\\w+|(?:with|mit|con|avec)(?: \\w+)? ${end})))(?=\\s|$)`,
);
const mostRanked = 10;

/** How many of a ranking the folded words of a text ask for, at most ten, and where the number stands; undefined where they name no number. */
export function findCountAt(tokens: readonly string[]): { count: number; from: number } | undefined {
  const text = tokens.join(" ");
  const found = pattern.exec(text);
  const number = found?.[1] ?? found?.[2];
  const count = Number(number);
  if (!found || !Number.isInteger(count) || count <= 0) return undefined;
  const lead = text.slice(0, found.index + found[0].indexOf(`${number}`)).trim();
  return { count: Math.min(count, mostRanked), from: lead === "" ? 0 : lead.split(" ").length };
}

export const findCount = (tokens: readonly string[]): number | undefined => findCountAt(tokens)?.count;
