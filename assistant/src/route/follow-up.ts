import type { MetricName } from "@fanradar/engine";
import type { IntentId } from "../intents/intent-ids.ts";
import type { Question } from "../question.ts";
import type { QuestionSlots } from "./read-slots.ts";
import { isOfOrder } from "./slots/find-order.ts";

/** Words around what a follow-up names: 'and what about TikTok?', 'und wie sieht es bei Carla aus?'. */
const fillers = new Set(
  `and what about how on in for at with the a of my her his our their your same again then now ok okay but or is it also only just please pls
  show me to from during over hers mine one ones this that those go thanks instead though tho alright so who which many much
  und was ist mit wie sieht es das bei auf in im fur von aus meinem meiner meine mein ihr ihrem ihre den der die dem des denn jetzt dann
  aber oder auch nur bitte mal zeig mir so am vom danke stattdessen lieber wer welche welcher welches viele viel vielen
  y e que tal hay de del en el la los las lo mi mis su sus para con pero o ahora entonces tambien solo por favor muestrame como a al cual es gracias cuantos cuantas cuanto
  like likewise ditto gleiche gleichen dasselbe genauso ebenso igual mismo misma lo idem pareil meme chose
  et qu quoi qu en est il pour sur dans le les des du un une mon ma mes son sa ses chez avec mais ou maintenant alors aussi seulement montre
  moi comment ca va au aux l d c ce merci plutot place qui quelle quel laquelle celle combien`
    .trim()
    .split(/\s+/),
);
const phrases = (list: string) => new RegExp(`^(?:${list.replace(/\n\s*/g, "")})$`);
/** At either end these change nothing of what a follow-up asks. */
const around = new Set(
  `and but ok okay so then hm hmm well now please pls plz thanks und aber also dann na ja bitte mal danke y pero entonces pues bueno
  porfa et mais donc alors bah ben stp svp merci`.split(/\s+/),
);
/** The words of a text without those around what it asks; all of them where nothing else stands there. */
function bare(plain: string): string {
  const words = plain.replace(/ ?\bpor favor$/, "").split(" ");
  const from = words.findIndex((word) => !around.has(word));
  return from < 0 ? plain : words.slice(from, words.findLastIndex((word) => !around.has(word)) + 1).join(" ");
}
/** Asks for the cause of what was answered. */
const why = phrases(
  `(?:why|how come|what s the reason|warum|wieso|weshalb|por que|porque|a que se debe|y eso|pourquoi|pk|comment ca se fait)
  (?: (?:not|no|denn nicht|nicht|non|pas|is|so|exactly|just|genau|gerade|justo|exactamente|precisement|justement))?(?: (?:that|this|these|those|them|her|him|das|die|diese|den|eso|esas?|esos|ellas?|ca|cela|elles?|celles? ci|celles? la))?
  (?: (?:exactly|genau|exactamente|precisement))?`,
);
/** Asks how far the answer can be trusted. */
const howSure = phrases(
  `how (?:sure|certain|reliable|accurate|exact|confident)(?: (?:are you|is (?:that|this|it)))?(?: .{0,20})?|are you (?:sure|certain)(?: .{0,20})?|is (?:that|this) (?:sure|certain|reliable|accurate|exact|true)
  |can i (?:trust|rely on) (?:that|this|it)|says who|you sure|sure|really|(?:that|it) can t be(?: right| true)?|that s (?:wrong|not right)
  |(?:bist du )?sicher|echt jetzt|wirklich|das kann (?:doch )?nicht (?:sein|stimmen)|seguro|segura|en serio|no puede ser|(?:tu es |t es |vous etes )?sure? de (?:ton|votre) coup
  |vraiment|c est (?:pas possible|impossible)|ce n est pas possible|wie (?:sicher|genau|zuverlassig|verlasslich)(?: (?:ist|bist|sind) .{0,20})?|(?:ist das|bist du)(?: dir)?(?: da)? (?:sicher|genau|verlasslich)
  |stimmt das|kann ich mich darauf verlassen|(?:que tan|como de|cuan) (?:seguro|segura|fiable|exacto|cierto)(?: .{0,20})?|(?:estas|es eso|es) (?:seguro|segura|fiable|exacto|cierto|cierta)(?: de eso)?
  |(?:tu es|t es|es tu|vous etes|c est|est ce) (?:sur|sure|fiable|exact|certain)(?: de ca| de toi)?(?: ou pas)?|a quel point c est (?:sur|fiable)`,
);
/** Asks whether the figure that was answered is high or low. */
const isItGood = phrases(
  `is (?:that|this|it) (?:a lot|much|good|bad|ok|okay|normal|high|low|little|enough|decent)(?: or (?:not|bad|little|low))?|(?:good|bad|a lot|normal)(?: or (?:bad|not))?
  |ist das (?:viel|wenig|gut|schlecht|normal|ok|okay|hoch|niedrig|genug)(?: oder (?:wenig|schlecht|nicht))?|(?:viel|gut) oder (?:wenig|schlecht)
  |(?:(?:eso|esto) )?(?:es|esta) (?:mucho|poco|bueno|malo|bien|mal|normal|alto|bajo)(?: o (?:poco|malo|mal|no))?|(?:mucho|bien|bueno) o (?:poco|mal|malo)
  |(?:c est|est ce(?: que c est)?) (?:beaucoup|peu|bien|bon|mauvais|normal|eleve|faible)(?: ou (?:peu|pas|non|mauvais))?|(?:bien|bon|beaucoup) ou (?:pas|mauvais|peu)`,
);
/** Asks whether what was answered goes on. */
const goesOn = phrases(
  `(?:will|does|is) (?:it|that|this) (?:going to |gonna )?(?:continue|last|go on|going on|keep (?:going|up)|stay(?: like that)?)(?: like (?:that|this))?|how will (?:it|that) go on
  |(?:what (?:happens )?)?if (?:i|we|she|he|they|it|nothing)(?: .{0,10})? (?:changes?|do|does|goes on|keeps?|continues?|carry|stays?)(?: .{0,25})?
  |(?:was (?:passiert )?)?wenn (?:ich|wir|sie|er|es|alles|nichts|sich)(?: .{0,14})? (?:anderen?|andert|mache?n?|macht|weitermachen?|weitergeht|bleibt)(?: .{0,10})?
  |(?:que (?:pasa|pasaria) )?si (?:(?:yo |ella )?no (?:cambio|cambia|cambiamos|hago|hacemos|hace) nada|(?:todo )?(?:sigo|sigue|seguimos) (?:asi|igual))
  |(?:(?:qu est ce qui|il) se passe )?si (?:je|on|elle|nous|rien) (?:.{0,10})?(?:change|changeons|changent|continue|continuons|fais|fait)(?: .{0,12})?
  |(?:geht|lauft|bleibt) (?:das|es)(?: so)?(?: weiter)?|wird (?:das|es) (?:so )?(?:weitergehen|bleiben)|wie geht (?:das|es) weiter
  |(?:va a|esto va a|eso va a) (?:seguir|continuar|durar)(?: asi)?|(?:seguira|continuara|sigue)(?: asi)?|(?:ca|cela|est ce que ca) (?:va|peut) (?:continuer|durer|rester)(?: comme ca)?`,
);
/** Asks for the answer once more, in fewer words. */
const shorter = phrases(
  `(?:can you |could you |please )?(?:say |make |tell me )?(?:it |that |this )?(?:shorter|briefer|in short|in one sentence|brief|tl ?dr|the short version)(?: please)?
  |(?:kannst du |bitte )?(?:das |es |mir das )?(?:bitte )?(?:kurzer|knapper|in kurz|in einem satz|kurz)(?: sagen| fassen| bitte| zusammenfassen)*
  |(?:puedes |me lo )?(?:decirlo |dices |dilo |lo )?(?:mas corto|mas breve|en corto|en una frase|resumido|resumelo)(?: por favor)?
  |(?:tu peux |peux tu |vous pouvez )?(?:le |la )?(?:dire |faire |resumer |redire )?(?:plus court|plus brievement|en bref|en une phrase|en court)(?: stp| svp)?`,
);
/** Asks what was answered once more, in other words. */
const otherWords = phrases(
  `(?:can you |could you )?explain(?: (?:that|it|this))?(?: to me)?|what does (?:that|this|it) mean|i (?:don t|dont|didn t|didnt) (?:get|understand)(?: (?:it|that|this|a word))?
  |in (?:plain|simple|simpler|other|normal) (?:english|words|terms)|in words .{0,25}|(?:simpler|easier)|erklare?(?: mir)?(?: das| es)?(?: genauer| einfacher)?|was (?:heisst|bedeutet) das(?: genau)?
  |(?:das )?(?:versteh|verstehe|kapier) ich nicht|(?:in )?einfache[rn]?(?: worten)?|explica(?:me|lo|melo)?(?: eso)?(?: mejor)?|que (?:significa|quiere decir)(?: eso)?|no (?:lo |te )?(?:entiendo|entendi)(?: .{0,20})?
  |mas (?:facil|simple|sencillo)|explique(?: moi)?(?: ca)?|c est a dire|(?:ca|cela) veut dire quoi|(?:j ai |je n ai )?pas compris|plus simple(?:ment)?`,
);
/** Asks when that was. */
const when = phrases(
  `(?:on )?(?:what|which) (?:dates?|days?|month|period)(?: (?:exactly|was (?:that|it|this)))?|when(?: exactly)?|when (?:was|did|were) (?:that|it|this|those|they)(?: .{0,15})?
  |an welche[mn] (?:tag|tagen|datum)(?: genau)?|wann(?: (?:war|genau|denn|das))*|(?:que (?:dia|fecha)|cuando)(?: (?:fue|paso|ocurrio|exacta|exactamente|eso))*
  |(?:quel jour|quelle date|quand)(?: (?:exactement|exacte|ca|c etait))*|c etait quand`,
);
/** Asks for one of the several that were answered. */
const oneOfThem =
  /\b(?:which (?:one )?of (?:those|these|them)|which one first|(?:was|welche[rsn]?) davon|cual de (?:es[ao]s|ell[ao]s)|por cual|l?aquelle (?:en premier|d abord)|lequel d|par (?:laquelle|lequel|quoi))\b/;
/** Asks for the same of all others. */
const theOthers = phrases(
  `(?:what about|how about|how are|and)?\\s*(?:all )?the (?:others|rest|other (?:ones|two|three|models|girls|creators))(?: doing)?|(?:was ist mit|wie ist es bei|wie (?:lauft|steht) es bei)?\\s*(?:den|die|der) (?:anderen|restlichen|ubrigen|rest)(?: (?:beiden|zwei|drei|models))?
  |(?:que tal )?(?:con )?(?:las|los|el) (?:otr[ao]s|demas|resto)(?: (?:dos|tres|modelos))?|(?:(?:pour|chez|et) )?(?:les|le) (?:(?:deux|trois) )?(?:autres|reste)(?: modeles)?`,
);
/** Asks how to add what was said to be missing. */
const howToAdd = phrases(
  `how (?:do|can|would) (?:i|we|you) (?:add|import|upload|enter|get|do) (?:one|it|that|this|them|those)(?: (?:in|here|then))?|wie (?:importiere|mache|trage|lade|gebe|fuge) (?:ich|wir) (?:das|die|den|sie|es|eine[ns]?)(?: .{0,12})?
  |como (?:(?:lo|la|los|las) )?(?:agrego|subo|anado|importo|hago|pongo|cargo)(?: (?:eso|uno|una))?|comment (?:(?:je|j|on) )?(?:l |les )?(?:ajoute|importe|fais|fait|ajouter|importer|faire)(?: (?:ca|cela|un|une))?`,
);
/** 'Which model is weakest, and why?' */
export const endsInWhy = /.(?: and| y| und| et) (?:why|por que|porque|warum|wieso|pourquoi)$/;
/** Asks for the same over a longer time. */
const sinceWhen =
  /^(?:(?:and |y |und |et )?(?:since when|for how long|how long|seit wann|wie lange schon|desde cuando|depuis quand))$/;

/** What explains what an intent states; absent: the intent states it itself. */
const causes: Partial<Record<IntentId, IntentId>> = {
  engagement: "engagement-why",
  "engagement-for-size": "engagement-why",
  metric: "engagement-why",
  views: "engagement-why",
  followers: "jump",
  growth: "jump",
  "growth-compared": "jump",
  "posts-best": "content-best",
  "posts-worst": "content-best",
};
/** What is asked of one model, after a question about all. */
export const ofOne: Partial<Record<IntentId, IntentId>> = {
  "models-overview": "overview",
  "models-growth": "growth",
  "models-best": "overview",
  "models-losing": "growth",
  "models-missing": "missing",
  "models-attention": "risks",
  "models-earnings": "earnings",
  "models-rank": "overview",
  "models-platforms": "platform-best",
};
/** What explains the figures of an intent in words. */
const explained: Partial<Record<IntentId, IntentId>> = {
  forecast: "article:reading-a-forecast",
  engagement: "article:what-engagement-says",
  "engagement-for-size": "article:what-engagement-says",
  "engagement-why": "article:what-engagement-says",
  "followers-real": "article:bought-followers",
  score: "article:trending-score",
  source: "article:how-sure-is-a-figure",
};
/** What lacks a statement of earnings where it has no answer. */
const ofStatements: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(["price", "price-extras", "earnings", "earnings-forecast", "earnings-best", "earnings-kinds"] as const),
  ...(["subscribers-lost", "payers", "missing", "models-earnings", "models-missing"] as const),
]);
const ofResponse: ReadonlySet<IntentId> = new Set<IntentId>(["engagement", "engagement-for-size", "views"]);
/** Asks for what an amount consists of. */
const fromWhat = phrases(
  "(?:from|of|by) what|what from|where does (?:it|that) come from|wovon|woraus|woher|womit|de que|de donde(?: sale| viene)?|de quoi|d ou(?: ca vient)?",
);
/** What says whether a figure is high or low. */
const measures: Partial<Record<IntentId, IntentId>> = {
  engagement: "engagement-for-size",
  metric: "engagement-for-size",
  followers: "engagement-for-size",
  growth: "growth-compared",
  price: "price",
};
const outlooks: Partial<Record<IntentId, IntentId>> = {
  growth: "forecast",
  "growth-compared": "forecast",
  followers: "forecast",
  jump: "forecast",
  overview: "forecast",
  risks: "forecast",
  earnings: "earnings-forecast",
  "earnings-best": "earnings-forecast",
};
/** The figures that an intent states. */
const stated: Partial<Record<IntentId, readonly MetricName[]>> = {
  forecast: ["forecast", "forecastConfidence"],
  engagement: ["engagement"],
  "engagement-for-size": ["engagement"],
  "engagement-why": ["engagementChange"],
  growth: ["gain"],
  "growth-compared": ["gain"],
  earnings: ["earningsNet"],
  subscribers: ["subscribers"],
  views: ["avgViews"],
  rhythm: ["postFrequency"],
  score: ["trendingScore"],
};
const takesMetrics: ReadonlySet<IntentId> = new Set(["models-rank", "compare", "metric", "growth", "overview"]);

/** What a follow-up is asked of: the intent and slots that it carries along. */
export type FollowUpContext = Pick<
  Question,
  "intents" | "platforms" | "metrics" | "order" | "models" | "scope" | "period" | "before" | "asksWhy" | "isBrief"
>;

/**
 * A question that names only a place, a period, a model, a metric or a reason carries the last intent along; undefined for another.
 *
 * @param plain the folded words of the text
 * @param opening the folded words up to its first stop: 'you sure? she said 95k'
 */
export function followUp(
  slots: QuestionSlots,
  { plain: whole, opening }: { plain: string; opening: string },
  before: FollowUpContext | undefined,
): FollowUpContext | undefined {
  const last = before?.intents[0];
  if (before === undefined || last === undefined) return undefined;
  const plain = bare(whole);
  if (why.test(plain))
    return { ...before, intents: [causes[last] ?? last], ...(isOfSeveral(last) && { asksWhy: true }) };
  if (sinceWhen.test(plain) || when.test(plain)) return before;
  if (shorter.test(plain)) return { ...before, isBrief: true };
  if (otherWords.test(plain) || otherWords.test(bare(opening))) {
    const article = explained[last];
    return article ? { ...before, intents: [article] } : { ...before, isBrief: true };
  }
  if (howSure.test(plain) || howSure.test(bare(opening))) {
    if (isOfSeveral(last)) return { ...before, intents: ["article:how-sure-is-a-figure"] };
    return { ...before, intents: ["source"], metrics: stated[last] ?? before.metrics };
  }
  if (howToAdd.test(plain) && ofStatements.has(last)) return { ...before, intents: ["article:import-statement"] };
  if (oneOfThem.test(plain))
    return { ...before, intents: [last.startsWith("article:") ? "next-steps" : last], isBrief: true };
  if (theOthers.test(plain)) return { ...before, models: [], scope: "all" };
  if (fromWhat.test(plain) && last === "earnings") return { ...before, intents: ["earnings-kinds"] };
  if (isItGood.test(plain) && measures[last]) return { ...before, intents: [measures[last]] };
  if (goesOn.test(plain)) return { ...before, intents: [outlooks[last] ?? "forecast"] };
  const isFiller = (word: string) => fillers.has(word);
  const { namedOrder } = slots;
  if (namedOrder && slots.others.every((word) => isFiller(word) || isOfOrder(word)))
    return { ...merge(before, slots, last), intents: [otherEnd(last, namedOrder)], order: namedOrder };
  const names = slots.platforms.length + slots.models.length > 0 || slots.period !== undefined;
  if (names && slots.others.every(isFiller)) return merge(before, slots, last);
  if (slots.metrics.length > 0 && slots.rest.every(isFiller) && takesMetrics.has(last)) {
    const merged = merge(before, slots, last);
    // 'And her engagement?' after growth asks for another figure of the same model.
    return last === "growth" || last === "overview" ? { ...merged, intents: ["metric"] } : merged;
  }
  return undefined;
}

/** A text of more words than this is a question of its own. */
const fewWords = 8;
/** Two or three words refer to what was said before, whatever they are; one that cannot be read may be anything. */
const hardlyAny = 3;
const referring =
  /^(?:and|but|so|then|ok|okay|hm+|und|aber|also|dann|y|pero|entonces|et|mais|donc|alors|bah)\b|\b(?:that|this|it|those|these|one|das|davon|dafur|damit|dazu|eso|esto|es[ao]s|ella|lo|ca|cela|celui|celle)\b/;

/** What a few words ask that refer to the question before and say nothing that can be read: the same once more, with what they name. */
export function takenUp(
  slots: QuestionSlots,
  plain: string,
  before: FollowUpContext | undefined,
): FollowUpContext | undefined {
  const last = before?.intents[0];
  const words = plain.split(" ").length;
  if (before === undefined || last === undefined || words > fewWords) return undefined;
  const isShort = words > 1 && words <= hardlyAny;
  return isShort || referring.test(plain) ? merge(before, slots, last) : undefined;
}

/**
 * A reading that goes on from the question before: where a figure comes from is of those stated last, and what a rate of response is
 * compared with is of that rate.
 */
export function goingOn<Read extends Pick<Question, "intents" | "metrics">>(
  read: Read,
  { metrics, platforms, models, period }: QuestionSlots,
  before: FollowUpContext | undefined,
): Read {
  const [first, ...others] = read.intents;
  const last = before?.intents[0];
  if (last === undefined || metrics.length + platforms.length + models.length > 0) return read;
  if (first === "source") return { ...read, metrics: stated[last] ?? before?.metrics ?? [] };
  const isCompared = first === "growth-compared" || (first === "article:comparing" && period !== undefined);
  if (isCompared && ofResponse.has(last)) return { ...read, intents: ["engagement-why", ...others] };
  return read;
}

const isOfSeveral = (id: IntentId) => id.startsWith("models-") || id === "compare";

/** The intent from the end that a follow-up asks for: 'and the worst?' of the best posts. */
function otherEnd(last: IntentId, order: "best" | "worst"): IntentId {
  if (last === "posts-best" || last === "posts-worst") return `posts-${order}`;
  return last;
}

function merge(before: FollowUpContext, slots: QuestionSlots, last: IntentId): FollowUpContext {
  const isCompared = last === "compare" && slots.models.length > 0;
  const models = isCompared ? [...new Set([...before.models, ...slots.models])] : slots.models;
  const intent = slots.models.length > 0 ? (ofOne[last] ?? last) : last;
  const period = slots.period ?? before.period;
  const scope = models.length > 0 ? undefined : (slots.scope ?? before.scope);
  return {
    intents: [...new Set([intent, ...before.intents.slice(1)])],
    platforms: slots.platforms.length > 0 ? slots.platforms : before.platforms,
    metrics: slots.metrics.length > 0 ? slots.metrics : before.metrics,
    order: before.order,
    models: models.length > 0 ? models : before.models,
    ...(scope !== undefined && { scope }),
    ...(period !== undefined && { period }),
    ...(slots.before !== undefined && { before: slots.before }),
  };
}
