/** What is known of a creator on one platform before their report is read. */
export interface AlikeCandidate {
  id: number;
  followers: number;
  /** Posts a week. */
  perWeek: number;
  /** Hashtags, words and pairs of the newest captions, each once. */
  terms: readonly string[];
}

/** With fewer candidates the list is empty: the nearest of a few may still be far away. Chosen, not measured. */
export const fewestCandidates = 30;
/** A third to three times as many followers and posts. Chosen, not measured. */
export const mostUnlike = 3;

/**
 * The candidates alike in size, rhythm and what they write about, the nearest first: by what they share of the rarer terms of their captions
 * (cosine of inverse document frequencies), less the further size and rhythm lie apart. Nobody who shares no term, nor anybody over three times or under a third as
 * large or as frequent. Empty among fewer than 30. Source: docs/methods.md, 'Creators alike'.
 */
export function rankAlike(own: Omit<AlikeCandidate, "id">, candidates: readonly AlikeCandidate[]): number[] {
  if (candidates.length < fewestCandidates) return [];
  const users = new Map<string, number>();
  for (const { terms } of candidates) for (const term of terms) users.set(term, (users.get(term) ?? 0) + 1);
  const weightOf = (term: string) => Math.log((candidates.length + 1) / (1 + (users.get(term) ?? 0))) ** 2;
  const ownTerms = new Map(own.terms.map((term) => [term, weightOf(term)]));
  const lengthOf = (weights: Iterable<number>) => Math.sqrt([...weights].reduce((sum, weight) => sum + weight, 0));
  const ownLength = lengthOf(ownTerms.values());
  const apart = (mine: number, theirs: number) => Math.abs(Math.log(theirs / mine)) / Math.log(mostUnlike);
  return candidates
    .flatMap((one) => {
      const distances = [apart(own.followers, one.followers), apart(own.perWeek, one.perWeek)];
      if (!distances.every((distance) => distance <= 1)) return [];
      const shared = one.terms.reduce((sum, term) => sum + (ownTerms.get(term) ?? 0), 0);
      const cosine = shared / (ownLength * lengthOf(one.terms.map(weightOf)));
      const squares = distances.reduce((sum, distance) => sum + distance ** 2, 0);
      return cosine > 0 ? [{ id: one.id, likeness: cosine * Math.exp(-squares / 2) }] : [];
    })
    .sort((a, b) => b.likeness - a.likeness || a.id - b.id)
    .map(({ id }) => id);
}
