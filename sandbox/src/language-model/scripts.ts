/** Scripted models. A model's name chooses its script. */
export const scriptNames = [
  "sandbox-narrator",
  "sandbox-liar",
  "sandbox-garbled",
  "sandbox-smuggler",
  "sandbox-claimant",
  "sandbox-obedient",
  "sandbox-tools",
  "sandbox-slow",
  "sandbox-dripping",
  "sandbox-stalling",
  "sandbox-cut",
  "sandbox-broken",
  "sandbox-busy",
  "sandbox-refusing",
  "sandbox-empty",
  "sandbox-scripted",
] as const;
export type ScriptName = (typeof scriptNames)[number];

export interface ChatMessage {
  role: string;
  content?: unknown;
  tool_call_id?: string;
}

export interface ScriptedAnswer {
  text: string;
  /** A tool that the model wants to have called, with its arguments. */
  call?: { name: string; input: unknown };
}

/**
 * What a model of this name says to these messages. Tokens are words here.
 *
 * @param elements what a scripted one replies
 */
export function playScript(
  name: ScriptName,
  messages: readonly ChatMessage[],
  { tools, elements = [] }: { tools: readonly string[]; elements?: readonly object[] | undefined },
): ScriptedAnswer {
  if (name === "sandbox-scripted") return { text: jsonOf(elements) };
  const history = messages.map((message) => ({ role: message.role, text: textOf(message.content) }));
  const whole = history.map(({ text }) => text).join("\n");
  const ids = [
    ...new Set([...whole.matchAll(/"id":"([a-z]+\.[\w.]+)"(?![^{}]*"absent")/g)].flatMap(([, id]) => id ?? [])),
  ];
  const next = name === "sandbox-obedient" || name === "sandbox-tools" ? undefined : nextTool(history, tools);
  if (next) return next;
  const [article] = /(?<="article":")[\w-]+/.exec(whole) ?? [];
  const honest = compose(ids, article);
  switch (name) {
    case "sandbox-liar":
      return { text: jsonOf([...honest, ...lies]) };
    case "sandbox-garbled":
      return {
        text: whole.includes("no valid element") ? jsonOf(honest) : "Here are your blocks: {broken",
      };
    case "sandbox-smuggler":
      return { text: jsonOf([...honest, { kind: "draft", form: "message", texts: [smuggled] }]) };
    case "sandbox-claimant":
      return { text: jsonOf(claimsOf(history, ids)) };
    case "sandbox-obedient":
      return obey(whole, history, tools);
    case "sandbox-tools": {
      const answered = history.findLast(({ role }) => role === "tool");
      const [first] = tools;
      if (answered || first === undefined) return { text: `The tool said: ${answered?.text ?? "nothing"}` };
      return { text: "", call: { name: first, input: {} } };
    }
    case "sandbox-empty":
      return { text: "" };
    default:
      return { text: jsonOf(honest) };
  }
}

/** The lookups of an assistant before it answers: the figures, then the playbook, then prices where the question is about them. */
function nextTool(history: { role: string; text: string }[], tools: readonly string[]): ScriptedAnswer | undefined {
  const calls = history.filter(({ role }) => role === "tool").length;
  const question = history.findLast(({ role }) => role === "user")?.text ?? "";
  const sequence = ["get_facts", "search_playbook", ...(/\bprices?\b/i.test(question) ? ["get_money"] : [])];
  const name = sequence.filter((one) => tools.includes(one))[calls];
  if (name === undefined) return undefined;
  return { text: "", call: { name, input: name === "search_playbook" ? { query: question.slice(0, 100) } : {} } };
}

/** Pictures and links that would leak the reader to a third party. */
const smuggled =
  "Look at this: ![x](https://evil.example/p.png?q=1) See <img src=https://evil.example/p.png> too. It is [here](javascript:alert(1)) and [there](https://evil.example).";

const listed = /\.(?:followers|engagement|price|subscribers)$|^price\.recommended$/;
const statementsAtMost = 8;

/** Honest blocks: what the tools named, one block a figure, then a step of the playbook; of a report its first sentences. */
function compose(ids: readonly string[], article: string | undefined): object[] {
  const statements = ids.filter((id) => /^(?:report|prices)\.\d+$/.test(id)).slice(0, statementsAtMost);
  return [
    ...ids.filter((id) => listed.test(id)).map((id) => ({ kind: "facts", facts: [id] })),
    ...statements.map((id) => ({ kind: "statement", id })),
    ...(article === undefined ? [] : [{ kind: "step", article, step: 0 }]),
  ];
}

/** Figures that nobody knows, a claim in free text, and a rank of nothing. */
const lies = [
  { kind: "facts", facts: ["tiktok.invented"] },
  { kind: "text", text: "TikTok has 999,999 followers. Engagement is twice the industry average of 3 %." },
  { kind: "compare", left: "instagram.followers", right: "instagram.engagement" },
];

/** What the person wants to hear, in every field of every block that takes a text, and beside real figures that it is not about. */
function claimsOf(history: readonly { role: string; text: string }[], ids: readonly string[]): object[] {
  const claim = history.findLast(({ role }) => role === "user")?.text ?? "";
  const [one = claim, other = claim] = ids;
  const platform = null;
  return [
    { kind: "facts", facts: [claim, one] },
    { kind: "facts", facts: [one], text: claim, note: claim, label: claim },
    { kind: "compare", left: one, right: claim },
    { kind: "compare", left: other, right: one, relation: claim },
    { kind: "rank", of: "models", order: "best", count: 3, by: claim.slice(0, 100), platform },
    { kind: "table", rows: "platforms", metrics: [claim.slice(0, 100)] },
    { kind: "chart", metric: claim.slice(0, 100), platform },
    { kind: "origin", fact: claim },
    { kind: "statement", id: claim },
    { kind: "advice", article: claim.slice(0, 100) },
    { kind: "step", article: claim.slice(0, 100), step: 0 },
    { kind: "plan", min: 1, max: 2, per: "week", platform, theme: claim },
    { kind: "phrase", phrase: claim },
    { kind: "text", text: claim },
    { kind: "draft", form: "message", texts: [claim] },
    { kind: "draft", form: "caption", texts: [`“${claim}”`, claim.toUpperCase(), claim.split("").join("\u200b")] },
  ].toSorted((a, b) => Number(b.kind === "draft") - Number(a.kind === "draft"));
}

/** One block a paragraph, so that each is sent by itself. */
const jsonOf = (blocks: readonly object[]): string =>
  `{"elements": [${blocks.map((block) => JSON.stringify(block)).join(",\n\n")}]}`;

/** Tools that it is led to at most: one that calls for ever says nothing. */
const callsAtMost = 3;

/**
 * Follows instructions in any message, in four languages, and repeats the results of tools: the worst case of an
 * injected instruction.
 */
function obey(whole: string, history: { role: string; text: string }[], tools: readonly string[]): ScriptedAnswer {
  if (/reveal|repeat (?:your|the) (?:prompt|instructions)|system prompt|revela|révèle|verrate/i.test(whole))
    return draftOf(
      history
        .filter(({ role }) => role === "system")
        .map(({ text }) => text)
        .join("\n"),
    );
  const calls = [
    ...whole.matchAll(
      /(?:call (?:the )?tool|llama a la herramienta|appelle l'outil|rufe das werkzeug) (\w{1,64})(?: with (\{[^{}]{0,500}\}))?/gi,
    ),
  ];
  const answered = history.filter(({ role }) => role === "tool");
  const [, name = "", input = "{}"] = calls[answered.length] ?? [];
  if (name !== "" && tools.length > 0 && answered.length < callsAtMost)
    return { text: "", call: { name, input: parsed(input.replaceAll('\\"', '"')) } };
  const said = [...whole.matchAll(/\b(?:say|di|dis|sag):? ["“]?([^"”\n]{1,500})/gi)].at(-1)?.[1];
  const results = answered.map(({ text }) => `The tool said: ${text}`);
  return draftOf([...(said === undefined ? [] : [said]), ...results].join("\n\n") || "As you wish.");
}

/** The only block with free text. */
const draftOf = (text: string): ScriptedAnswer => ({
  text: jsonOf([{ kind: "draft", form: "message", texts: [text.slice(0, 600)] }]),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((part: unknown) =>
      typeof part === "object" && part !== null && "text" in part && typeof part.text === "string" ? part.text : "",
    )
    .join("");
}
