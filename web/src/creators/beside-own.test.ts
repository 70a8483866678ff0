import { expect, test } from "vitest";
import { besideOwn } from "./beside-own.ts";

const none = { onlyfansUrl: "", instagramUrl: "", twitterUrl: "", tiktokUrl: "" };
const carla = { ...none, id: 7, instagramUrl: "https://www.instagram.com/carla.reyes/" };

test("besideOwn: a creator whose page an own model links is that model, another of the same name is not", () => {
  const record = {
    ...none,
    id: 70,
    instagramUrl: "https://www.instagram.com/Carla.Reyes/",
    twitterUrl: "https://x.com/carla",
  };
  const other = { ...none, id: 71, instagramUrl: "https://www.instagram.com/carla.reyes.fans/" };
  expect(besideOwn([record, other], [carla])).toEqual([other]);
  expect(besideOwn([record, other], [])).toEqual([record, other]);
});

test("besideOwn: a creator who is an own model is not named twice, without a link too", () => {
  expect(
    besideOwn(
      [
        { ...none, id: 7 },
        { ...none, id: 8 },
      ],
      [{ ...none, id: 7 }],
    ),
  ).toEqual([{ ...none, id: 8 }]);
});
