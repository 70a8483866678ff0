import type { FieldCode } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import type { SubmitBody } from "./submit-model.ts";

/**
 * Links that the sandbox has no figures for, by field. OnlyFans and TikTok pass: nothing reads them here,
 * people type their figures, so there is nothing to know.
 */
export function unknownInDemo(
  { instagramUrl, twitterUrl }: Pick<SubmitBody, "instagramUrl" | "twitterUrl">,
  knowsHandle: (platform: Platform, handle: string) => boolean,
): Record<string, FieldCode> | undefined {
  const unknown = Object.entries({ instagramUrl, twitterUrl }).filter(
    ([, link]) => link && !knowsHandle(link.platform, link.handle),
  );
  return unknown.length === 0
    ? undefined
    : Object.fromEntries(unknown.map(([field]) => [field, "link.unknown_in_demo" as const]));
}
