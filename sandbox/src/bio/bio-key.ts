import type { SandboxPlatform } from "../world/account.ts";

/** Key of a written bio. */
export const bioKey = (platform: SandboxPlatform, handle: string): string => `${platform}:${handle.toLowerCase()}`;
