import { listQuestions as listed, offerQuestions } from "@fanradar/assistant/intents/offer-questions";
import type { Knowledge, Need } from "@fanradar/assistant/knowledge";
import { listQuestions } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import type { Viewer } from "../../domain/access/policy.ts";
import { findChosen } from "../../domain/creators/chosen-models.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { fail } from "../../platform/http/fail.ts";
import { formatOf } from "../../platform/http/reader.ts";
import { loadKnowledge } from "./load-knowledge.ts";
import type { MoreFigures } from "./more-figures.ts";
import { findViewerModels, namesOf } from "./own-models.ts";

/** Questions that the assistant offers before anything is typed, and completes what is typed with. */
export function questionRoutes(app: FastifyInstance, ctx: Context, figures: MoreFigures): void {
  mount(app, ctx, listQuestions, async ({ viewer, reader, query: { modelId } }) => {
    const knowledge = await loadAnswerable(ctx.db, viewer, modelId, figures);
    if (!knowledge) return fail("not-found");
    const replier = { language: reader.language, format: formatOf(reader) };
    return {
      offered: offerQuestions(knowledge, replier).map(({ pieces }) => pieces),
      all: listed(knowledge, replier).map(({ pieces }) => pieces),
    };
  });
}

/**
 * What questions can be made of, as the viewer may see it: a model's newest report and changes, with the names of the viewer's other
 * models; without one their only model's, else the reports of all. Undefined of a model that they may not see.
 */
async function loadAnswerable(
  db: Db,
  viewer: Viewer,
  modelId: number | undefined,
  figures: MoreFigures,
): Promise<Knowledge | undefined> {
  const own = await findViewerModels(db, viewer);
  const [only, ...others] = own;
  const id = modelId ?? (others.length === 0 ? only?.id : undefined);
  const chosen = id === undefined ? undefined : await findChosen(db, viewer, id);
  if (modelId !== undefined && !chosen) return undefined;
  const needs = new Set<Need>(chosen ? ["changes", "score"] : ["models"]);
  // All own models are named: their totals stand in no question.
  const question = { models: own.map((model) => model.id), metrics: [], platforms: [], text: "" };
  const knowledge = await loadKnowledge(db, {
    viewer,
    chosen,
    own,
    others: [],
    question,
    needs,
    now: new Date(),
    figures,
  });
  return chosen ? { models: namesOf(own), ...knowledge } : knowledge;
}
