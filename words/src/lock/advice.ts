import type { Language } from "@fanradar/contract";
import { lexicons, type Sort } from "./lexicon/match.ts";
import { neutralWords } from "./lexicon/neutral.ts";
import type { Sentence } from "./sentence.ts";
import type { Token } from "./tokens.ts";

type Known = Pick<Sentence, "tokens" | "language" | "figures" | "mentions" | "spans">;

/** Opens with its verb: 'Answer the comments', 'Then ask …', '…, and keep it short'. */
export function isImperative(known: Known): boolean {
  const { tokens, language, spans } = known;
  return (
    spans("imperative").some(({ from }) => mayOpen(tokens, from)) ||
    tokens.some(({ low, text }, at) => (isByForm(low, language) || text === "Ändere") && mayOpen(tokens, at)) ||
    opensByPlace(known)
  );
}

/** At the start or behind a comma, 'then', 'also'. */
function mayOpen(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || /^[,:;¿]$/.test(before.text)) return true;
  return leadsOn.test(before.low) && mayOpen(tokens, at - 1);
}

const leadsOn =
  /^(?:also|then|next|now|first|instead|just|simply|please|afterwards|finally|maybe|tambien|luego|despues|ahora|primero|entonces|simplemente|finalmente|ensuite|puis|aussi|enfin|d'abord|dann|danach|zuerst|anschliessend|ne|n')$/;

const imperatives = { de: new Set(lexicons.de.imperative), es: new Set(lexicons.es.imperative) };

/** 'répondez'; 'beschreib'; 'respóndeles', 'cuéntaselo': a listed imperative without its ending, or with its pronouns. */
export function isByForm(low: string, language: Language): boolean {
  if (language === "fr") return /^(?!assez$|chez$|avez$)[a-z]{2,}ez$/.test(low);
  if (language === "de") return imperatives.de.has(`${low}e`);
  if (language !== "es") return false;
  const stem = /^(\p{L}{3,}?)(?:me|te|nos|se|les?)?(?:l[aeo]s?|me|te|nos|se)$/u.exec(low)?.[1];
  return stem !== undefined && imperatives.es.has(stem);
}

/**
 * 'Termina tus textos': a first word that no list knows, before what only a verb has behind it. Verbs are too many for a list; so
 * only where nothing else in the sentence could claim.
 */
function opensByPlace({ tokens, language, figures, mentions, spans }: Known): boolean {
  const [first, second] = tokens;
  if (first?.kind !== "word" || second?.kind !== "word" || figures.length > 0 || mentions.length > 0) return false;
  if (claims.some((sort) => spans(sort).length > 0) || neutralWords[language].has(first.low)) return false;
  return verbs[language].test(first.low) && behindVerb[language].test(second.low);
}

const verbs: Record<Language, RegExp> = {
  en: /^(?!.*(?:ing|ed|ly|tion|ness|[^s]s)$)[a-z]{2,}$/,
  es: /^(?!(?:cerca|fuera|encima|entre|desde|durante|nunca|nada|apenas|quiza|quien|alguien|nadie)$|.*(?:cion|dad|mente|ando|iendo)$)[a-z]{3,}[aen]$/,
  fr: /^$/,
  de: /^(?!.*(?:en|t|er|ung|heit|keit|lich|ig)$)[a-z]{3,}$/,
};

const behindVerb: Record<Language, RegExp> = {
  en: /^(?:your|the|a|an|it|them|each|every|what|how|that|this|these|those)$/,
  es: /^(?:el|la|los|las|un|una|unos|unas|tu|tus|lo|algo|cada|con|de|en|por|para)$/,
  fr: /^$/,
  de: /^(?:die|das|den|dein|deine|deinen|deiner|dir|dich|ein|eine|einen|es|sie|ihnen|jede|jeden|jedes)$/,
};

/** 'You could', 'it is worth'; 'it can only rise' advises nobody. */
export const advises = ({ tokens, mentions, spans }: Known) =>
  spans("advice").some(
    ({ from }) =>
      // 'Damit' opens what comes of it, 'damit' what it is for.
      !(from === 0 && tokens[from]?.low === "damit") &&
      (!isModal.test(tokens[from]?.low ?? "") ||
        (!isThing({ tokens, mentions }, from - 1) &&
          !(/^(?:kann|konnen)$/.test(tokens[from]?.low ?? "") && mentions.some(({ at }) => at === from + 1)) &&
          !tokens.slice(Math.max(0, from - 4), from).some(({ low }) => /^(?:where|what)$/.test(low)))),
  );

/** A question that neither places a figure nor supposes anything. */
export const asks = ({ tokens, figures, spans }: Known) =>
  tokens.at(-1)?.text === "?" && figures.length === 0 && !claims.some((sort) => spans(sort).length > 0);

/** What a question may not suppose. */
const claims: readonly Sort[] = [
  "up",
  "down",
  "more",
  "less",
  "superlative",
  "certain",
  "benchmark",
  "judgement",
  "negation",
  "together",
  "difference",
];

const isModal =
  /^(?:can|could|may|might|should|would|deberia|sollte|puede|pueden|podria|podrian|peut|peuvent|pourrait|pourraient|kann|konnen|konnte|konnten)$/;

/** 'Instagram', 'it': a thing, and nobody who could be advised. Over a 'ne' as well. */
function isThing({ tokens, mentions }: Pick<Sentence, "tokens" | "mentions">, at: number): boolean {
  const low = tokens[at]?.low ?? "";
  if (low === "ne" || low === "solo" || low === "nur" || low === "only") return isThing({ tokens, mentions }, at - 1);
  const name = mentions.find((one) => one.at === at || one.at === at - 1);
  return name ? name.at === 0 || tokens[name.at - 1]?.kind === "mark" : /^(?:it|one|es|man|il|elle|sie|er)$/.test(low);
}
