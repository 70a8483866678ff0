import type { InjectOptions } from "fastify";
import { storeInvite } from "../features/connections/invites/store-invite.ts";
import { farGoal } from "./calls/todos.ts";
import { insertSplit } from "./insert-split.ts";
import { makePicture } from "./make-picture.ts";
import type { Person } from "./open-test-app.ts";
import type { World } from "./start-world.ts";

interface ResourceOptions {
  /** The person's model, which has a report. */
  modelId: number;
  compared: readonly number[];
  /** Stands in everything that is typed. */
  text: string;
  question: string;
  handle: string;
  /** Without it the person's own. */
  workspaceId?: number;
}

/** One of each thing of a model that samples of calls name by its id. */
export async function makeResources(world: World, person: Person, options: ResourceOptions) {
  const { modelId, compared, text, question, handle, workspaceId = person.id } = options;
  const { db } = world.ctx;
  const post = async (url: string, payload?: InjectOptions["payload"], headers = {}) => {
    const { status, body } = await world.post(person, url, payload, headers);
    if (status >= 300) throw new Error(`${url} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const talk = await post("/api/ai/chat", { message: question, modelId });
  const octets = { "content-type": "application/octet-stream" };
  const shot = await post(`/api/models/${modelId}/screenshots`, await makePicture({ background: "#eee" }), octets);
  const change = { changedOn: "2026-02-01", from: 1, to: 2, note: text };
  const accounts = [{ platform: "instagram" as const, handle }];
  const invite = { modelId, workspaceId, userId: person.id, note: text, language: "en" as const, linking: null };
  return {
    ...{ model: modelId, user: person.id, conversation: talk.conversationId, message: talk.messageId },
    ...{ screenshot: shot.id, picture: shot.picture },
    ...(await insertSplit(db, { modelId, userId: person.id })),
    report: (await world.report(person, modelId)).id,
    notification: (await world.get(person, "/api/notifications")).body.items[0].id,
    comparison: (await post("/api/comparisons", { models: compared })).id,
    priceChange: (await post(`/api/models/${modelId}/price-changes`, change)).changes[0].id,
    consentInvite: await storeInvite(db, { ...invite, accounts }),
    todo: (await post("/api/todos", { title: text, modelId })).id,
    goal: (await post(`/api/models/${modelId}/goals`, farGoal)).id,
    teamNote: (await post(`/api/models/${modelId}/team-notes`, { text })).id,
  };
}
