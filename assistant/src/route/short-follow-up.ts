import type { Question } from "../question.ts";
import { isOfData } from "./decide.ts";
import { frameOf } from "./frames.ts";
import type { QuestionSlots } from "./read-slots.ts";
import { isOfOrder } from "./slots/find-order.ts";
import { asTogether } from "./together.ts";

/** What a few words change of the question before, in four languages, folded. */
const changes = {
  together:
    "together altogether total combined both sum overall zusammen gesamt insgesamt beide juntos juntas total sumados ambos ensemble total cumule",
  percent: "percent percentage percents pct prozent prozentual porcentaje pourcentage pourcent",
  chart: "chart graph plot curve line diagramm grafik kurve chart grafico grafica curva graphique courbe",
} as const;
type Change = keyof typeof changes;
const changeOf: ReadonlyMap<string, Change> = new Map(
  (["together", "percent", "chart"] as const).flatMap((change) =>
    changes[change].split(" ").map((word) => [word, change] as const),
  ),
);
/** Words beside these that change nothing. */
const beside = new Set(
  `and or now in on as a an the it that this them all show me make put give please can you i want see by with for of two
  und oder nun jetzt als in im das die der es bitte zeig mir mach kann ich am an von den alle alles nur
  zwei dos deux y o ahora en como un una el la los las lo eso por favor muestra dame ponlo hazlo de todos todas
  et ou maintenant en comme un une le la les l ca cela s il te vous plait montre moi fais au du de tous toutes sous forme d`.split(
    /\s+/,
  ),
);
const fewWords = 7;

const together = new Set(changes.together.split(" "));
/** Whether a text asks for a sum of what it names. */
export const saysTogether = (tokens: readonly string[]): boolean => tokens.some((token) => together.has(token));

/**
 * What a few words ask after another question without naming anything: the same of all its platforms together, in percent, as a chart or from the other
 * end. Undefined of any other text.
 */
export function shortFollowUp(
  text: string,
  { tokens, slots }: { tokens: readonly string[]; slots: QuestionSlots },
  before: Question | undefined,
): Question | undefined {
  const [last] = before?.intents ?? [];
  const names = slots.metrics.length + slots.models.length + slots.platforms.length > 0 || slots.period !== undefined;
  if (!before || last === undefined || !isOfData(last) || names || tokens.length > fewWords) return undefined;
  const left = tokens.filter((token) => !beside.has(token));
  const [change, ...others] = new Set(
    left.map((token) => changeOf.get(token) ?? (isOfOrder(token) ? "order" : undefined)),
  );
  if (change === undefined || others.length > 0) return undefined;
  const { isTogether, ...asBefore } = before;
  const same: Question = { ...asBefore, text, certainty: "sure" };
  if (change === "chart") return { ...same, asChart: true };
  const ofThread = change === "together" ? asTogether(before) : undefined;
  if (ofThread) return { ...ofThread, text, certainty: "sure" };
  if (change === "together") return { ...same, platforms: [], ...(before.models.length > 1 && { models: [] }) };
  if (change === "percent")
    return frameOf(last)?.about === "followers" && !last.startsWith("models-")
      ? { ...same, intents: ["platform-share"], platforms: [] }
      : undefined;
  const order = slots.namedOrder;
  return order === undefined || !isRanking(last)
    ? undefined
    : { ...same, order, isRanked: true, ...(last.startsWith("posts-") && { intents: [`posts-${order}`] }) };
}

/** What posts are ranked by. */
const responses: ReadonlySet<string> = new Set(["likesAverage", "commentsAverage", "avgViews", "engagement"]);

/** 'And comments?' after the best posts: the same posts by another response. Undefined of any other text. */
export function postsByOther(
  text: string,
  { tokens, slots }: { tokens: readonly string[]; slots: QuestionSlots },
  before: Question | undefined,
): Question | undefined {
  const [metric, ...others] = slots.metrics;
  const isOfPosts = before?.intents[0]?.startsWith("posts-") === true && tokens.length <= fewWords;
  const isBare = slots.models.length + slots.platforms.length === 0 && slots.period === undefined;
  if (!before || !isOfPosts || !isBare || metric === undefined || others.length > 0 || !responses.has(metric))
    return undefined;
  const isPlain = slots.rest.every((word) => beside.has(word) || word.length <= longestPlain);
  return isPlain ? { ...before, text, metrics: [metric], certainty: "sure" } : undefined;
}
const longestPlain = 3;

const isRanking = (intent: string) => /^(?:models-(?:growth|rank|best|earnings|platforms)|posts-)/.test(intent);
