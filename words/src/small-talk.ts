import type { Language } from "@fanradar/contract";
import { fold } from "./lock/fold.ts";

/** What is answered shortly, like a person would. */
export const smallTalks = ["greeting", "thanks", "who", "what", "bye"] as const;
export interface SmallTalk {
  kind: (typeof smallTalks)[number];
  /** The languages that it is said in; more than one of 'ciao', all of 'hi'. */
  languages: readonly Language[];
}

const languages = ["en", "es", "fr", "de"] as const satisfies readonly Language[];

/** Phrases without accents and marks; a message is small talk where it holds nothing else, but for what is polite. */
const phrases: Record<SmallTalk["kind"], Record<Language | "any", string>> = {
  greeting: {
    any: "hi, hey",
    en: "hello, hiya, good morning, good evening, good afternoon, how are you",
    de: "hello, hallo, guten tag, guten morgen, guten abend, servus, moin, gruss gott, wie geht es dir, wie gehts, salut",
    es: "hello, hola, buenas, buenos dias, buenas tardes, buenas noches, que tal, como estas",
    fr: "hello, bonjour, salut, bonsoir, coucou, ca va, comment ca va",
  },
  thanks: {
    any: "thx, ty, super, perfect",
    en: "thanks, thank you, cheers, thanks a lot, many thanks, thank you very much, great",
    de: "danke, danke schon, dankeschon, danke dir, vielen dank, perfekt, genial",
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
    en: "goodbye, see you, good night",
    de: "tschuss, auf wiedersehen, bis bald, bis dann, gute nacht",
    es: "adios, hasta luego, hasta pronto, chao",
    fr: "au revoir, a bientot, bonne nuit, bonne soiree",
  },
};
const polite = new Set(
  "there you all again so very much please bot assistant fanradar and und y et ok okay dir ihr team ya alors".split(
    " ",
  ),
);

const known = new Map<string, SmallTalk>();
for (const kind of smallTalks)
  for (const group of ["any", ...languages] as const)
    for (const phrase of phrases[kind][group].split(",").map((one) => one.trim().replace(/\s+/g, " "))) {
      const said = group === "any" ? languages : [...(known.get(phrase)?.languages ?? []), group];
      if (phrase !== "") known.set(phrase, { kind, languages: said });
    }
const longest = 60;

/** The small talk that a whole message is, in any of the four languages; undefined where it asks something. */
export function findSmallTalk(message: string): SmallTalk | undefined {
  if (message.length > longest) return undefined;
  const words = fold(message).match(/[\p{L}\p{N}]+/gu) ?? [];
  const whole = words.join(" ");
  const exact = known.get(whole);
  if (exact) return exact;
  const bare = words.filter((word) => !polite.has(word)).join(" ");
  if (bare !== "" && known.has(bare)) return known.get(bare);
  // 'Hi, thanks': what was said last is answered.
  const parts = fold(message)
    .split(/[^\p{L}\p{N}\s]+/u)
    .map((part) => known.get(part.trim().replace(/\s+/g, " ")));
  return parts.length > 1 &&
    parts.every((part, at) => part !== undefined || (at === parts.length - 1 && message.trim().endsWith("!")))
    ? parts.findLast((part) => part !== undefined)
    : undefined;
}
