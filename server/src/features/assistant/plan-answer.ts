import { captionsToLearnFrom, figuresFor } from "@fanradar/assistant/intents/figures-for";
import { withFraction } from "@fanradar/assistant/intents/fraction";
import { type RefusedIntent, refusedIntents, talkIntents } from "@fanradar/assistant/intents/intent-ids";
import { intentOf } from "@fanradar/assistant/intents/intents";
import type { Knowledge } from "@fanradar/assistant/knowledge";
import { atPlace } from "@fanradar/assistant/plan/at-place";
import { type Block, maxBlocks } from "@fanradar/assistant/plan/block";
import type { PhraseKey } from "@fanradar/assistant/plan/phrases";
import { planArticle } from "@fanradar/assistant/plan/plan-article";
import { repeats, states } from "@fanradar/assistant/plan/repeats";
import type { Question } from "@fanradar/assistant/question";
import { findFeatures } from "@fanradar/assistant/route/features/find-features";
import { isOnProduct } from "@fanradar/assistant/route/is-on-product";
import { asksBasis } from "@fanradar/assistant/route/slots/asks-basis";
import { tokensOf } from "@fanradar/assistant/route/tokens";
import { isArticle, type RefusalReason, type UnderstoodQuestion } from "./understand-question.ts";

const adviceOn = (id: `article:${string}`): Block => ({ kind: "advice", article: id.slice("article:".length) });
/** What helps where a request is refused. */
const instead: Partial<Record<RefusedIntent, `article:${string}`>> = {
  draft: "article:voice",
  law: "article:taxes-and-law",
};
/** Of a shorter answer, and of one that only repeats the one before. */
const mostBrief = 2;

/** The blocks that answer a question without a language model. */
export function planFor(understood: UnderstoodQuestion): Block[] {
  const whole = planOnce(understood);
  // Beside a refused part nothing is asked back.
  const blocks = understood.asksForPerson ? whole.filter(({ kind }) => kind !== "ask") : whole;
  const { question, knowledge } = understood;
  const { isBrief, asChart } = question;
  if (question.place !== undefined) return atPlace(blocks, question, knowledge);
  if (isBrief) return inShort(blocks);
  if (!asChart) return blocks;
  const charts = blocks.filter(({ kind }) => kind === "chart");
  const lead: Block[] = charts.length > 0 ? charts : [{ kind: "phrase", phrase: "no-chart" }];
  return [...lead, ...blocks.filter(({ kind }) => kind !== "chart")].slice(0, maxBlocks);
}

/** The first of what an answer states; of an article its first steps. */
function inShort(blocks: readonly Block[]): Block[] {
  const isText = ({ kind }: Block) => kind !== "chart" && kind !== "table";
  return blocks
    .flatMap((block): Block[] =>
      block.kind === "advice" || block.kind === "part"
        ? [0, 1].map((step) => ({ kind: "step", article: block.article, step }))
        : [block],
    )
    .filter(isText)
    .slice(0, mostBrief);
}

/**
 * What repeats the answer before is no answer: advice that the question may mean stands in its place, else that no more is known than its beginning.
 */
function planOnce(understood: UnderstoodQuestion): Block[] {
  const plan = planWhole(understood);
  const { question, given } = understood;
  if (!repeats(plan, given)) return plan;
  const other = question.intents.slice(1).find(isArticle);
  if (other) return planArticle(nameOf(other), question, given);
  const isSaid = question.namesNothingNew && !question.isBrief && !question.asChart;
  const stated = plan.filter(states).slice(0, mostBrief);
  // What is said around figures may be what was asked for: whether a month is confirmed.
  return isSaid
    ? [
        { kind: "phrase", phrase: whyNoMore(question) },
        ...plan.filter((block) => stated.includes(block) || block.kind === "phrase"),
      ]
    : plan;
}

/** What is said of a question to which nothing new is known: that no cause is, that nothing is to be compared with, or no more at all. */
function whyNoMore({ text, language }: Question): PhraseKey {
  const features = findFeatures(tokensOf(text), language);
  if (features?.has("why")) return "no-cause-known";
  return features?.has("norm") ? "no-norm-known" : "no-more-known";
}

const nameOf = (id: `article:${string}`) => id.slice("article:".length);

/** States that there are no figures; for an unknown name, asks which of the known models is meant. */
const planRefusal = (reason: RefusalReason): Block[] => [
  { kind: "refuse", reason },
  ...(reason === "unknown-model" ? [{ kind: "ask", about: "model" } as const] : []),
];

/** What of the question an answer leaves out is said before its figures. */
function withUnused(blocks: Block[], { unused = [], leavesAmount = false, isBegun }: Question): Block[] {
  const states = blocks.some(({ kind }) => kind !== "ask" && kind !== "phrase");
  const left: Block[] = [
    ...(isBegun ? [{ kind: "phrase" as const, phrase: "just-begun" as const }] : []),
    ...(unused.length > 0 ? [{ kind: "unused" as const, words: [...unused] }] : []),
    ...(leavesAmount ? [{ kind: "phrase" as const, phrase: "amount-unused" as const }] : []),
  ];
  return states ? [...left, ...blocks].slice(0, maxBlocks) : blocks;
}

/** The answer to a question, then to the second one in the same text: of each as much as leaves room for the other. */
function planBoth(first: Block[], knowledge: Knowledge, { also }: Question): Block[] {
  const second = also?.intents[0] === undefined ? undefined : intentOf(also.intents[0]);
  if (!also || !second) return first;
  const known = new Set(first.map((block) => JSON.stringify(block)));
  // Figures of the second are loaded with those of the first, or not there.
  const planned = second.plan(knowledge, also);
  const isStated = planned.some(({ kind }) => kind !== "phrase");
  const blocks = (isStated ? planned : []).filter((block) => !known.has(JSON.stringify(block)));
  const half = maxBlocks / 2;
  return [...first.slice(0, Math.max(half, maxBlocks - blocks.length)), ...blocks].slice(0, maxBlocks);
}

function planWhole({ question, asksForPerson, refusalReason, knowledge, given }: UnderstoodQuestion): Block[] {
  const person: Block[] = asksForPerson ? [{ kind: "refuse", reason: "person" }] : [];
  if (asksForPerson && question.text.trim() === "") return person;
  if (asksBasis(tokensOf(question.text))) return [...person, { kind: "phrase", phrase: "net-basis" }];
  const [first] = question.intents;
  const isClear = first !== undefined && first !== "none" && question.certainty !== "unsure";
  // A question that names an unknown model or platform, and is of nothing else or of this product, is about its figures.
  const isHelp = refusalReason === "other-platform" && first !== undefined && isOnProduct(first);
  if (refusalReason && !asksForPerson && (!isClear || isHelp)) return planRefusal(refusalReason);
  if (refusalReason === "forgery" || refusalReason === "unmeasured") {
    const isAdvised = refusalReason === "unmeasured" && first && isArticle(first);
    const answer = isAdvised ? planArticle(nameOf(first), question, given) : [];
    // An article may say what is usual where no figure of one's own is known.
    if (answer.some(({ kind }) => kind === "passage")) return [...person, ...answer];
    return [...person, ...planRefusal(refusalReason), ...(isAdvised ? [adviceOn(first)] : [])];
  }
  if (question.isOfNoDate && (first === undefined || first === "none"))
    return [...person, { kind: "phrase", phrase: "no-such-date" }];
  if (first === undefined || first === "none") return [...person, { kind: "phrase", phrase: "nothing" }];
  if (question.certainty === "unsure") return [...person, { kind: "phrase", phrase: "unsure" }];
  const intent = intentOf(first);
  if (intent && question.isOfNoDate) return [...person, { kind: "phrase", phrase: "no-such-date" }];
  if (intent && refusalReason) return [...person, ...planRefusal(refusalReason)];
  if (intent?.about === "model" && !knowledge.model && (knowledge.models ?? []).length === 0) {
    const article = question.intents.find(isArticle);
    return [...person, { kind: "phrase", phrase: "no-models" }, ...(article ? [adviceOn(article)] : [])];
  }
  // What the score is made of is the same for all.
  const explained = first === "score" && !knowledge.model ? [adviceOn("article:trending-score")] : [];
  if (intent)
    return [
      ...person,
      ...explained,
      ...withUnused(
        planBoth(withFraction(intent.plan(knowledge, question), knowledge, question), knowledge, question),
        question,
      ),
    ];
  if (isArticle(first)) {
    const isOpening = !given.some((block) => "article" in block && block.article === nameOf(first));
    const figures = isOpening ? figuresFor(first, knowledge, question) : [];
    const blocks = planArticle(nameOf(first), question, given);
    // What was asked for stands before what the own figures say of it.
    const answers = blocks.filter(({ kind }) => kind === "passage" || kind === "particular" || kind === "phrase");
    return [...person, ...answers, ...figures, ...blocks.slice(answers.length)];
  }
  const spoken = talkIntents.find((one) => one === first);
  if (spoken) return [...person, { kind: "phrase", phrase: spoken }];
  const refusal = refusedIntents.find((one) => one === first);
  if (!refusal) return [...person, { kind: "phrase", phrase: "nothing" }];
  // What is done in the product is no help with what is done on a platform.
  const isBeside = (id: string) => !(refusal === "act" && isOnProduct(id));
  const near = refusal === "off-topic" ? undefined : question.intents.filter(isArticle).find(isBeside);
  const article = near ?? instead[refusal];
  const models = refusal === "draft" ? captionsToLearnFrom(knowledge) : [];
  return [...person, { kind: "refuse", reason: refusal }, ...models, ...(article ? [adviceOn(article)] : [])];
}
