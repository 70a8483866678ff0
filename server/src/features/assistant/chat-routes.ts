import { PassThrough } from "node:stream";
import {
  type ChatEvent,
  type ChatLine,
  chat,
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
  streamChat,
  type WholeAnswer,
} from "@fanradar/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import type { Viewer } from "../../domain/access/policy.ts";
import { findChosen } from "../../domain/creators/chosen-models.ts";
import type { Narrator } from "../../domain/narration/open-narrator.ts";
import { findSettings } from "../../domain/settings/user-settings.ts";
import { missingReference } from "../../platform/db/postgres-errors.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { type Failure, fail, isFailure } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { composeAnswer, streamLines } from "./composed-answer.ts";
import {
  findConversation,
  findConversations,
  findMessages,
  lastTurns,
  deleteStoredConversation as remove,
  renameStoredConversation as rename,
  type StoredConversation,
  storeExchange,
  type Talker,
  type Turn,
} from "./conversation-store.ts";
import { heldHelp, helpAnswer, helpWith, repeatedHelp } from "./help-answer.ts";
import type { MoreFigures } from "./more-figures.ts";
import { presentMessages } from "./present-messages.ts";
import { type UnderstoodQuestion, understandQuestion } from "./understand-question.ts";
import { type PlannedAnswer, writeAnswer } from "./write-answer.ts";

interface ChatRoutesOptions {
  figures: MoreFigures;
  /** The language model that chooses blocks; undefined where none is configured. */
  narrator: Narrator | undefined;
}

/** Questions of one person, and of one network's visitors. */
const ofPerson: Limit = { max: 60, windowSeconds: 60, from: "first" };
const ofVisitors: Limit = { max: 20, windowSeconds: 3_600, from: "first" };

/** Earlier questions that a follow-up may continue. */
const mostBefore = 6;

interface ChatTurn {
  viewer: Viewer;
  reader: Reader;
  request: FastifyRequest;
  reply: FastifyReply;
  body: {
    message: string;
    modelId?: number | null | undefined;
    conversationId?: number | null | undefined;
    before?: string | null | undefined;
  };
}

/** Asking the assistant, and what a person talked about with it. A foreign conversation answers as a missing one. */
export function chatRoutes(app: FastifyInstance, ctx: Context, { figures, narrator }: ChatRoutesOptions): void {
  const { db } = ctx;

  /** Whether it may be asked at all; then its lines as they are written, and the whole once it is stored. */
  async function ask(incoming: ChatTurn): Promise<Failure | AsyncGenerator<ChatLine, WholeAnswer | Failure>> {
    const { viewer, reader, body } = incoming;
    const talker = talkerOf(viewer);
    const { message } = body;
    const help = helpWith(message, reader);
    const helping = help && { answer: helpAnswer(help, reader), plan: [] };
    const admitted = await admit(incoming);
    // A person in danger is answered whatever else would be refused; the answer is not stored then.
    if (helping && (isFailure(admitted) || !talker)) return unstored(helping, body.conversationId);
    if (isFailure(admitted)) return admitted;
    const { conversationId, modelId, chosen, lastModelId } = admitted;
    if (helping && talker) return storing(streamLines(helping), { ...talker, conversationId, modelId, message });
    const earlier =
      conversationId === null
        ? [body.before ?? []].flat().map((question): Turn => ({ question, answer: undefined }))
        : await lastTurns(db, conversationId, mostBefore);
    const held = heldHelp(
      earlier.map(({ question }) => question),
      message,
      reader,
    );
    const last = earlier.at(-1);
    const again = repeatedHelp(last?.question, message, reader);
    const helped = held ?? (again ? { answer: helpAnswer(again, reader), plan: [] } : undefined);
    if (helped && !talker) return unstored(helped);
    if (helped && talker) return storing(streamLines(helped), { ...talker, conversationId, modelId, message });
    // What was answered with help is used for no later answer.
    const turns = earlier.filter(({ question }) => !helpWith(question, reader));
    const before = turns.map(({ question }) => question);
    const understood = await understandQuestion(db, {
      viewer,
      reader,
      message,
      turns,
      chosen,
      ...{ lastModelId, statedModelId: last?.answer?.stated?.[0] },
      ...(last?.answer && before.at(-1) !== message && { given: last.answer.plan }),
      now: new Date(),
      figures,
    });
    const subject = understood.chosen?.id ?? modelId;
    if (!talker) return unstored(writeAnswer(understood, reader));
    const lines = narrator
      ? composed(understood, incoming, { userId: talker.userId, before, narrator })
      : streamLines(writeAnswer(understood, reader));
    return storing(lines, { ...talker, conversationId, modelId: subject, message });
  }

  /** Which model is asked about and in which conversation, where it may be asked. */
  async function admit({ viewer, request, body }: ChatTurn) {
    const { userId } = viewer;
    const { modelId = null } = body;
    const key = userId === null ? `chat-of:${networkOf(request)}` : `chat:${userId}`;
    const retryAfterSeconds = await takeTry(db, key, userId === null ? ofVisitors : ofPerson);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const talker = talkerOf(viewer);
    const conversationId = talker ? (body.conversationId ?? null) : null;
    const goesOn = conversationId !== null && talker !== undefined;
    const conversation = goesOn ? await findConversation(db, conversationId, talker) : undefined;
    if (goesOn && !conversation) return fail("not-found");
    const chosen = modelId === null ? undefined : await findChosen(ctx.db, viewer, modelId);
    if (modelId !== null && chosen === undefined) return fail("not-found");
    return { conversationId, modelId, chosen, lastModelId: conversation?.modelId ?? null };
  }

  /** Stores an answer once all of it is written. */
  async function* storing(
    lines: AsyncGenerator<ChatLine, PlannedAnswer>,
    { message, ...about }: Talker & { conversationId: number | null; modelId: number | null; message: string },
  ): AsyncGenerator<ChatLine, WholeAnswer | Failure> {
    const { answer, plan, modelId = about.modelId } = yield* lines;
    const exchange = { ...about, modelId, question: message, answer, plan };
    const stored = await db.transaction((tx) => storeExchange(tx, exchange));
    return stored === undefined ? fail("not-found") : { ...answer, ...stored, modelId };
  }

  async function* composed(
    understood: UnderstoodQuestion,
    { reader, reply }: ChatTurn,
    { userId, ...how }: { userId: number; before: readonly string[]; narrator: Narrator },
  ) {
    const settings = await findSettings(db, userId);
    // A client that disconnects stops the answer.
    const gone = new AbortController();
    const leave = () => gone.abort();
    reply.raw.once("close", leave);
    const sendsPrivate = settings?.privacy.dataSharing === true;
    try {
      return yield* composeAnswer(db, understood, { ...how, reader, userId, sendsPrivate, signal: gone.signal });
    } finally {
      reply.raw.off("close", leave);
    }
  }

  mount(app, ctx, chat, async (incoming) => {
    const lines = await ask(incoming);
    if (isFailure(lines)) return lines;
    let next = await lines.next();
    while (!next.done) next = await lines.next();
    return next.value;
  });

  mount(app, ctx, streamChat, async (incoming) => {
    const lines = await ask(incoming);
    if (isFailure(lines)) return lines;
    incoming.reply.type("application/x-ndjson");
    const stream = new PassThrough();
    // Goes on after the reader disconnects: the answer is stored all the same.
    void send(lines, stream).catch((error: unknown) => {
      // With the account went the conversation: there is nothing to keep it in.
      if (missingReference(error)) return stream.end();
      incoming.request.log.error(error);
      stream.destroy();
    });
    return stream;
  });

  mount(app, ctx, listConversations, async ({ viewer }) => {
    const talker = talkerOf(viewer);
    return talker ? (await findConversations(db, talker)).map(present) : fail("not-found");
  });

  mount(app, ctx, getConversation, async ({ viewer, reader, params }) => {
    const talker = talkerOf(viewer);
    const found = talker && (await findConversation(db, params.id, talker));
    if (!found) return fail("not-found");
    const shown = await presentMessages(db, await findMessages(db, found.id), { viewer, reader });
    return {
      ...present(found),
      messages: shown.map(({ id, type, text, answer, feedback, modelId, createdAt }) => ({
        id,
        type,
        text,
        answer,
        feedback,
        modelId,
        createdAt: createdAt.toISOString(),
      })),
    };
  });

  mount(app, ctx, renameConversation, async ({ viewer, params, body }) => {
    const talker = talkerOf(viewer);
    const renamed = talker && (await rename(db, { ...talker, id: params.id, title: body.title }));
    return renamed ? present(renamed) : fail("not-found");
  });

  mount(app, ctx, deleteConversation, async ({ viewer, params }) => {
    const talker = talkerOf(viewer);
    return talker && (await remove(db, { ...talker, id: params.id })) ? {} : fail("not-found");
  });
}

/** Who talks, in the workspace that they work in; undefined for a visitor. */
const talkerOf = ({ member }: Viewer): Talker | undefined =>
  member ? { userId: member.userId, workspaceId: member.workspaceId } : undefined;

/** An answer that is stored in no conversation. */
async function* unstored(
  planned: PlannedAnswer,
  conversationId: number | null = null,
): AsyncGenerator<ChatLine, WholeAnswer> {
  const { answer } = yield* streamLines(planned);
  return { ...answer, conversationId, messageId: null, modelId: null };
}

/** Each line as it is written, then the whole; a conversation that was deleted meanwhile ends without it. */
async function send(lines: AsyncGenerator<ChatLine, WholeAnswer | Failure>, stream: PassThrough): Promise<void> {
  const write = (event: ChatEvent) => {
    if (!stream.destroyed) stream.write(`${JSON.stringify(event)}\n`);
  };
  let next = await lines.next();
  for (; !next.done; next = await lines.next()) write({ line: next.value });
  if (!isFailure(next.value)) write({ answer: next.value });
  stream.end();
}

function present({ id, title, modelId, createdAt, updatedAt }: StoredConversation) {
  return { id, title, modelId, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
