import { expect, test } from "vitest";
import { classify, decodeModel, encodeModel, trainQuestionModel } from "./question-model.ts";
import { markBankText } from "./read-slots.ts";
import { learnSpelling } from "./spelling.ts";

const bank = [
  { for: "followers", text: "how many followers do i have", language: "en" },
  { for: "followers", text: "wie viele follower habe ich", language: "de" },
  { for: "earnings", text: "how much did {name} earn", language: "en" },
  { for: "earnings", text: "wie viel habe ich verdient", language: "de" },
  { for: "none", text: "banana", language: "en" },
] as const;
const spelling = learnSpelling(Array(8).fill("how many followers"), ["fellows"]);
const spellings = { en: spelling, de: spelling, es: spelling, fr: spelling };
const read = (text: string) => markBankText(text, "en");

test("question model: read back from its file, as a part of a larger buffer, it reads the same", () => {
  const model = trainQuestionModel(bank, markBankText, spellings);
  const file = encodeModel(model);
  const copy = decodeModel(Buffer.concat([Buffer.from("before"), file]).subarray(6));
  for (const text of ["how many followers has she", "was habe ich verdient", "?"])
    expect(classify(copy, read(text))).toEqual(classify(model, read(text)));
  expect(Buffer.from(encodeModel(copy)).equals(file)).toBe(true);
});

test("question model: a text of which nothing is known has none of the intents", () => {
  const { readings } = classify(trainQuestionModel(bank, markBankText, spellings), read("żółw"));
  expect(readings[0]?.intent).toBe("none");
});

test("question model: a file that is cut off is refused with both lengths", () => {
  const file = encodeModel(trainQuestionModel(bank, markBankText, spellings));
  expect(() => decodeModel(file.subarray(0, -1))).toThrow(/weights instead of/);
});
