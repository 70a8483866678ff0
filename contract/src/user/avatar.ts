import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { nothing } from "../shapes.ts";

/** Takes a picture of the person in, cut to a square, in place of any before it. */
export const setAvatar = defineCall("PUT", "/api/user/avatar", "account", {
  takesFile: true,
  /** Where it is found. */
  output: z.object({ avatar: z.string() }),
  errors: ["invalid", "too-large", "too-many"],
});

/** Takes the person's picture away. Where there is none it is a success too. */
export const removeAvatar = defineCall("DELETE", "/api/user/avatar", "account", { output: nothing });
