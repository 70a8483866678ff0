import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";

/** How a handle is written in an address: what any platform allows. */
export const pathHandlePattern = /^[A-Za-z0-9._-]{1,64}$/;

/** What the address of a creator's page looks like. Calls take `creatorParams`, which knows each platform's names. */
export const creatorAddress = z.object({
  platform: z.enum(platformNames),
  handle: z.string().check(z.regex(pathHandlePattern)),
});

/** The address of a creator's page. */
export const creatorPath = ({ platform, handle }: { platform: string; handle: string }): string =>
  `/creator/${platform}/${encodeURIComponent(handle)}`;
