/** What may be ranked, and which end of it, in four languages: 'the 3 best girls', 'top 5'. */
const ranked =
  "best|worst|top|most|least|biggest|smallest|girls|models|creators|posts|beste[nr]?|schlechteste[nr]?|schwachste[nr]?|starkste[nr]?|beitrage|mejores|peores|chicas|modelos|publicaciones|meilleure?s?|pires?|filles|modeles|publications";
const pattern = new RegExp(`(?:^|\\s)(?:top\\s(\\d{1,2})|(\\d{1,2})\\s(?:${ranked}))(?=\\s|$)`);
const mostRanked = 10;

/** How many of a ranking the folded words of a text ask for, at most ten; undefined where they name no number. */
export function findCount(tokens: readonly string[]): number | undefined {
  const [, after, before] = pattern.exec(tokens.join(" ")) ?? [];
  const count = Number(after ?? before);
  return Number.isInteger(count) && count > 0 ? Math.min(count, mostRanked) : undefined;
}
