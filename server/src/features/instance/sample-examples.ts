import type { Instance } from "@fanradar/contract";

/**
 * Three sample creators to press on the forms. The sandbox is loaded only when this is called, which is in demo mode:
 * nothing of it enters a live process.
 */
export async function sampleExamples(): Promise<Instance["examples"]> {
  const { sampleCreators } = await import("@fanradar/sandbox");
  return sampleCreators.slice(0, 3).map(({ name, username, instagram, x }) => ({
    name,
    username,
    ...(instagram && { instagramUrl: `https://www.instagram.com/${instagram}/` }),
    ...(x && { twitterUrl: `https://x.com/${x}` }),
  }));
}
