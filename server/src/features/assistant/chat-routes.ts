import { PassThrough } from "node:stream";
import {
  type ChatAnswer,
  type ChatEvent,
  type ChatLine,
  chat,
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
  streamChat,
} from "@fanradar/contract";
import { findHelp } from "@fanradar/words/safety/help";
import { findSmallTalk } from "@fanradar/words/small-talk";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import type { Viewer } from "../../domain/access/policy.ts";
import { findChosen, findOther } from "../../domain/creators/chosen-models.ts";
import { findMembers } from "../../domain/reports/find-members.ts";
import { findSettings } from "../../domain/settings/user-settings.ts";
import { missingReference } from "../../platform/db/postgres-errors.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { type Failure, fail, isFailure } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { type Asked, answer, told } from "./answer.ts";
import { asShownNow, subjectsOf } from "./as-shown-now.ts";
import {
  findConversation,
  findConversations,
  findMessages,
  keepExchange,
  lastQuestion,
  deleteConversation as remove,
  renameConversation as rename,
  type StoredConversation,
} from "./conversation-store.ts";
import { helpLines } from "./help-lines.ts";
import { type Converse, narratedAnswer, type Reckoning } from "./narrated-answer.ts";

interface ChatRoutesOptions {
  /** Reckons what prices come to by all that is known of a model of the viewer's own; undefined of others. */
  findPrices: (viewer: Viewer, modelId: number) => Promise<Reckoning | undefined>;
  /** Asks the language model; undefined where none is configured. */
  converse: Converse | undefined;
}

/** Questions of one person, and of one network's visitors. */
const ofPerson: Limit = { max: 60, windowSeconds: 60, from: "first" };
const ofVisitors: Limit = { max: 20, windowSeconds: 3_600, from: "first" };

interface Asking {
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

interface Narrating {
  userId: number;
  modelId: number | null;
  ask: Converse;
}

type Whole = ChatAnswer & { conversationId: number | null };

/** Asking the assistant, and what a person talked about with it. A foreign conversation answers as a missing one. */
export function chatRoutes(app: FastifyInstance, ctx: Context, { findPrices, converse }: ChatRoutesOptions): void {
  const { db } = ctx;

  /** Whether it may be asked at all; then its lines as they are written, and the whole once it is kept. */
  async function ask(incoming: Asking): Promise<Failure | AsyncGenerator<ChatLine, Whole | Failure>> {
    const { viewer, reader, body } = incoming;
    const { userId } = viewer;
    const { message: question } = body;
    const help = findHelp(question, { today: new Date() });
    const admitted = await admit(incoming);
    // Whoever is in danger is answered whatever else would be refused; it is not kept then.
    if (help && (isFailure(admitted) || userId === null)) return unkept(helpLines(help), body.conversationId);
    if (isFailure(admitted)) return admitted;
    const { conversationId, modelId, chosen } = admitted;
    if (help && userId !== null) return helping(helpLines(help), { userId, conversationId, modelId, question });
    const last = conversationId === null ? (body.before ?? undefined) : await lastQuestion(db, conversationId);
    // What was answered with help is sent to nobody later either.
    const before = last !== undefined && findHelp(last, { today: new Date() }) ? undefined : last;
    return keeping({ question, before, chosen, reader }, incoming, { userId, conversationId, modelId });
  }

  /** Of whom is asked and in which conversation, where it may be asked. */
  async function admit({ viewer, request, body }: Asking) {
    const { userId } = viewer;
    const { modelId = null } = body;
    const key = userId === null ? `chat-of:${networkOf(request)}` : `chat:${userId}`;
    const retryAfterSeconds = await takeTry(db, key, userId === null ? ofVisitors : ofPerson);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const conversationId = userId === null ? null : (body.conversationId ?? null);
    if (conversationId !== null && userId !== null && !(await findConversation(db, { id: conversationId, userId })))
      return fail("not-found");
    const chosen = modelId === null ? null : await findChosen(ctx.db, viewer, modelId);
    if (chosen === undefined) return fail("not-found");
    return { conversationId, modelId, chosen };
  }

  /** The fixed answer to what tells of danger, kept as any other. No figure, no article and no language model has a part in it. */
  async function* helping(
    lines: readonly ChatLine[],
    about: { userId: number; conversationId: number | null; modelId: number | null; question: string },
  ): AsyncGenerator<ChatLine, Whole | Failure> {
    yield* lines;
    const fixed = told([...lines], { articles: [], facts: [], sources: [] });
    const kept = await db.transaction((tx) => keepExchange(tx, { ...about, answer: fixed }));
    return kept === undefined ? fail("not-found") : { ...fixed, conversationId: kept };
  }

  async function* keeping(
    asked: Asked,
    { viewer, reply }: Asking,
    { userId, ...about }: { userId: number | null; conversationId: number | null; modelId: number | null },
  ): AsyncGenerator<ChatLine, Whole | Failure> {
    if (userId === null) {
      const told = answer(asked);
      yield* told.lines;
      return { ...told, conversationId: null };
    }
    const told = yield* converse && !findSmallTalk(asked.question)
      ? narrated(asked, { viewer, userId, modelId: about.modelId, ask: converse, reply })
      : written(asked);
    const kept = await db.transaction((tx) =>
      keepExchange(tx, { userId, ...about, question: asked.question, answer: told }),
    );
    return kept === undefined ? fail("not-found") : { ...told, conversationId: kept };
  }

  async function* narrated(
    asked: Asked,
    { viewer, userId, modelId, ask, reply }: Pick<Asking, "viewer" | "reply"> & Narrating,
  ) {
    const settings = await findSettings(db, userId);
    // Whoever goes away has stopped it.
    const gone = new AbortController();
    const leave = () => gone.abort();
    reply.raw.once("close", leave);
    const sendsPrivate = settings?.privacy.dataSharing === true;
    const talk = { converse: ask, userId, sendsPrivate, signal: gone.signal };
    try {
      return yield* narratedAnswer(asked, {
        ...talk,
        findOther: (name) => findOther(ctx.db, viewer, name),
        findPrices: async () => (modelId === null ? undefined : findPrices(viewer, modelId)),
      });
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
    // Goes on when nobody listens any more: what was told until then is kept.
    void send(lines, stream).catch((error: unknown) => {
      // With the account went the conversation: there is nothing to keep it in.
      if (missingReference(error)) return stream.end();
      incoming.request.log.error(error);
      stream.destroy();
    });
    return stream;
  });

  mount(app, ctx, listConversations, async ({ user }) => (await findConversations(db, user.id)).map(present));

  mount(app, ctx, getConversation, async ({ user, viewer, reader, params }) => {
    const found = await findConversation(db, { id: params.id, userId: user.id });
    if (!found) return fail("not-found");
    const said = await findMessages(db, found.id);
    const subjects = said.flatMap(({ answer: told, modelId }) => (told ? subjectsOf(told, modelId) : []));
    const readings = new Map(
      (await findMembers(ctx.db, viewer, [...new Set(subjects)])).map(({ id, reading }) => [id, reading]),
    );
    return {
      ...present(found),
      messages: said.map(({ id, type, text, modelId, answer: kept, createdAt }) => {
        const told = kept && asShownNow(kept, { modelId, readings, reader });
        return { id, type, text: told?.response ?? text, answer: told, createdAt: createdAt.toISOString() };
      }),
    };
  });

  mount(app, ctx, renameConversation, async ({ user, params, body }) => {
    const renamed = await rename(db, { id: params.id, userId: user.id, title: body.title });
    return renamed ? present(renamed) : fail("not-found");
  });

  mount(app, ctx, deleteConversation, async ({ user, params }) =>
    (await remove(db, { id: params.id, userId: user.id })) ? {} : fail("not-found"),
  );
}

/** The fixed answer to what tells of danger, where no conversation is kept. */
async function* unkept(
  lines: readonly ChatLine[],
  conversationId: number | null = null,
): AsyncGenerator<ChatLine, Whole> {
  yield* lines;
  return { ...told([...lines], { articles: [], facts: [], sources: [] }), conversationId };
}

/** An answer without a language model, line by line. */
async function* written(asked: Asked): AsyncGenerator<ChatLine, ChatAnswer> {
  const told = answer(asked);
  yield* told.lines;
  return told;
}

/** Each line as it is written, then the whole; a conversation that was deleted meanwhile ends without it. */
async function send(lines: AsyncGenerator<ChatLine, Whole | Failure>, stream: PassThrough): Promise<void> {
  const tell = (event: ChatEvent) => {
    if (!stream.destroyed) stream.write(`${JSON.stringify(event)}\n`);
  };
  let next = await lines.next();
  for (; !next.done; next = await lines.next()) tell({ line: next.value });
  if (!isFailure(next.value)) tell({ answer: next.value });
  stream.end();
}

function present({ id, title, modelId, createdAt, updatedAt }: StoredConversation) {
  return { id, title, modelId, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
