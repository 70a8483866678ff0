import type { Person } from "./open-test-app.ts";
import type { World } from "./start-world.ts";

/** Submits a model on Instagram and OnlyFans, waits for its report, and returns its id. */
export async function submitAnalyzed(
  world: Pick<World, "analyze">,
  owner: Person,
  { name, handle }: { name: string; handle: string },
): Promise<number> {
  return (await world.analyze(owner, { name, instagramUrl: handle, onlyfansUrl: `onlyfans.com/${handle}` })).id;
}
