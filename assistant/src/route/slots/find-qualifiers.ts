import { fold } from "@fanradar/words/fold";
import type { Question } from "../../question.ts";
import { indexPhrases, phrasesAt } from "../phrase-lists.ts";
import { tokensOf } from "../tokens.ts";

/**
 * Words that change what is asked of any figure, in four languages, folded; `*` stands for any end, `?` for any word. Unlike the subjects of questions they are
 * few and fixed, so that each can be accounted for: an answer either uses one, or says that it does not.
 */
const lists = [
  /** A mean, of whatever else is named. */
  [
    "mean",
    "avg, average*, on average, the mean, durchschnitt*, im schnitt, promedi*, de media, media, moyen, moyenne*, en moyenne",
  ],
  ["median", "median, median*, mediana, mediane"],
  /** By the day: of what changes. */
  [
    "daily",
    "per day, a day, daily, each day, pro tag, am tag, taglich*, al dia, por dia, diari*, par jour, quotidien*",
  ],
  /** The hour of the day. */
  [
    "hour",
    `what time, which hour*, what hour*, hours, uhrzeit*, wieviel uhr, welche stunde*, stunden, a que hora, que hora*, horas,
    quelle heure, quelles heures, heures`,
  ],
  /** All but something. */
  ["without", "without, w o, except, excluding, excl, ohne, ausser, abzuglich, sin, excepto, sans, sauf, hormis"],
  /** Posts of one form. */
  [
    "format",
    `reel, reels, video, videos, photo*, pic, pics, picture*, carousel*, karussell*, foto*, imagen*, carrusel*, image*, clip, clips, story,
    stories, storys, historia, historias, bild, bilder`,
  ],
  /** Those who pay most. */
  [
    "leading",
    `top fan*, top ? percent of ? fan*, top ? percent of fan*, top ? of fan*, top ? percent of payer*, top tenth*, oberste* zehntel*, decima parte, dixieme, top payer*, top spender*, top supporter*, top ? fan*, top ? payer*, top ? spender*, biggest ? fan*, biggest ? spender*, best fan*, best pay*, biggest fan*,
    biggest spender*, biggest payer*, highest pay*, spend most, spend the most, spends the most, pay most, pay the most,
    pays the most, top zahler*, grosst* fan*, best* fan*, grosst* zahl*, am meisten zahl*, am meisten ausg*, mejor* fan*,
    que mas paga*, que mas gasta*, mas pagan, mas gastan, meilleur* fan*, plus gros fan*, plus gros payeur*, payent le plus,
    depense* le plus, paient le plus, top clients, gros depensiers`,
  ],
  /** Those who paid before and no longer do. */
  [
    "lapsed",
    `stopped paying, stopped spending, stopped buying, quit paying, no longer pay*, no longer spend*, don t pay anymore, not paying anymore, haven t paid,
    hasn t paid, fan* gone quiet, fan* have gone quiet, fan* went quiet, payer* gone quiet, payer* have gone quiet, payer* went quiet, zahlt nicht mehr, zahlen nicht mehr, nicht mehr gezahlt, nichts mehr gezahlt, aufgehort zu zahlen,
    dejo de pagar, dejaron de pagar, han dejado de pagar, ya no paga*, ne paie* plus, ne paye* plus, ne depense* plus, arrete de payer,
    n a plus paye, n ont plus paye`,
  ],
  /** One payment, and not a sum. */
  [
    "single",
    `payment size, biggest payment*, largest payment*, single payment*, biggest single, highest payment*, biggest tip, largest tip, einzelzahlung*,
    grosste zahlung, hochste zahlung, pago mas grande, mayor pago, pago mas alto, mayor propina, propina mas grande, gros paiement,
    plus gros pourboire, paiement le plus, highest tip, einzelne zahlung*, hochste* trinkgeld*, grosste* trinkgeld*, hochste* einzel*, mayor propina*, propina mas alta, paiement moyen, average
    payment*, rank ? messages, rank ? ? messages, rank messages, which message, which ? message, best message*, best selling message*, top message*,
    welche nachricht, welche ? nachricht, beste* nachricht*, que mensaje, mejor mensaje, quel message, meilleur* message*, typical payment*, median payment*, mean payment*, pago medio, pago promedio, pago tipico, durchschnittlich* zahlung*, typische zahlung*, paiement typique, paiement median`,
  ],
  /** The best or worst of weeks, which no figure ranks. */
  [
    "week",
    `best week, worst week, strongest week, weakest week, which week, beste* woche, schlechteste* woche, starkste* woche, schwachste* woche,
    welche* woche, mejor* semana, peor* semana, que semana, cual semana, meilleure* semaine, pire* semaine, quelle* semaine`,
  ],
  /** As far as the month before had come by the same day. */
  [
    "sameDays",
    `same time, same point, same period, same days, same dates, same stage, by then, zur gleichen zeit, gleichen zeitpunkt, gleichen zeitraum,
    selben zeit, selben zeitpunkt, selben zeitraum, selben tage*, gleichen tage*, um diese zeit, a estas alturas, mismas fechas, mismo periodo, mismo momento, misma fecha,
    mismos dias, meme date, meme periode, meme moment, meme epoque, memes dates, memes jours`,
  ],
  /** Those who stay, and not those who go. */
  [
    "staying",
    "renew, renews, renewed, renewal rate, rebill*, verlanger*, renuev*, renovar*, reabonn*, reabonne*, renouvel*",
  ],
  /** Held against an earlier time. */
  [
    "change",
    `less than, more than before, less often, more often, fewer than, less now, than before, than usual, than in, weniger als, mehr als,
    ofter als, seltener als, als fruher, als sonst, als vorher, menos que, mas que antes, que antes, moins que, moins qu,
    plus qu avant, qu avant, que d habitude`,
  ],
  /** Held against an amount. */
  [
    "beyond",
    `more than, over, above, at least, less than, under, below, mehr als, uber, mindestens, weniger als, unter, mas de, menos de, al menos,
    plus de, moins de, au moins`,
  ],
] as const;
export type QualifierKind = (typeof lists)[number][0];

/** A qualifier of a text, with its words. */
export interface Qualifier {
  kind: QualifierKind;
  words: readonly string[];
}

const index = indexPhrases<QualifierKind>(lists);

/** The qualifiers of a text, each kind once, with the longest of its phrases. */
export function findQualifiers(tokens: readonly string[]): Qualifier[] {
  const found = tokens.flatMap((_, at) =>
    phrasesAt(index, tokens, at).map(
      ({ name, length }): Qualifier => ({ kind: name, words: tokens.slice(at, at + length) }),
    ),
  );
  return lists.flatMap(
    ([kind]) =>
      found.filter((one) => one.kind === kind).toSorted((one, other) => other.words.length - one.words.length)[0] ?? [],
  );
}

/** The qualifiers that are not accounted for: what is left out by its name is, and 'more than 500' is no change. */
export const openQualifiers = (
  tokens: readonly string[],
  { without, limit }: Pick<Question, "without" | "limit">,
): Qualifier[] =>
  findQualifiers(tokens).filter(({ kind }) => !(kind === "without" && without) && !(kind === "change" && limit));

/** Folded words as the person wrote them, but no number: these stand for figures alone. */
export function asWritten(text: string, words: readonly string[]): string {
  const written = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const folded = written.map((word) => tokensOf(word).join(" "));
  return words
    .filter((word) => !/\d/.test(word))
    .map((word) => written[folded.indexOf(word)] ?? fold(word))
    .join(" ");
}
