import type { Language } from "@fanradar/contract";
import type { AskedKind } from "../route/asked-kind.ts";
import { passages as de } from "./de/passages.ts";
import { passages as en } from "./en/passages.ts";
import { passages as es } from "./es/passages.ts";
import { passages as fr } from "./fr/passages.ts";

/**
 * What articles answer at once, by article and passage, with the kind of thing that is asked for. How people ask for each is in
 * `questions/passages/{language}.jsonl`; the texts are in `{language}/passages.ts`.
 */
export const passageKinds = {
  "price-a-custom": { price: "amount" },
  "personal-wishes": { surcharge: "amount", name: "yes-no" },
  "limits-in-customs": { free: "words" },
  "trials-and-sales": { discount: "words" },
  "money-back": { lost: "yes-no", prevent: "yes-no", block: "yes-no", reply: "words" },
  "answering-messages": { time: "duration" },
  "fans-who-want-more": { love: "words", meet: "yes-no", gifts: "yes-no" },
  "calls-and-live": { minute: "amount" },
  "custom-delivery": { days: "duration" },
  "messages-that-sell": { unlocked: "share", price: "amount", often: "frequency", length: "amount" },
  "first-price": { price: "amount", expensive: "yes-no" },
  "free-or-paid": { which: "choice", both: "yes-no" },
  "why-subscribers-leave": { rate: "share" },
  "first-days-of-a-subscriber": { welcome: "words", silence: "words" },
  "winning-back": { message: "words" },
  commission: { share: "share" },
  "chatter-pay": { share: "share", wage: "amount", way: "choice" },
  "writing-in-her-name": { ai: "yes-no", people: "yes-no", disclose: "yes-no" },
  "reduced-reach": { lasts: "duration", check: "yes-no", alone: "yes-no" },
  "account-banned": { again: "yes-no", back: "yes-no", lasts: "duration" },
  "how-often-instagram": { feed: "frequency" },
  "how-often-elsewhere": { x: "frequency", stories: "frequency", page: "frequency" },
  "posting-on-x": { often: "frequency" },
  "promoting-on-reddit": { worth: "yes-no", brings: "amount" },
  "starting-out": { posts: "amount", earn: "amount" },
  "path-to-the-page": { conversion: "share" },
  "shooting-with-others": { consent: "yes-no" },
  "leaked-what-now": { lasts: "duration" },
  "what-it-leaves-out": { write: "yes-no", post: "yes-no", phone: "yes-no" },
  "workspace-members": { money: "yes-no", others: "yes-no", login: "yes-no" },
  "connect-account": { onlyfans: "yes-no", others: "yes-no", herself: "yes-no" },
  "export-report": { logo: "yes-no", colours: "yes-no" },
  "share-report": { earnings: "yes-no" },
  alerts: { earnings: "yes-no", fan: "yes-no" },
  "remove-model": { others: "yes-no" },
} as const satisfies Record<string, Readonly<Record<string, AskedKind>>>;

/** Texts of all passages in one language. */
export type PassageTexts = {
  [Id in keyof typeof passageKinds]: { [Passage in keyof (typeof passageKinds)[Id]]: string };
};

const texts: Record<Language, Record<string, Record<string, string>>> = { de, en, es, fr };
const kinds: Record<string, Readonly<Record<string, AskedKind>>> = passageKinds;

/** The passages of an article with what each answers; none of one that has none. */
export const passagesOf = (article: string): readonly { id: string; kind: AskedKind }[] =>
  Object.entries(kinds[article] ?? {}).map(([id, kind]) => ({ id, kind }));

/** A passage in a language; undefined where there is none. */
export const passageText = (article: string, passage: string, language: Language): string | undefined =>
  texts[language][article]?.[passage];
