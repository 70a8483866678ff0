import type { SandboxPlatform } from "../world/account.ts";

/** What a written bio is kept under. */
export const bioKey = (platform: SandboxPlatform, handle: string): string => `${platform}:${handle.toLowerCase()}`;
