import type { Platform } from "@fanradar/engine";
import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { parseLink } from "./parse-link.ts";

/** A form's link field of one platform. Empty counts as absent. Outputs the handle and its canonical address. */
export function profileLink(platform: Platform) {
  return z.pipe(
    z.nullish(z.string({ error: "text.type" })),
    z.transform((typed, context) => {
      if (typed === null || typed === undefined || typed.trim() === "") return undefined;
      if (typed.length > limits.url) return refuse(context, "link.long");
      const link = parseLink(typed, platform);
      if (!link.ok) {
        const foreign = link.platform !== null && link.platform !== platform;
        return refuse(context, foreign ? foreignCode(link.platform) : `link.${link.error}`);
      }
      if (link.platform !== platform) return refuse(context, foreignCode(link.platform));
      return { platform, handle: link.handle, canonical: link.canonical };
    }),
  );
}

function foreignCode(platform: string | null) {
  return platform === "fansly" || platform === "linktree" ? "link.not_supported_yet" : "link.wrong_platform";
}

function refuse(context: z.core.ParsePayload, code: string) {
  context.issues.push({ code: "custom", message: code, input: context.value });
  return z.NEVER;
}
