import type { Model } from "@fanradar/contract";
import { standingOf, type Viewer } from "../http/may.ts";
import type { StoredModel } from "./find-models.ts";
import { asQueued, presentAnalysis } from "./present-analysis.ts";

/** The only door out for a model. Notes never leave the account that wrote them. */
export function present(viewer: Viewer, stored: StoredModel): Model {
  const { model, run, links, badge, sandbox } = stored;
  return {
    ...model,
    notes: standingOf(viewer, model) === "submitter" ? model.notes : null,
    createdAt: model.createdAt.toISOString(),
    updatedAt: model.updatedAt.toISOString(),
    badge,
    sandbox: sandbox ?? false,
    analysis: run && presentAnalysis(run, links),
  };
}

/** The model as it was born: so that all answers to one submission are equal, whatever has happened since. */
export function presentSubmission(viewer: Viewer, stored: StoredModel): Model {
  const { model, run } = stored;
  return present(viewer, {
    ...stored,
    model: { ...model, status: "pending", updatedAt: model.createdAt },
    run: run && asQueued(run),
    badge: null,
    sandbox: false,
  });
}
