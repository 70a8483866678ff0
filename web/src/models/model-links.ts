import type { Model } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";

/** The wire's link fields and the platform each stands for, in the order they are shown. */
export const modelLinkFields = [
  ["onlyfansUrl", "onlyfans"],
  ["instagramUrl", "instagram"],
  ["twitterUrl", "x"],
  ["tiktokUrl", "tiktok"],
] as const satisfies readonly (readonly [keyof Model, Platform])[];

/** The platforms a model links, with their addresses. */
export function linksOf(
  model: Pick<Model, (typeof modelLinkFields)[number][0]>,
): { platform: Platform; url: string }[] {
  return modelLinkFields.flatMap(([field, platform]) => {
    const url = model[field];
    return url ? [{ platform, url }] : [];
  });
}
