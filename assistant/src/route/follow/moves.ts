import type { Language } from "@fanradar/contract";
import { findFeatures, type QuestionFeature } from "../features/find-features.ts";
import { indexPhrases, type PhraseIndex, phrasesAt } from "../phrase-lists.ts";

/** What words of a follow-up ask of what was said before, beside what `QuestionFeature` names. */
export const moves = [
  ...(["second", "third", "two", "gap", "since-when", "since-then", "insists", "show", "together"] as const),
  ...(["percent", "chart", "act"] as const),
] as const;
export type Move = (typeof moves)[number];

/** Folded phrases between commas; `*` stands for any end. */
const lists: Readonly<Record<Language, Readonly<Record<Move, string>>>> = {
  en: {
    second: "second, second best, second worst, 2nd, runner up, number two",
    third: "third, third best, third worst, 3rd, number three",
    two: "of the two, of both, of these two, of those two, of them, of those, of these",
    gap: "difference, by how much, how much more, how much less, gap, how far apart",
    "since-when": "since when, how long, for how long, when did it start, when did that start, when did this start",
    "since-then": "since then, since that month, from then on",
    insists:
      "insist*, keeps asking, keeps pushing, keeps begging, keeps on, asks again, doesnt stop, doesn t stop, wont stop, won t stop, does not stop, wont accept, doesnt accept, wont take no",
    show: "show me, show it, show them, let me see, lemme see",
    together: "together, altogether, total, combined, both, sum, overall, all together",
    percent: "of the total, of total, of all that, percent, percentage, percents, pct, in percent, in percentage",
    chart: "chart, graph, plot, curve, line",
    act: "what do we do, what do i do, what should i do, what should we do, what can i do, what can we do, what to do, how do i fix, how do we fix, how to fix, how can i fix, how can we fix, what now, what next, do about",
  },
  de: {
    second: "zweite*, zweitbeste*, zweitmeiste*, zweitschlechteste*, platz zwei",
    third: "dritte*, drittbeste*, platz drei",
    two: "von beiden, von den beiden, der beiden, die beiden, von ihnen, von denen, davon",
    gap: "unterschied, differenz, um wie viel, um wieviel, wie viel mehr, wieviel mehr, wie viel weniger, wieviel weniger",
    "since-when": "seit wann, wie lange, wie lang, wann hat das angefangen, wann fing das an, wann ging das los",
    "since-then": "seitdem, seither, seit damals, seit dem monat, seit da",
    insists:
      "insistiert, besteht darauf, nicht aufhort, nicht locker lasst, hort nicht auf, lasst nicht locker, weiter fragt, weiterfragt, immer wieder, nochmal fragt, wieder fragt, drangt, nicht aufgibt",
    show: "zeig mal, zeig mir, zeig her, zeig sie, zeig es, lass sehen",
    together: "zusammen, gesamt, insgesamt, beide, summe",
    percent: "vom gesamten, am gesamten, vom ganzen, vom gesamtumsatz, prozent, prozentual, in prozent",
    chart: "diagramm, grafik, kurve, chart",
    act: "was tun, was machen wir, was mache ich, was mach ich, was soll ich tun, was sollen wir tun, was kann ich tun, was konnen wir tun, wie krieg ich das hin, was nun, dagegen",
  },
  es: {
    second: "segund*",
    third: "tercer*",
    two: "de los dos, de las dos, de ambos, de ambas, de ellos, de ellas, de esos, de esas",
    gap: "diferencia, por cuanto, cuanto mas, cuanto menos, en cuanto",
    "since-when": "desde cuando, hace cuanto, cuanto tiempo, cuando empezo",
    "since-then": "desde entonces, desde ese mes, desde ahi",
    insists: "insiste, sigue insistiendo, sigue pidiendo, sigue preguntando, no para, no deja, vuelve a pedir",
    show: "muestra*, ensena*, a ver, dejame ver",
    together:
      "juntos, juntas, total, sumados, ambos, beide, en total, los dos juntos, las dos juntas, los dos, las dos",
    percent: "del total, del conjunto, porcentual, porcentaje, por ciento, en porcentaje",
    chart: "grafico, grafica, curva",
    act: "que hacemos, que hago, que puedo hacer, que podemos hacer, que deberia hacer, como lo arreglo, y ahora que, al respecto",
  },
  fr: {
    second: "deuxieme*, second*, numero deux",
    third: "troisieme*, numero trois",
    two: "des deux, les deux, d entre eux, d entre elles, d eux, d elles",
    gap: "difference, ecart, de combien, combien de plus, combien de moins",
    "since-when":
      "depuis quand, depuis combien de temps, combien de temps, quand est ce que ca a commence, quand ca a commence",
    "since-then": "depuis lors, depuis ce mois, depuis ce moment, depuis",
    insists: "insiste, continue, n arrete pas, redemande, demande encore, ne lache pas, recommence",
    show: "montre*, fais voir",
    together: "ensemble, total, cumule, au total, les deux ensemble",
    percent: "du total, de l ensemble, pourcentage, pourcent, pour cent, en pourcentage",
    chart: "graphique, courbe",
    act: "on fait quoi, je fais quoi, que faire, qu est ce qu on fait, qu est ce que je fais, que puis je faire, que peut on faire, comment regler ca, comment y remedier",
  },
};

/** Words that say nothing in a few words that go on. */
const fillers: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "if or and he she him now then in on as a an the it that this them make put give i you want with by for go going up so much like been has thing".split(
      " ",
    ),
  ),
  de: new Set(
    "wenn falls oder und er sie ihn nun jetzt als in im das der die den es bitte zeig mir mach kann ich am an von alle alles nur dann so is ist da schon das geht geht".split(
      " ",
    ),
  ),
  es: new Set(
    "si o y el ella ahora en como un una la los las lo eso por favor dame ponlo hazlo de todos todas tanto tan asi sube subio bajo me".split(
      " ",
    ),
  ),
  fr: new Set(
    "si s ou et il elle maintenant en comme un une le la les l ca cela te vous plait moi fais au du de tous toutes sous forme d autant tant a alors".split(
      " ",
    ),
  ),
};

const indexOf = (own: Readonly<Record<Move, string>>): PhraseIndex<Move> =>
  indexPhrases(moves.map((move) => [move, own[move]] as const));
const indexes: Readonly<Record<Language, PhraseIndex<Move>>> = {
  ...{ en: indexOf(lists.en), de: indexOf(lists.de), es: indexOf(lists.es), fr: indexOf(lists.fr) },
};

/**
 * The moves of folded words in a language, the longest phrase at each place, and what the other words say of a question on figures: undefined where one
 * of them is not understood.
 */
export function findMoves(
  tokens: readonly string[],
  language: Language,
): { moves: ReadonlySet<Move>; features: ReadonlySet<QuestionFeature> | undefined } {
  const found = new Set<Move>();
  const rest: string[] = [];
  const index = indexes[language];
  for (let at = 0; at < tokens.length; ) {
    const [longest] = phrasesAt(index, tokens, at).toSorted((one, other) => other.length - one.length);
    if (longest) found.add(longest.name);
    else rest.push(...tokens.slice(at, at + 1));
    at += longest?.length ?? 1;
  }
  const isSaid = (token: string) => !fillers[language].has(token) || findFeatures([token], language) !== undefined;
  return { moves: found, features: findFeatures(rest, language) ?? findFeatures(rest.filter(isSaid), language) };
}
