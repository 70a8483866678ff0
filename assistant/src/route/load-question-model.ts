import { readFileSync } from "node:fs";
import type { Language } from "@fanradar/contract";
import { expandPattern } from "@fanradar/words/classifier/expand-pattern";
import { loadTrained } from "@fanradar/words/classifier/load-trained";
import { articleIds, articleOf } from "../articles/article-of.ts";
import { allPassages, placeOf } from "../articles/passages.ts";
import { offeredExamples } from "../words/offers/offers.ts";
import { wordsOfFeatures } from "./features/find-features.ts";
import {
  type BankQuestion,
  bankLanguages,
  decodeModel,
  encodeModel,
  type QuestionModel,
  trainQuestionModel,
} from "./question-model.ts";
import { markBankText } from "./read-slots.ts";
import { learnSpelling, type Spelling } from "./spelling.ts";

let model: QuestionModel | undefined;

/** The model of questions, trained from the bank. Kept. */
export function loadQuestionModel(): QuestionModel {
  model ??= decodeModel(
    loadTrained("question-model", import.meta.url, () => {
      const bank = readBank();
      return encodeModel(trainQuestionModel(bank, markBankText, readSpellings(bank)));
    }),
  );
  return model;
}

/** Articles, and the examples of the model of dangers, are of other words than questions have. */
function readSpellings(bank: readonly BankQuestion[]): Record<Language, Spelling> {
  const spellingOf = (language: Language) =>
    learnSpelling(
      bank.filter((one) => one.language === language).map(({ text }) => text),
      [
        ...readLines(`../../../words/src/safety/examples/${language}.jsonl`).map(
          (line): string => JSON.parse(line).text,
        ),
        ...articleIds.flatMap((id) => articleOf(id, language) ?? []).flatMap(({ text, steps }) => [...text, ...steps]),
        ...wordsOfFeatures(language),
      ],
    );
  return { en: spellingOf("en"), de: spellingOf("de"), es: spellingOf("es"), fr: spellingOf("fr") };
}

/** All questions of the bank, and those that answers offer. Only where the sources run. */
const readBank = (): BankQuestion[] =>
  bankLanguages.flatMap((language) => [
    ...["", "patterns/", "passages/", "follow-ups/"].flatMap((folder) =>
      readLines(`../questions/${folder}${language}.jsonl`)
        .map((line): BankQuestion => ({ ...JSON.parse(line), language }))
        .flatMap((one) => expandPattern(one.text).map((text) => ({ ...one, text }))),
    ),
    ...offeredExamples(language).map((one) => ({ ...one, language })),
    ...labelsOfPlaces(language),
  ]);

/** People call what they look for by the labels of the page. */
const labelsOfPlaces = (language: Language): BankQuestion[] =>
  allPassages.flatMap(({ article, id }) => {
    const [, ...labels] = placeOf(article, id, language)?.labels ?? [];
    return labels.length > 0 ? [{ for: `article:${article}`, passage: id, text: labels.join(" "), language }] : [];
  });

const readLines = (path: string) =>
  readFileSync(new URL(path, import.meta.url), "utf8")
    .trim()
    .split("\n");
