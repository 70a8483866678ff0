import { expect, test } from "vitest";
import { type ImportModel, matchCreators } from "./match-creators.ts";

const model = (id: number, name: string, links: Partial<ImportModel> = {}): ImportModel => ({
  ...{ id, name, username: "", onlyfansUrl: null, instagramUrl: null, twitterUrl: null, tiktokUrl: null },
  ...links,
});
const models = [
  model(1, "Mia Hart", { username: "mia.hart", tiktokUrl: "https://www.tiktok.com/@mia.off" }),
  model(2, "Élodie", { onlyfansUrl: "https://onlyfans.com/elo_vip" }),
  model(3, "Ava"),
  model(4, "Ava"),
];
const matched = (...creators: string[]) => Object.fromEntries(matchCreators(creators, models));

test("matchCreators: a model is found by its name or a handle, whatever the capitals, accents and signs", () => {
  expect(matched("MIA  HART", "@elo-vip")).toEqual({ "MIA  HART": 1, "@elo-vip": 2 });
  expect(matched("mia.off", "Elodie")).toEqual({ "mia.off": 1, Elodie: 2 });
});

test("matchCreators: a name of no model, of two models, or of a model that another row names too, finds none", () => {
  expect(matched("Somebody", "", "…")).toEqual({});
  expect(matched("Ava")).toEqual({});
  expect(matched("Mia Hart", "mia.off", "Elodie")).toEqual({ Elodie: 2 });
});
