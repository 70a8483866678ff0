import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { findPassage } from "@fanradar/assistant/route/find-passage";
import { loadQuestionModel } from "@fanradar/assistant/route/load-question-model";
import { readQuestion } from "@fanradar/assistant/route/read-question";
import { readSlots } from "@fanradar/assistant/route/read-slots";
import { languages } from "@fanradar/contract";
import { impersonalQuestions, readRequest } from "@fanradar/words/people/find-person";
import { personPatterns } from "@fanradar/words/people/person-patterns";
import { findHelp } from "@fanradar/words/safety/help";
import { loadDangerModel } from "@fanradar/words/safety/load-danger-model";
import { and, desc, eq, inArray } from "drizzle-orm";
import { findMember } from "../../domain/access/find-member.ts";
import type { Viewer } from "../../domain/access/policy.ts";
import { findChosen } from "../../domain/creators/chosen-models.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { creators, models, reports, submissions, workspaceMembers } from "../../platform/db/schema.ts";
import type { MoreFigures } from "./more-figures.ts";
import { understandQuestion } from "./understand-question.ts";
import { writeAnswer } from "./write-answer.ts";

/** Requests go first between two steps. */
const pauseMs = 20;

const visitor: Viewer = { userId: null, isAdmin: false };
const reader = { language: "en", currency: "USD", timeZone: "UTC" } as const;
const questions = ["followers", "engagement", "best posts"];
const ofMembers = ["how are my models doing", "how is she doing", "what did she earn last month"];

/**
 * Loads what the first question would wait for, step by step: the two models of questions and dangers, each part that reads a
 * question, whose patterns are compiled at their first use, then what finds and writes an answer, as a visitor would get it of a
 * public creator and an owner of their models; and what a language model is called with, where one is configured. Stores nothing.
 */
export async function warmAssistant(
  db: Db,
  { figures, hasNarrator }: { figures: MoreFigures; hasNarrator: boolean },
): Promise<void> {
  const now = new Date();
  const steps = [
    loadQuestionModel,
    loadDangerModel,
    () => findHelp(impersonalQuestions.en, { today: now }),
    // Twice: a pattern is compiled at its first use, and to machine code at its second.
    () => compileOneByOne(personPatterns),
    () => compileOneByOne(personPatterns),
    // Each a third of what the first question takes.
    () => readSlots(impersonalQuestions.en, { now: now.toISOString(), names: [], isEnglish: true }),
    () => findPassage("price-a-custom", impersonalQuestions.en),
    ...languages.flatMap((language) => [
      () => readQuestion(impersonalQuestions[language], { language, now: now.toISOString() }),
      () => readRequest(impersonalQuestions[language], language),
    ]),
    ...questions.map((message) => () => answerVisitor(db, { figures, message, now })),
    ...ofMembers.map((message) => () => answerOwner(db, { figures, message, now })),
    ...(hasNarrator ? [() => import("../../domain/narration/stream-elements.ts")] : []),
  ];
  for (const step of steps) {
    await sleep(pauseMs);
    await step();
  }
}

/** All at once would hold up the event loop for a tenth of a second. */
async function compileOneByOne(patterns: readonly RegExp[]): Promise<void> {
  for (const pattern of patterns) {
    await nextTurn();
    // Not `test`, which a global pattern would remember.
    impersonalQuestions.en.search(pattern);
  }
}

interface Asked {
  figures: MoreFigures;
  message: string;
  now: Date;
}

/** As the owner of the workspace whose model has the newest report, on that one or on all. */
async function answerOwner(db: Db, asked: Asked) {
  const [owner] = await db
    .select({ workspaceId: workspaceMembers.workspaceId, userId: workspaceMembers.userId, modelId: reports.modelId })
    .from(reports)
    .innerJoin(models, eq(models.id, reports.modelId))
    .innerJoin(submissions, eq(submissions.id, models.submissionId))
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, submissions.workspaceId))
    .where(eq(workspaceMembers.role, "owner"))
    .orderBy(desc(reports.id))
    .limit(1);
  const member = owner && (await findMember(db, owner));
  if (!member) return;
  const viewer: Viewer = { userId: member.userId, member, isAdmin: false };
  const context = { viewer, reader, turns: [], chosen: undefined, lastModelId: owner.modelId, ...asked };
  writeAnswer(await understandQuestion(db, context), reader);
}

async function answerVisitor(db: Db, asked: Asked) {
  const [creator] = await db
    .select({ id: creators.id })
    .from(creators)
    .where(and(eq(creators.isListed, true), inArray(creators.id, db.select({ id: reports.modelId }).from(reports))))
    .limit(1);
  const chosen = creator && (await findChosen(db, visitor, creator.id));
  const understood = { viewer: visitor, reader, turns: [], chosen, lastModelId: null, ...asked };
  writeAnswer(await understandQuestion(db, understood), reader);
}
