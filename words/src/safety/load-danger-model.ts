import { readFileSync } from "node:fs";
import { expandPattern } from "../classifier/expand-pattern.ts";
import { loadTrained } from "../classifier/load-trained.ts";
import type { SoftmaxModel } from "../classifier/softmax-regression.ts";
import {
  decodeDangerModel,
  type Example,
  encodeDangerModel,
  modelLanguages,
  trainDangerModel,
} from "./danger-model.ts";

/** Questions of these classes describe a danger, or ask for what is one. */
const ofDanger = new Set(["article:intimate-images", "person"]);

let model: SoftmaxModel | undefined;

/** The model of dangers, trained from the examples. Kept. */
export function loadDangerModel(): SoftmaxModel {
  model ??= decodeDangerModel(
    loadTrained("danger-model", import.meta.url, () => encodeDangerModel(trainDangerModel(readExamples()))),
  );
  return model;
}

/**
 * The examples of the four languages, and all texts that the assistant’s router learns from, which are harmless: by
 * what they ask.
 */
function readExamples(): Example[] {
  return modelLanguages.flatMap((language) => [
    ...readLines(`./examples/${language}.jsonl`).map((line): Example => ({ ...JSON.parse(line), language })),
    ...["", "patterns/", "passages/", "follow-ups/"]
      .flatMap((folder) => readLines(`../../../assistant/src/questions/${folder}${language}.jsonl`))
      .map((line): { for: string; text: string } => JSON.parse(line))
      .filter((question) => !ofDanger.has(question.for))
      .flatMap((question) => expandPattern(question.text).map((text) => ({ class: question.for, text })))
      .map((question) => ({ ...question, text: question.text.replaceAll("{name}", "Ava"), language })),
  ]);
}

const readLines = (path: string) =>
  readFileSync(new URL(path, import.meta.url), "utf8")
    .trim()
    .split("\n");
