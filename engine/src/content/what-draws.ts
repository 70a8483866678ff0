import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { formatMetrics } from "../catalogue/groups.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { jointLevel, jointWidth } from "../statistics/joint-intervals.ts";
import { type GroupLift, groupLift, percentLift } from "./group-lift.ts";
import type { RatedPost } from "./rated-posts.ts";
import type { FoundTheme } from "./themes.ts";

/** Posts of each platform: what a creator posts now, not what they once did. */
const newest = 100;
/** From so many posts formats are compared, each and the others having at least `fewestOfFormat`. */
const fewestPosts = 20;
const fewestOfFormat = 5;

/** A format of one platform with its posts. */
interface Format {
  platform: Platform;
  kind: Post["kind"];
  rated: readonly RatedPost[];
  posts: readonly RatedPost[];
}

/** A group of posts that surely draws more, with its facts. */
export interface Lever {
  kind: "theme" | "format" | "pairing";
  platforms: Platform[];
  lift: GroupLift;
  share: Fact;
  change: Fact;
}

/** A theme in one format. */
interface Pairing {
  theme: FoundTheme;
  format: Format;
  lift: GroupLift;
}

/**
 * What themes, formats and themes in a format draw against the posts around each, of the newest 100 posts of a platform. All of them
 * are tested together: their intervals hold at once at 95 % (decision 0164). A theme in a format has facts only where it surely draws
 * more, and more than its theme and its format alone; of those the one that draws most. Source: docs/methods.md, 'Themes, formats and
 * language'.
 *
 * @returns what surely draws more
 */
export function addWhatDraws(
  builder: FactBuilder,
  rated: ReadonlyMap<Platform, readonly RatedPost[]>,
  { themes, captioned }: { themes: readonly FoundTheme[]; captioned: ReadonlySet<Post> },
): Lever[] {
  // A post without a caption, or one too old to be read here, has no known theme.
  const known = [...rated.values()].flat().filter(({ post }) => captioned.has(post));
  const ofThemes = themes.map((theme) => ({ theme, lift: groupLift(known, ({ post }) => theme.posts.has(post)) }));
  const formats = [...rated].flatMap(([platform, posts]) => formatsOf(platform, posts.slice(0, newest)));
  const ofFormats = formats.map((format) => ({
    format,
    lift: groupLift(format.rated, ({ post }) => post.kind === format.kind),
  }));
  const pairings = formats.flatMap((format) => pairingsOf(format, themes));
  const tested = [...ofThemes, ...ofFormats, ...pairings].filter(({ lift }) => lift !== undefined);
  const width = jointWidth(tested.length);
  const levers = ofThemes.map(({ theme, lift }): Lever | undefined => {
    const change = addThemeChange(builder, { theme, lift, known, width });
    const platforms = [...new Set([...theme.posts].map(({ platform }) => platform))];
    return lift && change && { kind: "theme", platforms, lift, share: theme.share, change };
  });
  const places = new Map<Platform, number>();
  for (const { format, lift } of ofFormats) {
    const place = places.get(format.platform) ?? 0;
    places.set(format.platform, place + 1);
    if (lift) levers.push(addFormat(builder, { format, lift, place, width }));
  }
  const best = pairings
    .filter(({ theme, format, lift }) => {
      const parts = [
        ...ofThemes.filter((one) => one.theme === theme),
        ...ofFormats.filter((one) => one.format === format),
      ];
      return lift.effect > width * lift.deviation && parts.every((part) => lift.effect > (part.lift?.effect ?? 0));
    })
    .sort((a, b) => b.lift.effect - a.lift.effect)[0];
  if (best) levers.push(addPairing(builder, { ...best, width }));
  return levers.filter((lever) => lever !== undefined).filter(({ change }) => (change.low ?? 0) > 0);
}

/** Formats with enough posts, the one of most posts first; none where there is only one. */
function formatsOf(platform: Platform, rated: readonly RatedPost[]): Format[] {
  if (rated.length < fewestPosts) return [];
  const kinds = [...new Set(rated.map(({ post }) => post.kind))];
  return kinds
    .map((kind) => ({ platform, kind, rated, posts: rated.filter(({ post }) => post.kind === kind) }))
    .filter(({ posts }) => posts.length >= fewestOfFormat && rated.length - posts.length >= fewestOfFormat)
    .sort((a, b) => b.posts.length - a.posts.length || (a.kind < b.kind ? -1 : 1));
}

function pairingsOf(format: Format, themes: readonly FoundTheme[]): Pairing[] {
  return themes.flatMap((theme) => {
    const isOf = ({ post }: RatedPost) => post.kind === format.kind && theme.posts.has(post);
    if (format.rated.filter(isOf).length < fewestOfFormat) return [];
    const lift = groupLift(format.rated, isOf);
    return lift ? [{ theme, format, lift }] : [];
  });
}

interface ThemeChange {
  theme: FoundTheme;
  lift: GroupLift | undefined;
  known: readonly RatedPost[];
  width: number;
}

function addThemeChange(builder: FactBuilder, { theme, lift, known, width }: ThemeChange): Fact | undefined {
  const metric = `theme.${theme.place}.change` as const;
  const has = known.filter(({ post }) => theme.posts.has(post)).length;
  // A theme of all posts, or of fewer than two whose counts are known, cannot be held against others.
  if (!lift) {
    addMissing(builder, { metric }, has < 2 ? { code: "too-few-posts", needs: 2, has } : { code: "no-other-posts" });
    return undefined;
  }
  return addFact(builder, {
    metric,
    kind: "estimated",
    ...percentLift(lift, width),
    level: jointLevel,
    formula: "theme.shrunken",
    inputs: [theme.id],
    n: has,
    sampleOf: "posts",
    sources: [...theme.posts, ...known.map(({ post }) => post)].map(({ evidence }) => evidence),
  });
}

interface FormatFacts {
  format: Format;
  lift: GroupLift;
  /** From 0, by number of posts. */
  place: number;
  width: number;
}

function addFormat(builder: FactBuilder, { format, lift, place, width }: FormatFacts): Lever | undefined {
  const metric = formatMetrics[place];
  if (!metric) return undefined;
  const { platform, kind, rated, posts } = format;
  const sources = rated.map(({ post }) => post.evidence);
  const { id } = addFact(builder, {
    metric,
    platform,
    kind: "derived",
    value: kindWord(kind),
    n: posts.length,
    sampleOf: "posts",
    formula: "post.format",
    sources,
  });
  const shared = { platform, inputs: [id], sources, sampleOf: "posts" } as const;
  const share = addFact(builder, {
    ...shared,
    inputs: [id],
    metric: `${metric}.share`,
    kind: "derived",
    value: 100 * lift.share,
    n: rated.length,
    formula: "format.share",
  });
  const change = addFact(builder, {
    ...shared,
    inputs: [id],
    metric: `${metric}.change`,
    kind: "estimated",
    ...percentLift(lift, width),
    level: jointLevel,
    n: posts.length,
    formula: "format.shrunken",
  });
  return { kind: "format", platforms: [platform], lift, share, change };
}

function addPairing(builder: FactBuilder, { theme, format, lift, width }: Pairing & { width: number }): Lever {
  const { platform, kind, rated } = format;
  const sources = rated.map(({ post }) => post.evidence);
  const shared = { platform, sources, sampleOf: "posts" as const, n: lift.n };
  const { id } = addFact(builder, {
    ...shared,
    metric: "pairing",
    kind: "derived",
    value: theme.text,
    formula: "post.theme",
    inputs: [theme.id],
  });
  addFact(builder, {
    ...shared,
    metric: "pairing.format",
    kind: "derived",
    value: kindWord(kind),
    formula: "post.format",
    inputs: [id],
  });
  const share = addFact(builder, {
    ...shared,
    metric: "pairing.share",
    kind: "derived",
    value: 100 * lift.share,
    n: rated.length,
    formula: "pairing.share",
    inputs: [id],
  });
  const change = addFact(builder, {
    ...shared,
    metric: "pairing.change",
    kind: "estimated",
    ...percentLift(lift, width),
    level: jointLevel,
    formula: "format.shrunken",
    inputs: [id],
  });
  return { kind: "pairing", platforms: [platform], lift, share, change };
}

/** A format as the texts know it. */
export const kindWord = (kind: Post["kind"]): string => (kind === "other" ? "otherFormat" : kind);
