import type { Model } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";

/** The wire's link fields and the platform each stands for, in the order they are shown. */
export const modelLinkFields = [
  ["onlyfansUrl", "onlyfans"],
  ["instagramUrl", "instagram"],
  ["twitterUrl", "x"],
  ["tiktokUrl", "tiktok"],
] as const satisfies readonly (readonly [keyof Model, Platform])[];

type LinkField = (typeof modelLinkFields)[number][0];

/** The platforms a model links, with their addresses. */
export function linksOf(model: Pick<Model, LinkField>): { platform: Platform; url: string }[] {
  return modelLinkFields.flatMap(([field, platform]) => {
    const url = model[field];
    return url ? [{ platform, url }] : [];
  });
}

/** A form as its call takes it: a link that was left empty is absent. */
export function withoutEmptyLinks<T extends Record<LinkField, string>>(
  form: T,
): Omit<T, LinkField> & Partial<Record<LinkField, string>> {
  const { onlyfansUrl, instagramUrl, twitterUrl, tiktokUrl, ...rest } = form;
  const given = Object.entries({ onlyfansUrl, instagramUrl, twitterUrl, tiktokUrl }).filter(([, url]) => url.trim());
  return { ...rest, ...Object.fromEntries(given) };
}
