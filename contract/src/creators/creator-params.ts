import * as z from "zod/mini";
import { isProfileName } from "../links/link-hosts.ts";
import { creatorAddress } from "./creator-path.ts";

/** A creator is addressed by any of its profiles, whose handle its platform allows and keeps for no page of its own. */
export const creatorParams = creatorAddress.check(
  z.refine(({ platform, handle }) => isProfileName(platform, handle.toLowerCase())),
);
