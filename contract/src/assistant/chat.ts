import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { fact, series, source } from "../reports/ledger.ts";
import { id, idParam, idText, instant } from "../shapes.ts";
import { text } from "../text.ts";
import { languages } from "../user/languages.ts";
import { feedback } from "./feedback.ts";

/** Why the engine answers in place of the language model: it wrote nothing, or nothing that passed the check. */
export const narratorFailures = ["budget-used", "too-slow", "refused", "failed", "nothing-verified"] as const;

/**
 * In order; a piece with `factId` belongs to that fact: `part` is its figure or its range, absent for its noun, period or date.
 * `lang` where it may be in another language than the reader's: the playbook's, or that of the question. `href` is a path of this site.
 */
const piece = z.object({
  text: z.string(),
  factId: z.optional(z.string()),
  part: z.optional(z.enum(["figure", "range"])),
  lang: z.optional(z.enum(languages)),
  href: z.optional(z.string()),
});
export type ChatPiece = z.infer<typeof piece>;

/** A question to press, in pieces: their texts joined are what is sent. */
const offer = z.array(piece);
export type Offer = z.infer<typeof offer>;

/** `href` is the `https:` address of a post, or a path of this site such as `/report/7`. */
const cell = z.object({ pieces: z.array(piece), href: z.optional(z.string()) });
export type ChatCell = z.infer<typeof cell>;

/**
 * A paragraph of an answer. `own` gives the chosen model's figures, `missing` what would be needed to, `more` which other
 * articles are close; `refused` is the fixed text for identity requests, `help` the fixed text for signs of
 * danger or distress, with one `contact` a line; `note` says what became of the
 * language model (`fallback`, or sentences that were dropped). `plan` is a suggestion, whose numbers are no figures. `table`, `chart`
 * and `draft` carry the member of that name; their `pieces` are its caption.
 */
export const chatLine = z.object({
  kind: z.enum([
    ...(["lead", "text", "own", "missing", "step", "more", "refused", "help", "contact", "note"] as const),
    ...(["table", "chart", "draft", "plan"] as const),
  ]),
  /** Phrased by a language model and passed by the lock; all other lines are the engine's. */
  narrated: z.optional(z.boolean()),
  pieces: z.array(piece),
  /** As many cells in each row as `head` has; figures are pieces with `factId`. */
  table: z.optional(z.object({ head: z.array(z.string()), rows: z.array(z.object({ cells: z.array(cell) })) })),
  chart: z.optional(z.object({ series })),
  /** Free text of a language model for the person to use elsewhere: shown as plain text, never as markup. */
  draft: z.optional(z.object({ form: z.enum(["caption", "message", "title"]), texts: z.array(z.string()) })),
});
export type ChatLine = z.infer<typeof chatLine>;

/** An answer of the assistant. No figure stands in it but by a fact. */
export const chatAnswer = z.object({
  /** All of it as text. */
  response: z.string(),
  lines: z.array(chatLine),
  /** Those that `lines` show, and where they come from. */
  facts: z.array(fact),
  sources: z.array(source),
  /** Playbook articles it is based on, help on the product not among them; `source` is a page that its author read, null where it is common practice. */
  articles: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      source: z.nullable(z.object({ title: z.string(), url: z.string() })),
    }),
  ),
  /** Suggested next questions. */
  offers: z.optional(z.array(offer)),
  /** Options to press where the answer asks back: `message` is sent, about `modelId` where it is given. */
  asks: z.optional(
    z.array(z.object({ label: z.string(), message: z.optional(z.string()), modelId: z.optional(z.nullable(id)) })),
  ),
  /** 'engine', or the language model that phrased what is `narrated`, by its configured name. */
  narrator: z.string(),
  /** Absent where a language model answered, and where none is configured. */
  fallback: z.optional(z.enum(narratorFailures)),
  /** Figures that stand in the answer; those of them that were checked; sentences of the language model that did not hold and are not in it. */
  checks: z.object({ figures: z.int(), passed: z.int(), dropped: z.int() }),
});
export type ChatAnswer = z.infer<typeof chatAnswer>;

/**
 * Questions that the newest report of a model answers, or, without one, the reports of the caller's own models. `offered` are up to
 * six, each about something else; `all` up to a hundred, the most interesting first, to complete what is typed.
 */
export const listQuestions = defineCall(
  "GET",
  "/api/ai/questions",
  { anyone: "list" },
  {
    /** A model of the caller's own, or a creator's own record as the public reads it. */
    query: z.object({ modelId: z.optional(idText) }),
    output: z.object({ offered: z.array(offer), all: z.array(offer) }),
    errors: ["not-found"],
  },
);

const question = z.object({
  message: text({ max: limits.message, required: "message.required", multiline: true }),
  /** A model of the caller's own, or a creator's own record as the public reads it. */
  modelId: z.optional(z.nullable(id)),
  /** The conversation that it goes on, of the caller's own; without one a new one begins. */
  conversationId: z.optional(z.nullable(id)),
  /** The previous question, where no conversation is stored: gives context to a follow-up question. */
  before: z.optional(z.nullable(text({ max: limits.message, multiline: true }))),
});

/** `messageId` is the answer's own, by which feedback names it, and `modelId` whom it is about; null where it is not stored. */
const wholeAnswer = z.extend(chatAnswer, {
  conversationId: z.nullable(id),
  messageId: z.nullable(id),
  modelId: z.nullable(id),
});
export type WholeAnswer = z.infer<typeof wholeAnswer>;

/** A question to the assistant. Visitors' questions are not stored. */
export const chat = defineCall(
  "POST",
  "/api/ai/chat",
  { anyone: "list" },
  {
    body: question,
    output: wholeAnswer,
    errors: ["not-found", "too-many"],
  },
);

/** One line of JSON each: the paragraphs as they are written, then the whole answer. */
export const chatEvent = z.union([z.object({ line: chatLine }), z.object({ answer: wholeAnswer })]);
export type ChatEvent = z.infer<typeof chatEvent>;

/** The same as it is written: `chatEvent` on lines of their own. */
export const streamChat = defineCall(
  "POST",
  "/api/ai/chat/stream",
  { anyone: "list" },
  {
    body: question,
    answers: "application/x-ndjson",
    output: z.unknown(),
    errors: ["not-found", "too-many"],
  },
);

const conversation = z.object({
  id,
  title: z.string(),
  modelId: z.nullable(id),
  createdAt: instant,
  updatedAt: instant,
});
export type Conversation = z.infer<typeof conversation>;

/** The caller's conversations, the one last spoken in first; at most 200. */
export const listConversations = defineCall("GET", "/api/conversations", "list", {
  output: z.array(conversation),
});

/** A conversation of the caller's own, with all that was said. */
export const getConversation = defineCall("GET", "/api/conversations/:id", "private", {
  params: idParam,
  output: z.extend(conversation, {
    messages: z.array(
      z.object({
        id,
        type: z.enum(["user", "ai"]),
        text: z.string(),
        /** Of the assistant's. */
        answer: z.nullable(chatAnswer),
        feedback: z.nullable(feedback),
        modelId: z.nullable(id),
        createdAt: instant,
      }),
    ),
  }),
});

export const renameConversation = defineCall("PATCH", "/api/conversations/:id", "private", {
  params: idParam,
  body: z.object({ title: text({ max: limits.name, required: "title.required" }) }),
  output: conversation,
});

export const deleteConversation = defineCall("DELETE", "/api/conversations/:id", "private", {
  params: idParam,
  output: z.object({}),
});
