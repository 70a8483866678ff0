import { faultInHandle } from "../control/fault-names.ts";
import { openAccount, type SandboxAccount, type SandboxPlatform } from "./account.ts";
import { agencyCreators, firstCreators, inventCreator, type SandboxCreator } from "./creators.ts";
import { drawnCreators, worldCreators } from "./drawn-creators.ts";

const everyone = [...worldCreators, ...agencyCreators];
const known: Record<SandboxPlatform, ReadonlyMap<string, SandboxCreator>> = {
  instagram: new Map(everyone.flatMap((creator) => (creator.instagram ? [[creator.instagram, creator]] : []))),
  x: new Map(everyone.flatMap((creator) => (creator.x ? [[creator.x, creator]] : []))),
  tiktok: new Map(everyone.flatMap((creator) => (creator.tiktok ? [[creator.tiktok, creator]] : []))),
};

/**
 * The account behind a handle as of an instant: a sample creator's, one made up for `demo…` or for a fault's handle.
 * Undefined for strangers, and before the account was opened.
 */
export function findWorldAccount(
  platform: SandboxPlatform,
  handle: string,
  { seed, at }: { seed: string; at: number },
): SandboxAccount | undefined {
  const plain = handle.toLowerCase();
  const creator = known[platform].get(plain) ?? (isMadeUp(platform, plain) ? inventCreator(plain) : undefined);
  const account = creator && openAccount(creator, platform, seed);
  return account && account.openedAt <= at ? account : undefined;
}

const handleRules: Record<SandboxPlatform, RegExp> = {
  instagram: /^(?!\.)(?!.*\.\.)[a-z0-9._]{1,30}(?<!\.)$/,
  x: /^[a-z0-9_]{1,15}$/,
  tiktok: /^[a-z0-9._]{2,24}(?<!\.)$/,
};

function isMadeUp(platform: SandboxPlatform, handle: string): boolean {
  const isRecognised = handle.startsWith("demo") || faultInHandle(platform, handle) !== undefined;
  return isRecognised && handleRules[platform].test(handle);
}

/** True when the stand-in of a platform has an answer of its own for the handle: figures, or the fault it is named after. */
export function knowsHandle(platform: string, handle: string): boolean {
  const plain = handle.toLowerCase();
  return (platform === "instagram" || platform === "x") && (known[platform].has(plain) || isMadeUp(platform, plain));
}

export interface SampleCreator {
  name: string;
  username: string;
  instagram?: string;
  x?: string;
}

/** The sample creators by name and handles (lower case), in a fixed order: those that every demo has, and the many that a whole one has besides. */
export const sampleCreators: readonly SampleCreator[] = firstCreators.map(sampleOf);
export const drawnSampleCreators: readonly SampleCreator[] = drawnCreators.map(sampleOf);

/** The creators of the sample agency, of whom no other is in the demo. */
export const sampleAgencyCreators: readonly SampleCreator[] = agencyCreators.map(sampleOf);

function sampleOf({ name, username, instagram, x }: SandboxCreator): SampleCreator {
  return { name, username, ...(instagram && { instagram }), ...(x && { x }) };
}
