import { setTimeout as sleep } from "node:timers/promises";
import { loadQuestionModel } from "@fanradar/assistant/route/load-question-model";
import { readQuestion } from "@fanradar/assistant/route/read-question";
import { languages } from "@fanradar/contract";
import { impersonalQuestions, readRequest } from "@fanradar/words/people/find-person";
import { findHelp } from "@fanradar/words/safety/help";

/** Requests go first between two steps. */
const pauseMs = 20;

/**
 * Loads what the first question would wait for, step by step: the two models of questions and dangers, then each part that reads a
 * question, whose patterns are compiled at their first use. Answers nothing and asks nothing of the database.
 */
export async function warmAssistant(): Promise<void> {
  const now = new Date();
  const steps = [
    loadQuestionModel,
    () => findHelp(impersonalQuestions.en, { today: now }),
    ...languages.flatMap((language) => [
      () => readQuestion(impersonalQuestions[language], { language, now: now.toISOString() }),
      () => readRequest(impersonalQuestions[language], language),
    ]),
  ];
  for (const step of steps) {
    await sleep(pauseMs);
    step();
  }
}
