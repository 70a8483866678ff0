import { engagementWindow, type TypicalPostCounts, typicalOf } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { inMemory, rowsOf, secondsOf } from "./find-readings.ts";
import type { Spans } from "./spans.ts";

/** For so few each one's own change is requested: the likes and comments of every post go along. */
const fewProfiles = 20;
const daySeconds = 86_400;

/** Of a profile: for each span the places of its posts, from one up to another, in what follows; then likes and comments of each post. */
type PostsRow = [profileId: number, from: number[], until: number[], interactions: number[]];

/**
 * Likes and comments of each profile's typical post, of both periods and, where they are needed, of each bar, those of the period
 * before first. Of the latest days it is that of the last posts up to each span's end, as a report takes them (`engagementWindow`); of named days that of the
 * posts of these days. Posts of a span's last day are left out: their likes still come in.
 */
export async function findTypicalPosts(
  db: Db,
  profileIds: readonly number[],
  { spans, withBars }: { spans: Spans; withBars: boolean },
) {
  if (profileIds.length === 0) return [];
  const { before, now, bars, earlierBars = [] } = spans;
  const earlier = withBars && earlierBars.length > 0 ? earlierBars : [before];
  const later = withBars ? bars : [now];
  const all = [...earlier, ...later];
  const placeAt = (seconds: number) => sql`width_bucket(${seconds - 1}::int, read.at)`;
  const settled = secondsOf(now.to) - daySeconds;
  const from = all.map((span) =>
    placeAt(spans.isLatest ? secondsOf(span.to) - engagementWindow.maxAgeDays * daySeconds : secondsOf(span.from)),
  );
  const until = all.map((span) =>
    placeAt(spans.isLatest ? secondsOf(span.to) - daySeconds : Math.min(secondsOf(span.to), settled)),
  );
  const arrayOf = (places: typeof from) => sql`array[${sql.join(places, sql`, `)}]`;
  const last = all.length;
  const { rows } = await db.execute(sql`
    select coalesce(json_agg(json_build_array(
      series.profile_id, to_json(place.from), to_json(place.until), to_json(read.values[place.from[1] + 1 : place.until[${last}::int]]))), '[]') as found
    from profile_series series ${inMemory(sql`series.posted_at`, sql`series.interactions`)}
      cross join lateral (select ${arrayOf(from)} as "from", ${arrayOf(until)} as until offset 0) place
    where series.profile_id = any(${sql.param([...profileIds])}::int[]) and place.from[1] < place.until[${last}::int]`);
  const most = spans.isLatest ? engagementWindow.newest : Number.POSITIVE_INFINITY;
  return rowsOf<PostsRow>(rows).map(([profileId, starts, ends, interactions]) => {
    const [begin = 0] = starts;
    const samples = all.map((_, place) => {
      const until = Math.max(0, (ends[place] ?? 0) - begin);
      return { from: Math.max(0, (starts[place] ?? 0) - begin, until - most), until };
    });
    const postsOf = ({ from, until }: (typeof samples)[number]) => interactions.slice(from, until);
    const found: (TypicalPostCounts | undefined)[] = [];
    for (const [place, sample] of samples.entries()) {
      const last = samples[place - 1];
      // Between two posts the sample stays.
      const isLast = last?.from === sample.from && last.until === sample.until;
      const counts = isLast ? [] : postsOf(sample);
      const typical = counts.length > 0 ? { n: counts.length, interactions: typicalOf(counts) } : undefined;
      found.push(isLast ? found[place - 1] : typical);
    }
    const whole = (place: number): TypicalPostCounts | undefined => {
      const [counts, sample] = [found[place], samples[place]];
      return counts && sample && profileIds.length <= fewProfiles ? { ...counts, all: postsOf(sample) } : counts;
    };
    return {
      profileId,
      before: whole(earlier.length - 1),
      now: whole(all.length - 1),
      bars: withBars ? found.slice(earlierBars.length > 0 ? 0 : earlier.length) : [],
    };
  });
}
