import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { email } from "../auth/credentials.ts";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { profileLink } from "../links/profile-link.ts";
import { instant } from "../shapes.ts";
import { text } from "../text.ts";

/** The profile is a link or a handle of the platform that was chosen. */
const form = z.strictObject({
  platform: z.enum(platformNames, { error: "invalid" }),
  profile: z.string({ error: "text.type" }),
  email,
  words: z.optional(text({ max: limits.notes, multiline: true })),
  /** The sender is the creator, or acts for them. */
  isMine: z.boolean({ error: "mine.required" }).check(z.refine((value) => value, { error: "mine.required" })),
});

/**
 * Requests a creator's removal without an account. The page is hidden at once, unless somebody has proved that the profile is theirs, by
 * a claim or a connected account. Workspaces that work with it are notified and keep their data; a moderator decides by `dueAt`.
 * The response does not reveal whether the profile is known.
 */
export const requestRemoval = defineCall("POST", "/api/removals", "anyone", {
  body: z.pipe(
    form,
    z.transform(({ profile, ...rest }, context) => {
      const parsed = profileLink(rest.platform).safeParse(profile);
      if (parsed.success && parsed.data) return { ...rest, handle: parsed.data.handle };
      const message = parsed.success ? "link.empty" : (parsed.error.issues[0]?.message ?? "invalid");
      context.issues.push({ code: "custom", message, input: profile, path: ["profile"] });
      return z.NEVER;
    }),
  ),
  output: z.object({ dueAt: instant }),
  status: 202,
  errors: ["too-many"],
});
