import { readFileSync } from "node:fs";
import { expandPattern } from "@fanradar/words/classifier/expand-pattern";
import { loadTrained } from "@fanradar/words/classifier/load-trained";
import { offeredExamples } from "../words/offers/offers.ts";
import {
  type BankQuestion,
  bankLanguages,
  decodeModel,
  encodeModel,
  type QuestionModel,
  trainQuestionModel,
} from "./question-model.ts";
import { markBankText } from "./read-slots.ts";

let model: QuestionModel | undefined;

/** The model of questions, trained from the bank. Kept. */
export function loadQuestionModel(): QuestionModel {
  model ??= decodeModel(
    loadTrained("question-model", import.meta.url, () => encodeModel(trainQuestionModel(readBank(), markBankText))),
  );
  return model;
}

/** All questions of the bank, and those that answers offer. Only where the sources run. */
const readBank = (): BankQuestion[] =>
  bankLanguages.flatMap((language) => [
    ...["", "patterns/", "follow-ups/"].flatMap((folder) =>
      readLines(`../questions/${folder}${language}.jsonl`)
        .map((line): BankQuestion => ({ ...JSON.parse(line), language }))
        .flatMap((one) => expandPattern(one.text).map((text) => ({ ...one, text }))),
    ),
    ...offeredExamples(language).map((one) => ({ ...one, language })),
  ]);

const readLines = (path: string) =>
  readFileSync(new URL(path, import.meta.url), "utf8")
    .trim()
    .split("\n");
