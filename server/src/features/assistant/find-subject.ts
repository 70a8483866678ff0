import type { Question } from "@fanradar/assistant/question";
import type { Chatter } from "@fanradar/assistant/route/first-reading";
import type { Viewer } from "../../domain/access/policy.ts";
import { type ChosenModel, findChosen, type OtherModel } from "../../domain/creators/chosen-models.ts";
import type { Db } from "../../platform/db/open-database.ts";
import type { OwnModel } from "./own-models.ts";

/** The one model with shifts, of whose chatters a question speaks that names none; null where there are several, or none. */
export function onlyWithChatters(chatters: readonly Chatter[]): number | null {
  const [one, ...others] = new Set(chatters.map(({ modelId }) => modelId));
  return one !== undefined && others.length === 0 ? one : null;
}

interface SubjectOptions {
  viewer: Viewer;
  /** The model that the person chose, as they may see it. */
  chosen: ChosenModel | undefined;
  /** The model that the conversation was last about. */
  lastModelId: number | null;
  /** The first of several that the last answer states. */
  statedModelId?: number | undefined;
  question: Question;
  own: readonly OwnModel[];
  others: readonly OtherModel[];
  isAboutOne: boolean;
}

/** The model that the question is about. */
export async function findSubject(db: Db, options: SubjectOptions): Promise<ChosenModel | undefined> {
  const { viewer, question, own, others, chosen, isAboutOne, lastModelId, statedModelId } = options;
  if (!isAboutOne) return chosen;
  const [named, ...more] = question.models;
  if (named !== undefined && more.length === 0) return findChosen(db, viewer, named);
  const [other] = others;
  if (other) return findChosen(db, viewer, other.id);
  if (chosen) return chosen;
  const [only, ...rest] = own;
  const referred = question.scope === "one" ? own.find(({ id }) => id === statedModelId)?.id : undefined;
  const byDefault = referred ?? lastModelId ?? (rest.length === 0 ? only?.id : undefined);
  return byDefault === undefined ? undefined : findChosen(db, viewer, byDefault);
}
