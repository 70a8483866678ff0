import type { AnalyseInput } from "../analyse-input.ts";
import { dayMs } from "../catalogue/time.ts";
import type { Evidence, Observation, Post } from "../ledger/evidence.ts";

interface Known {
  evidence: ReadonlyMap<string, Evidence>;
  asOf: string;
}

/**
 * The observations that figures may rest on, in an order of their own. Left out: values that are no count (not finite,
 * negative, beyond whole numbers), those of no known evidence, of no instant or of one after `asOf`.
 * An interval that does not include its value, and a span that ends before it begins, are dropped; the value stays.
 */
export function cleanObservations(given: AnalyseInput["observations"], { evidence, asOf }: Known): Observation[] {
  const endMs = Date.parse(asOf);
  // Many observations share one instant: each is parsed once.
  const instants = new Map<string, string | undefined>();
  for (const { observedAt } of given)
    if (!instants.has(observedAt)) instants.set(observedAt, instantOf(observedAt, endMs));
  const known = given.flatMap((one): Observation[] => {
    const observedAt = instants.get(one.observedAt);
    if (!evidence.has(one.evidence) || !isCount(one.value) || observedAt === undefined) return [];
    const { low = one.value, high = one.value, period, ...rest } = one;
    const isInside = isCount(low) && isCount(high) && low <= one.value && one.value <= high && low < high;
    const [from, to] = [period?.from ?? "", period?.to ?? ""].map((end) => instantOf(end));
    const isSpan = from !== undefined && to !== undefined && from <= to;
    return [{ ...rest, observedAt, ...(isInside && { low, high }), ...(isSpan && { period }) }];
  });
  return known
    .map((one) => ({ one, key: keyOf(one) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ one }) => one);
}

/**
 * The posts that figures may rest on, newest first, each once: with the counts of its owner's connected account if they were
 * read a day or more after it was published, since those are more complete than the public ones, else with the counts of its
 * newest read. An invalid count is dropped, the post stays. Posts of unknown evidence or after `asOf` are left out.
 */
export function cleanPosts(given: AnalyseInput["posts"], { evidence, asOf }: Known): Post[] {
  const endMs = Date.parse(asOf);
  const readAt = (post: Post) => evidence.get(post.evidence)?.addedAt ?? "";
  const isSettledOwn = (post: Post) =>
    evidence.get(post.evidence)?.kind === "connected" &&
    Date.parse(readAt(post)) - Date.parse(post.publishedAt) >= dayMs;
  const inOrder = [...given].sort(
    (a, b) =>
      Number(isSettledOwn(a)) - Number(isSettledOwn(b)) ||
      compare(readAt(a), readAt(b)) ||
      compare(a.evidence, b.evidence) ||
      compare(a.externalId, b.externalId) ||
      compare(JSON.stringify(a), JSON.stringify(b)),
  );
  const posts = new Map<string, Post>();
  for (const post of inOrder) {
    const publishedAt = instantOf(post.publishedAt, endMs);
    if (evidence.has(post.evidence) && publishedAt !== undefined)
      posts.set(`${post.platform} ${post.externalId}`, { ...withSoundCounts(post), publishedAt });
  }
  return [...posts.values()].sort(
    (a, b) => compare(b.publishedAt, a.publishedAt) || compare(a.externalId, b.externalId),
  );
}

function withSoundCounts(post: Post): Post {
  const sound = { ...post };
  for (const member of ["likes", "comments", "shares", "saves", "views", "reach"] as const) {
    const count = sound[member];
    if (count !== undefined && !isCount(count)) delete sound[member];
  }
  return sound;
}

/** Rates and averages have fractions, but none so small that a division by it leaves the numbers. */
function isCount(value: number): boolean {
  return value === 0 || (value >= 1e-6 && value <= Number.MAX_SAFE_INTEGER);
}

/** A day, or an instant with its zone: without one, each machine would read it in its own. */
const instant = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2}))?$/;

/** The same instant in UTC, so that its first ten letters are the UTC day; undefined when it is none, or after `endMs`. */
function instantOf(text: string, endMs = Number.POSITIVE_INFINITY): string | undefined {
  const at = instant.test(text) ? Date.parse(text) : Number.NaN;
  return at <= endMs ? new Date(at).toISOString() : undefined;
}

function keyOf(one: Observation): string {
  return `${one.platform} ${one.metric} ${one.observedAt} ${one.evidence} ${one.value}`;
}

/** Code unit order: the same on every machine, unlike a locale's. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
