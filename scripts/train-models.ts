import { isTrained } from "../words/src/classifier/load-trained.ts";

/** Trains what is missing, before whatever needs the models starts: a test that trained one itself would reach its time limit. */
export async function setup() {
  if (!isTrained("question-model")) (await import("../assistant/src/route/load-question-model.ts")).loadQuestionModel();
  if (!isTrained("danger-model")) (await import("../words/src/safety/load-danger-model.ts")).loadDangerModel();
}

if (import.meta.main) await setup();
