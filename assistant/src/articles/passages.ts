import type { Language, PagePath } from "@fanradar/contract";
import type { Like } from "@fanradar/words/like";
import type { AskedKind } from "../route/asked-kind.ts";
import { drafts as deDrafts } from "./de/drafts.ts";
import * as deLabels from "./de/labels.ts";
import { passages as de } from "./de/passages.ts";
import { drafts as enDrafts } from "./en/drafts.ts";
import * as enLabels from "./en/labels.ts";
import { passages as en } from "./en/passages.ts";
import { drafts as esDrafts } from "./es/drafts.ts";
import * as esLabels from "./es/labels.ts";
import { passages as es } from "./es/passages.ts";
import { drafts as frDrafts } from "./fr/drafts.ts";
import * as frLabels from "./fr/labels.ts";
import { passages as fr } from "./fr/passages.ts";
import { places } from "./places.ts";

/** The words of the pages that help names, in one language. */
export type Labels = Like<typeof enLabels>;

/**
 * What articles answer at once, by article and passage, with the kind of thing that is asked for. How people ask for each is in
 * `questions/passages/{language}.jsonl`; what they say is in `{language}/*passages.ts`, words to say in `{language}/drafts.ts`, places in the
 * product in `places.ts`.
 */
export const passageKinds = {
  "price-a-custom": { price: "amount", quote: "words", length: "duration" },
  "custom-menu": { offer: "words" },
  "personal-wishes": { surcharge: "amount", name: "yes-no", costume: "yes-no" },
  "limits-in-customs": { beyond: "words", insists: "words", free: "words", insults: "words", uneasy: "yes-no" },
  "trials-and-sales": {
    bundle: "yes-no",
    discount: "words",
    often: "frequency",
    trial: "yes-no",
    reduction: "share",
    left: "what-to-do",
  },
  "money-back": { contest: "yes-no", lost: "yes-no", prevent: "yes-no", block: "yes-no", reply: "words" },
  "paying-elsewhere": { elsewhere: "words", accept: "yes-no", move: "yes-no" },
  "answering-messages": { time: "duration", chatty: "what-to-do", all: "yes-no" },
  "fans-who-want-more": { love: "words", decline: "words", number: "words", meet: "yes-no", gifts: "yes-no" },
  "calls-and-live": { minute: "amount", phone: "yes-no" },
  "custom-delivery": { days: "duration", late: "words" },
  "messages-that-sell": {
    ...{ unlocked: "share", price: "amount", often: "frequency", length: "amount", announce: "words" },
    ...{ reuse: "yes-no", pieces: "amount" },
  },
  "first-price": { price: "amount", expensive: "yes-no" },
  "free-or-paid": { which: "choice", both: "yes-no" },
  "why-subscribers-leave": { first: "what-to-do", rate: "share", renew: "words" },
  "first-days-of-a-subscriber": { welcome: "words", silence: "words" },
  "winning-back": { message: "words", quiet: "words" },
  "failed-payments": { expiring: "words", failed: "words" },
  "price-and-leaving": { lose: "yes-no", new: "yes-no", often: "frequency", raise: "words", log: "how" },
  "rhythm-that-keeps": { pause: "words" },
  "loyal-fans": { thanks: "words", discount: "yes-no" },
  commission: { share: "share" },
  "chatter-pay": { nights: "what-to-do", share: "share", wage: "amount", way: "choice" },
  "writing-in-her-name": { ai: "yes-no", people: "yes-no", disclose: "yes-no", really: "words" },
  "privacy-of-a-creator": {
    charge: "amount",
    face: "words",
    name: "words",
    recognised: "what-to-do",
    block: "yes-no",
    needed: "yes-no",
    job: "what-to-do",
    partner: "what-to-do",
  },
  "reduced-reach": { lasts: "duration", check: "yes-no", alone: "yes-no" },
  "account-banned": { again: "yes-no", back: "yes-no", lasts: "duration", appeal: "words" },
  "how-often-instagram": { feed: "frequency" },
  "how-often-elsewhere": { x: "frequency", tiktok: "frequency", stories: "frequency", page: "frequency" },
  "posting-on-x": { often: "frequency" },
  "promoting-on-reddit": { worth: "yes-no", brings: "amount", removed: "what-to-do" },
  shoutouts: { ask: "words" },
  "starting-out": { posts: "amount", earn: "amount", week: "what-to-do", hours: "amount" },
  "path-to-the-page": { conversion: "share" },
  "shooting-with-others": { consent: "yes-no", split: "share", papers: "what-to-do" },
  "leaked-what-now": { name: "yes-no", lasts: "duration", notice: "words" },
  comparing: { models: "how", save: "how" },
  "what-it-leaves-out": { write: "yes-no", post: "yes-no", phone: "yes-no", api: "yes-no", merge: "yes-no" },
  "workspace-members": {
    hide: "how",
    ...{ money: "yes-no", others: "yes-no", login: "yes-no", viewer: "yes-no" },
    ...{ invite: "how", only: "how", role: "how", remove: "how", owner: "how", leave: "how" },
  },
  workspaces: { create: "how", switch: "how", rename: "how", move: "how", delete: "how" },
  "connect-account": { onlyfans: "yes-no", others: "yes-no", herself: "yes-no", end: "how" },
  "add-figures": { typed: "how", screenshot: "how", remove: "how" },
  "export-report": { logo: "yes-no", colours: "yes-no", pdf: "how" },
  "export-figures": { earnings: "how", payments: "how", models: "how" },
  "share-report": { earnings: "yes-no", views: "yes-no", password: "how", revoke: "how" },
  "report-versions": { open: "how", changes: "how", team: "yes-no" },
  undo: { report: "yes-no", model: "yes-no", source: "yes-no" },
  "refresh-report": { monthly: "yes-no", schedule: "how", now: "how" },
  "revenue-split": { set: "how", confirm: "how" },
  chatters: { sold: "how", shifts: "how" },
  todos: { give: "how", charge: "how" },
  goals: { set: "how" },
  "team-notes": { write: "how" },
  "language-and-currency": { language: "how", currency: "how", theme: "how", zone: "how" },
  "change-account": { email: "how", name: "how", picture: "how", password: "how" },
  devices: { sessions: "how", passkey: "how" },
  alerts: { earnings: "yes-no", fan: "yes-no", push: "how", weekly: "how", off: "how" },
  "add-models": { one: "how", many: "how" },
  "change-model": { name: "how", links: "how", tags: "how" },
  "who-sees-figures": { amounts: "how" },
  "conversation-privacy": { others: "yes-no", delete: "how" },
  "remove-model": { others: "yes-no" },
  "rules-of-links": { direct: "yes-no", bio: "words" },
  "finding-chatters": {
    train: "what-to-do",
    slow: "what-to-do",
    number: "amount",
    both: "yes-no",
    good: "what-to-do",
    quits: "what-to-do",
  },
  "which-platform": { which: "choice" },
  "delete-account": { back: "yes-no" },
  "import-statement": { unreadable: "what-to-do" },
  "leaving-one-platform-behind": { second: "yes-no" },
  "contract-with-a-model": { term: "yes-no", out: "what-to-do", password: "yes-no", partner: "yes-no" },
  "broken-agreement": { unpaid: "what-to-do" },
  "taking-a-break": { stock: "amount" },
  "changing-direction": { delete: "yes-no" },
  "what-to-post": { ideas: "what-to-do" },
} as const satisfies Record<string, Readonly<Record<string, AskedKind>>>;
type Kinds = typeof passageKinds;
type Frames<Id extends keyof Kinds> = Kinds[Id];

/** The passages of an article that are of one of these kinds. */
type NamesOf<Id extends keyof Kinds, Kind> = {
  [Passage in keyof Frames<Id>]: Frames<Id>[Passage] extends Kind ? Passage : never;
}[keyof Frames<Id>];

/** A value for each passage of one of these kinds, by article; articles without any are left out. */
type ByPassage<Kind, Value> = {
  [Id in keyof Kinds as [NamesOf<Id, Kind>] extends [never] ? never : Id]: { [Name in NamesOf<Id, Kind>]: Value };
};

/** What is said at once, in one language. */
export type PassageTexts = ByPassage<Exclude<AskedKind, "words" | "how">, string>;

/** Messages to send as they are, where brackets are to be filled in; and what to mind. */
export interface Wording {
  drafts: readonly [string, ...string[]];
  note: string;
}
/** Words to say, in one language. */
export type DraftTexts = ByPassage<"words", Wording>;

/** Where something is done in the product. */
export interface Place {
  path: PagePath;
  tab?: string;
  /** The labels to press or to look for, in order, as the page shows them. */
  labels: (words: Labels) => readonly string[];
}
/** Where to do what people ask how to do. */
export type Places = ByPassage<"how", Place>;

const texts: Record<Language, Record<string, Record<string, string>>> = { de, en, es, fr };
const wordings: Record<Language, Record<string, Record<string, Wording>>> = {
  ...{ de: deDrafts, en: enDrafts, es: esDrafts, fr: frDrafts },
};
const kinds: Record<string, Readonly<Record<string, AskedKind>>> = passageKinds;
const labels: Record<Language, Labels> = { de: deLabels, en: enLabels, es: esLabels, fr: frLabels };
const placesBy: Record<string, Record<string, Place>> = places;

/** A passage of an article, and what it answers. */
export interface PassageFrame {
  id: string;
  kind: AskedKind;
}

/** The passages of an article with what each answers; none of one that has none. */
export const passagesOf = (article: string): readonly PassageFrame[] =>
  Object.entries(kinds[article] ?? {}).map(([id, kind]) => ({ id, kind }));

/** All passages, with their articles. */
export const allPassages: readonly (PassageFrame & { article: string })[] = Object.keys(kinds).flatMap((article) =>
  passagesOf(article).map((one) => ({ article, ...one })),
);

/** What a passage says in a language; undefined where it only has words to say, or a place. */
export const passageText = (article: string, passage: string, language: Language): string | undefined =>
  texts[language][article]?.[passage];

/** The words to say of a passage; undefined where it has none. */
export const wordingOf = (article: string, passage: string, language: Language): Wording | undefined =>
  wordings[language][article]?.[passage];

/** The place of a passage in the product, and its labels in a language; undefined where it has none. */
export function placeOf(article: string, passage: string, language: Language) {
  const place = placesBy[article]?.[passage];
  return place && { ...place, labels: place.labels(labels[language]) };
}
