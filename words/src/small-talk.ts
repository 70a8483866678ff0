import { fold } from "./lock/fold.ts";

/** What is answered shortly, like a person would. */
export const smallTalks = ["greeting", "thanks", "who", "what", "bye"] as const;
export type SmallTalk = (typeof smallTalks)[number];

/** Phrases without accents and marks; a message is small talk where it holds nothing else, but for what is polite. */
const phrases: Record<SmallTalk, string> = {
  greeting: `hi, hello, hey, hiya, good morning, good evening, good afternoon, how are you, hallo, guten tag, guten morgen, guten abend, servus, moin,
    gruss gott, wie geht es dir, wie gehts, hola, buenas, buenos dias, buenas tardes, buenas noches, que tal, como estas, bonjour, salut, bonsoir, coucou,
    ca va, comment ca va`,
  thanks: `thanks, thank you, thx, ty, cheers, thanks a lot, many thanks, thank you very much, great, perfect, danke, danke schon, dankeschon, vielen dank, super,
    gracias, muchas gracias, mil gracias, genial, merci, merci beaucoup, parfait`,
  who: `who are you, what are you, are you a bot, are you a robot, are you human, are you an ai, wer bist du, was bist du, bist du ein bot, bist du ein mensch,
    quien eres, que eres, eres un bot, eres humano, eres una ia, qui es tu, qui etes vous, tu es qui, es tu un robot, etes vous un robot`,
  what: `what can you do, what do you do, help, how can you help me, what can i ask, what can i ask you, how does this work, was kannst du, was kannst du alles, hilfe,
    wie funktioniert das, was kann ich fragen, que puedes hacer, que sabes hacer, ayuda, como funciona esto, que puedo preguntar, que peux tu faire,
    que sais tu faire, que pouvez vous faire, aide, tu peux faire quoi, comment ca marche, que puis je demander`,
  bye: `bye, goodbye, bye bye, see you, good night, tschuss, auf wiedersehen, bis bald, bis dann, gute nacht, ciao, adios, hasta luego, hasta pronto, chao,
    au revoir, a bientot, bonne nuit, bonne soiree`,
};
const polite = new Set(
  "there you all again so very much please bot assistant fanradar and und y et ok okay dir ihr team ya alors".split(
    " ",
  ),
);

const known = new Map(
  smallTalks.flatMap((kind) =>
    phrases[kind].split(",").map((phrase) => [phrase.trim().replace(/\s+/g, " "), kind] as const),
  ),
);
const longest = 60;

/** The kind of small talk that a whole message is, in any of the four languages; undefined where it asks something. */
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
