import { type Creator, creators, inventCreator } from "./creators.ts";
import { createHistory } from "./history.ts";

export type SandboxPlatform = "instagram" | "x";

/** Everyone a platform's handle may stand for, and their past. Deterministic in its seed. */
export function createWorld(seed: string) {
  const histories = new Map<string, ReturnType<typeof createHistory>>();
  const byHandle: Record<SandboxPlatform, Map<string, Creator>> = { instagram: new Map(), x: new Map() };
  for (const creator of creators) {
    if (creator.instagram) byHandle.instagram.set(creator.instagram, creator);
    if (creator.x) byHandle.x.set(creator.x, creator);
  }
  return {
    /** The creator behind a handle: a sample one, one made up for `demo…`, one behind a fault's handle; else undefined. */
    find(platform: SandboxPlatform, handle: string): Creator | undefined {
      const plain = handle.toLowerCase();
      return byHandle[platform].get(plain) ?? (isMadeUp(plain) ? inventCreator(plain) : undefined);
    },
    history(creator: Creator) {
      const known = histories.get(creator.username);
      if (known) return known;
      const made = createHistory(creator, seed);
      histories.set(creator.username, made);
      return made;
    },
  };
}
export type World = ReturnType<typeof createWorld>;

/** `demo…` is made up on the fly; `fault_…` and `fault.…` are creators whose reads fail as their name says. */
function isMadeUp(handle: string): boolean {
  return handle.startsWith("demo") || /^fault[._]/.test(handle);
}

/** True when the sandbox answers figures for the handle. */
export function knowsHandle(platform: SandboxPlatform, handle: string): boolean {
  const plain = handle.toLowerCase();
  return isMadeUp(plain) || creators.some((creator) => creator[platform] === plain);
}

/** The sample creators by name and handles, as forms offer them and the demo's seed follows them. */
export const sampleCreators = creators.map(({ name, username, instagram, x }) => ({ name, username, instagram, x }));
