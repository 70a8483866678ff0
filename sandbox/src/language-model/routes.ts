import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { bearerOf } from "../bearer.ts";
import { sandboxToken } from "../control/state.ts";
import { type ChatMessage, playScript, type ScriptedAnswer, scriptNames } from "./scripts.ts";

interface ChatRequest {
  model?: string;
  messages?: ChatMessage[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  tools?: { function?: { name?: string } }[];
  /** What a scripted model replies: no provider has this field. */
  elements?: object[];
}

/** How often a busy model says so before it answers. */
const busyTimes = 2;
const slowMs = 60_000;
/** Between two words of one that drips. */
const dripMs = 40;
/** Blocks that one which stalls sends before it falls silent. */
const stallsAfter = 1;

/**
 * A stand-in for a language model behind the OpenAI protocol: `/openai/v1/models` and `/openai/v1/chat/completions`, whole or
 * streamed, with tools, usage and errors. What it says is a script that the model's name chooses (`scripts.ts`).
 */
export function languageModelRoutes(app: FastifyInstance): void {
  const busy = new Map<string, number>();

  app.get("/openai/v1/models", async () => ({
    object: "list",
    data: scriptNames.map((id) => ({ id, object: "model", owned_by: "sandbox" })),
  }));

  app.post<{ Body: ChatRequest }>("/openai/v1/chat/completions", async (request, reply) => {
    const { model, messages = [], stream = false, stream_options: streamOptions, tools = [], elements } = request.body;
    const key = bearerOf(request) ?? "";
    // A provider that is this careless exists: the key stands in its error.
    if (key !== sandboxToken || model === "sandbox-refusing")
      return fail(reply, 401, "invalid_api_key", `Incorrect API key provided: ${key}`);
    const name = scriptNames.find((one) => one === model);
    if (!name) return fail(reply, 404, "model_not_found", `The model '${model}' does not exist`);
    if (name === "sandbox-broken") return fail(reply.header("retry-after-ms", "5"), 500, "server_error", "Broken");
    if (name === "sandbox-busy") {
      const times = busy.get(key) ?? 0;
      busy.set(key, times + 1);
      if (times < busyTimes) return fail(reply.header("retry-after-ms", "5"), 429, "rate_limit_exceeded", "Busy");
      busy.delete(key);
    }
    if (name === "sandbox-slow") await waitFor(reply, slowMs);
    const names = tools.flatMap((tool) => tool.function?.name ?? []);
    const answer = playScript(name, messages, { tools: names, elements });
    if (stream) return sendStream(reply, { name, answer, messages, withUsage: streamOptions?.include_usage === true });
    if (name === "sandbox-cut") {
      reply.hijack();
      reply.raw.writeHead(200, { "content-type": "application/json", "content-length": "4000" });
      reply.raw.write(`{"id":"cut","choices":[{"message":{"role":"assistant","content":"${answer.text.slice(0, 20)}`);
      reply.raw.destroy();
      return reply;
    }
    return {
      id: "sandbox",
      object: "chat.completion",
      created: 0,
      model: name,
      choices: [{ index: 0, message: messageOf(answer), finish_reason: answer.call ? "tool_calls" : "stop" }],
      usage: usageOf(messages, answer),
    };
  });
}

function fail(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.code(status).send({ error: { message, type: code, code } });
}

/** Ends when the caller does. */
async function waitFor(reply: FastifyReply, milliseconds: number): Promise<void> {
  const aborted = new AbortController();
  const leave = () => aborted.abort();
  reply.raw.once("close", leave);
  await wait(milliseconds, undefined, { signal: aborted.signal }).catch(() => undefined);
  reply.raw.off("close", leave);
}

const callOf = ({ call }: ScriptedAnswer) =>
  call && [
    { index: 0, id: "call_1", type: "function", function: { name: call.name, arguments: JSON.stringify(call.input) } },
  ];

const messageOf = (answer: ScriptedAnswer) => ({
  role: "assistant",
  content: answer.text === "" && answer.call ? null : answer.text,
  ...(answer.call && { tool_calls: callOf(answer) }),
});

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

function usageOf(messages: readonly ChatMessage[], { text }: ScriptedAnswer) {
  const promptTokens = countWords(messages.map(({ content }) => JSON.stringify(content ?? "")).join(" "));
  const completionTokens = countWords(text);
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}

interface StreamOptions {
  name: string;
  answer: ScriptedAnswer;
  messages: readonly ChatMessage[];
  withUsage: boolean;
}

async function sendStream(
  reply: FastifyReply,
  { name, answer, messages, withUsage }: StreamOptions,
): Promise<FastifyReply> {
  reply.hijack();
  reply.raw.writeHead(200, { "content-type": "text/event-stream" });
  const shared = { id: "sandbox", object: "chat.completion.chunk", created: 0, model: name };
  const send = (one: object) => reply.raw.write(`data: ${JSON.stringify({ ...shared, ...one })}\n\n`);
  const choice = (delta: object, finish: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  send(choice({ role: "assistant", content: "" }));
  const words = answer.text.match(/\S+\s*/g) ?? [];
  let paragraphs = 0;
  for (const word of name === "sandbox-cut" ? words.slice(0, 3) : words) {
    if (name === "sandbox-dripping") await waitFor(reply, dripMs);
    if (name === "sandbox-stalling" && paragraphs === stallsAfter) await waitFor(reply, slowMs);
    if (reply.raw.destroyed) return reply;
    send(choice({ content: word }));
    if (word.endsWith("\n\n")) paragraphs++;
  }
  if (name === "sandbox-cut") {
    // What was said so far is on its way before the line goes dead.
    setTimeout(() => reply.raw.destroy(), 50);
    return reply;
  }
  if (answer.call) send(choice({ tool_calls: callOf(answer) }));
  send(choice({}, answer.call ? "tool_calls" : "stop"));
  if (withUsage) send({ choices: [], usage: usageOf(messages, answer) });
  reply.raw.end("data: [DONE]\n\n");
  return reply;
}
