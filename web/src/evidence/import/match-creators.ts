import type { ModelRow } from "@fanradar/contract";
import { lettersOf } from "@fanradar/words/fold";
import { linksOf } from "../../models/model-links.ts";

/** What a model is chosen and found by. */
export type ImportModel = Pick<
  ModelRow,
  "id" | "name" | "username" | "onlyfansUrl" | "instagramUrl" | "twitterUrl" | "tiktokUrl"
>;

/** The model of each creator that a statement names: the only one with that name or handle. Creators without one, or with several, are left out. */
export function matchCreators(creators: readonly string[], models: readonly ImportModel[]): Map<string, number> {
  const byLetters = new Map<string, Set<number>>();
  for (const model of models)
    for (const name of namesOf(model)) byLetters.set(name, (byLetters.get(name) ?? new Set()).add(model.id));
  const found = creators.flatMap((creator) => {
    const [id, other] = byLetters.get(lettersOf(creator)) ?? [];
    return id === undefined || other !== undefined ? [] : [[creator, id] as const];
  });
  // Two creators of one model: nothing says which of them it is.
  const uses = Map.groupBy(found, ([, id]) => id);
  return new Map(found.filter(([, id]) => uses.get(id)?.length === 1));
}

const namesOf = (model: ImportModel): string[] =>
  [model.name, model.username, ...linksOf(model).map(({ url }) => url.split("/").at(-1) ?? "")]
    .map(lettersOf)
    .filter((name) => name !== "");
