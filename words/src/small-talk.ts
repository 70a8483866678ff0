import type { Language } from "@fanradar/contract";
import { fold } from "./lock/fold.ts";

/** What is answered shortly, like a person would. */
export const smallTalks = ["acknowledgement", "greeting", "thanks", "who", "what", "bye"] as const;
export interface SmallTalk {
  kind: (typeof smallTalks)[number];
  /** The languages that it is said in; more than one of 'ciao', all of 'hi'. */
  languages: readonly Language[];
}

const languages = ["en", "es", "fr", "de"] as const satisfies readonly Language[];

/** Phrases without accents and marks; a message is small talk where it holds nothing else, but for what is polite. */
const phrases: Record<SmallTalk["kind"], Record<Language | "any", string>> = {
  acknowledgement: {
    any: "ok, okay, okey, oki, okidoki, k, kk, cool, wow, aha, mhm, hmm, hm, lol, haha, hahaha",
    en: "yes, yeah, yep, yup, no, nope, sure, got it, i see, understood, alright, all right, nice, fine, makes sense, good, good to know",
    de: `ja, jo, jep, jawohl, nein, nee, klar, alles klar, verstanden, gut, sehr gut, na gut, passt, stimmt, in ordnung, geht klar,
      ach so, achso, schon, prima`,
    es: "si, no, vale, claro, claro que si, de acuerdo, entendido, bien, muy bien, bueno, listo, guay, jaja, jajaja",
    fr: "oui, ouais, non, d accord, daccord, dac, bien, tres bien, compris, entendu, c est bon, bien sur, ah bon, mdr",
  },
  greeting: {
    any: "hi, hey",
    en: "hello, hiya, good morning, good evening, good afternoon, how are you",
    de: "hello, hallo, guten tag, guten morgen, guten abend, servus, moin, gruss gott, wie geht es dir, wie gehts, salut",
    es: "hello, hola, buenas, buenos dias, buenas tardes, buenas noches, que tal, como estas",
    fr: "hello, bonjour, salut, bonsoir, coucou, ca va, comment ca va",
  },
  thanks: {
    any: "thx, ty, tysm, super, perfect",
    en: "thanks, thank you, cheers, thanks a lot, many thanks, thank you very much, thank u, great",
    de: "danke, danke schon, dankeschon, danke dir, danke euch, danke sehr, vielen dank, besten dank, perfekt, genial",
    es: "gracias, muchas gracias, mil gracias, genial, perfecto",
    fr: "merci, merci beaucoup, merci bien, parfait, genial",
  },
  who: {
    any: "",
    en: "who are you, what are you, are you a bot, are you a robot, are you human, are you an ai",
    de: "wer bist du, was bist du, bist du ein bot, bist du ein mensch, bist du eine ki",
    es: "quien eres, que eres, eres un bot, eres humano, eres una ia",
    fr: "qui es tu, qui etes vous, tu es qui, es tu un robot, etes vous un robot, es tu une ia",
  },
  what: {
    any: "",
    en: "what can you do, what do you do, help, how can you help me, what can i ask, what can i ask you, how does this work",
    de: "was kannst du, was kannst du alles, hilfe, wie funktioniert das, was kann ich fragen",
    es: "que puedes hacer, que sabes hacer, ayuda, como funciona esto, que puedo preguntar",
    fr: `que peux tu faire, que sais tu faire, que pouvez vous faire, aide, tu peux faire quoi, comment ca marche,
      que puis je demander`,
  },
  bye: {
    any: "bye, bye bye, ciao",
    en: "goodbye, see you, see ya, cya, good night",
    de: "tschuss, auf wiedersehen, bis bald, bis dann, bis spater, tschau, gute nacht",
    es: "adios, hasta luego, hasta pronto, hasta manana, nos vemos, chao, chau",
    fr: "au revoir, a bientot, a plus, a demain, bonne nuit, bonne soiree",
  },
};
const polite = new Set(
  "there you all again so very much please bot assistant fanradar and und y et dir ihr team ya alors".split(" "),
);

const known = new Map<string, SmallTalk>();
for (const kind of smallTalks)
  for (const group of ["any", ...languages] as const)
    for (const phrase of phrases[kind][group].split(",").map((one) => one.trim().replace(/\s+/g, " "))) {
      const said = group === "any" ? languages : [...(known.get(phrase)?.languages ?? []), group];
      if (phrase !== "") known.set(phrase, { kind, languages: said });
    }
const longest = 60;
const mostWords = Math.max(...[...known.keys()].map((phrase) => phrase.split(" ").length));

/** The small talk that a whole message is, in any of the four languages; undefined for a question. */
export function findSmallTalk(message: string): SmallTalk | undefined {
  if (message.length > longest) return undefined;
  return saidIn(fold(message).match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** What words that are all known phrases or polite ones come to: what is said last is answered, a mere 'ok' only where nothing else is. */
function saidIn(words: readonly string[]): SmallTalk | undefined {
  const found: SmallTalk[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestPhrase(words, at);
    const talk = known.get(words.slice(at, at + length).join(" "));
    if (talk) found.push(talk);
    else if (!polite.has(words[at] ?? "")) return undefined;
    at += Math.max(length, 1);
  }
  return found.findLast(({ kind }) => kind !== "acknowledgement") ?? found.at(-1);
}

/** How many words from one on are a known phrase; 0 where none is. */
function longestPhrase(words: readonly string[], from: number): number {
  for (let length = Math.min(mostWords, words.length - from); length > 0; length--)
    if (known.has(words.slice(from, from + length).join(" "))) return length;
  return 0;
}
