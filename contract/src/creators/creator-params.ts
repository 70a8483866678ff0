import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { isProfileName } from "../links/link-hosts.ts";
import { pathHandlePattern } from "./creator-path.ts";

/** A creator is addressed by any of its profiles, whose handle its platform allows and keeps for no page of its own. */
export const creatorParams = z
  .object({ platform: z.enum(platformNames), handle: z.string().check(z.regex(pathHandlePattern)) })
  .check(z.refine(({ platform, handle }) => isProfileName(platform, handle.toLowerCase())));
