import type { DataIntent } from "@fanradar/assistant/intents/intent-ids";
import { type AnswerOfEach, answerOfEach, blocksOfEach, factsOfEach } from "@fanradar/assistant/intents/of-each-model";
import type { Knowledge, Need } from "@fanradar/assistant/knowledge";
import type { Question } from "@fanradar/assistant/question";
import type { Viewer } from "../../domain/access/policy.ts";
import { findChosen, prefixLedger } from "../../domain/creators/chosen-models.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { loadKnowledge } from "./load-knowledge.ts";
import { readableIds } from "./load-of-each.ts";
import type { MoreFigures } from "./more-figures.ts";
import type { OwnModel } from "./own-models.ts";

interface EachOptions {
  viewer: Viewer;
  intent: DataIntent;
  own: readonly OwnModel[];
  question: Question;
  needs: ReadonlySet<Need>;
  now: Date;
  figures: MoreFigures;
}

/** The answer about each of these models by itself, with the facts that it states. */
export async function loadAnswerOfEach(
  db: Db,
  { intent, own, viewer, question, needs, now, figures }: EachOptions,
): Promise<Pick<Knowledge, "facts" | "sources" | "posts"> & { blocks: ReturnType<typeof blocksOfEach> }> {
  const read = await Promise.all(
    readableIds(own).map(async (model) => {
      const chosen = await findChosen(db, viewer, model);
      const of = { viewer, chosen, own, others: [], question, needs, now, figures };
      return chosen ? [{ model, knowledge: await loadKnowledge(db, of) }] : [];
    }),
  );
  const each = read.flat();
  const answer = answerOfEach(intent, question, each);
  const ledgers = each.map(({ model, knowledge }) => prefixLedger(model, stated(answer, model, knowledge)));
  const facts = ledgers.flatMap((ledger) => ledger.facts);
  return {
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    sources: ledgers.flatMap(({ sources }) => sources),
    blocks: blocksOfEach(answer),
    ...(answer.posts && { posts: answer.posts.ranked }),
  };
}

/** The facts of a model that the answer states, and where they come from. */
function stated(answer: AnswerOfEach, model: number, knowledge: Knowledge) {
  const { facts, sources } = knowledge;
  const named = factsOfEach(answer, model).flatMap((id) => facts.get(id) ?? []);
  const evidence = new Set(named.flatMap((fact) => fact.sources));
  return { facts: named, sources: sources.filter((source) => evidence.has(source.evidence)) };
}
