import type { Model } from "@fanradar/contract";
import { linksOf } from "../models/model-links.ts";

type Linked = Parameters<typeof linksOf>[0] & Pick<Model, "id">;

/**
 * Creators without those whose page one of the own models links: it is the same person, and the model knows all that their public
 * record does.
 */
export function besideOwn<Creator extends Linked>(creators: readonly Creator[], own: readonly Linked[]): Creator[] {
  const ids = new Set(own.map(({ id }) => id));
  const pages = new Set(own.flatMap(linksOf).map(({ url }) => url.toLowerCase()));
  return creators.filter((one) => !ids.has(one.id) && !linksOf(one).some(({ url }) => pages.has(url.toLowerCase())));
}
