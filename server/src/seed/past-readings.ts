import type { Observation, Platform, Post } from "@fanradar/engine";
import {
  businessDiscovery,
  instagramObservations,
  instagramPosts,
  xObservations,
  xPosts,
  xTimelineAnswer,
  xUserAnswer,
} from "@fanradar/platforms";
import { buildSandbox, pastAnswers, sandboxToken } from "@fanradar/sandbox";

/** Answers of a sample creator's platform at a moment in the past. */
export interface PastReading {
  observations: Observation[];
  posts: Post[];
}

interface Ask {
  handle: string;
  at: Date;
  /** Key of the evidence it becomes. */
  evidence: string;
  posts: number;
}

type ReadPast = (ask: Ask) => Promise<PastReading>;

/** A moment of the past, and the key of the evidence that its reading becomes. */
export interface PastMoment {
  at: Date;
  evidence: string;
}

/**
 * Counts of a sample creator at many moments, one list for each: the bodies that the platform's routes would have answered, read with the
 * connectors' own functions, so that seeded history is what daily readings would have stored. Without a request for each, since 400 days of
 * 60 creators are 37,000 bodies.
 */
export function readPastCounts(
  platform: "instagram" | "x",
  handle: string,
  moments: readonly PastMoment[],
): Observation[][] {
  const bodies = pastAnswers(
    platform,
    handle,
    moments.map(({ at }) => at.getTime()),
  );
  return moments.map(({ at, evidence }, index) => {
    const body = bodies[index];
    if (body === undefined) return [];
    const stamp = { observedAt: at.toISOString(), evidence };
    if (platform === "instagram") return instagramObservations(businessDiscovery.parse(body).business_discovery, stamp);
    const user = xUserAnswer.parse(body).data;
    return user ? xObservations(user, stamp) : [];
  });
}

/** Reads the sandbox's past with its posts, body by body, and reads the bodies with the connectors' own functions. In process. */
export async function openPast(): Promise<Record<"instagram" | "x", ReadPast> & { close(): Promise<void> }> {
  const sandbox = buildSandbox();
  await sandbox.ready();
  const ask = async (url: string, at: Date): Promise<unknown> => {
    const headers = { authorization: `Bearer ${sandboxToken}`, "x-sandbox-clock": at.toISOString() };
    return (await sandbox.inject({ url, headers })).json();
  };
  return {
    async instagram({ handle, at, evidence, posts }) {
      const media = posts > 0 ? `,media.limit(${posts}){${mediaFields}}` : "";
      const fields = `business_discovery.username(${handle}){${profileFields}${media}}`;
      const body = await ask(`/graph/v26.0/1?fields=${encodeURIComponent(fields)}`, at);
      const profile = businessDiscovery.parse(body).business_discovery;
      return {
        observations: instagramObservations(profile, { observedAt: at.toISOString(), evidence }),
        posts: instagramPosts(profile.media?.data.items ?? [], evidence).posts,
      };
    },
    async x({ handle, at, evidence, posts }) {
      const body = await ask(`/x/2/users/by/username/${handle}?user.fields=public_metrics`, at);
      const user = xUserAnswer.parse(body).data;
      if (!user) return { observations: [], posts: [] };
      const timeline =
        posts > 0
          ? await ask(`/x/2/users/${user.id}/tweets?max_results=${posts}&tweet.fields=created_at,public_metrics`, at)
          : {};
      return {
        observations: xObservations(user, { observedAt: at.toISOString(), evidence }),
        posts: xPosts(xTimelineAnswer.parse(timeline).data?.items ?? [], evidence).posts,
      };
    },
    close: () => sandbox.close(),
  };
}

const profileFields = "id,username,followers_count,follows_count,media_count";
const mediaFields = "id,caption,comments_count,like_count,media_product_type,media_type,timestamp";

/** The platforms that have a past here. */
export const pastPlatforms = ["instagram", "x"] as const satisfies Platform[];
