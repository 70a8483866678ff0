import { expect, test } from "vitest";
import { firstStandOuts } from "./first-stand-outs.ts";

const groups = (...places: string[]) => places.map((place) => [{ key: `standOut.${place.slice(0, -1)}`, place }]);
const placesOf = (...places: string[]) => firstStandOuts(groups(...places)).map(([one]) => one?.place);

test.each([
  [
    ["up1", "up2", "up3", "down1", "down2", "downUtc3"],
    ["up1", "up2", "down1"],
  ],
  [
    ["up1", "downUtc1", "down2", "down3"],
    ["up1", "downUtc1", "down2"],
  ],
  [
    ["up1", "up2", "up3"],
    ["up1", "up2", "up3"],
  ],
  [["down1"], ["down1"]],
  [[], []],
])("firstStandOuts: of %j the first three are %j", (all, shown) => {
  expect(placesOf(...all)).toEqual(shown);
});
