import type { Language } from "@fanradar/contract";
import type { Like } from "./like.ts";
import { type MessageBundle, messageBundle } from "./message-bundle.ts";

type English = typeof import("./en/core.ts");
type Words<Name extends keyof English["loaders"]> = Like<Awaited<ReturnType<English["loaders"][Name]>>>;

/** What every page needs in one language, and how the rest of it is loaded. One that differs in shape does not compile. */
type Core = Like<Omit<English, "loaders">> & {
  loaders: { [Name in keyof English["loaders"]]: () => Promise<Words<Name>> };
};

const cores: Readonly<Record<Language, () => Promise<Core>>> = {
  en: () => import("./en/core.ts"),
  es: () => import("./es/core.ts"),
  fr: () => import("./fr/core.ts"),
  de: () => import("./de/core.ts"),
};

/** A bundle that is loaded by the pages that need it. Its address is part of its language's core, which every page has loaded. */
const lazyBundle = <Name extends keyof English["loaders"]>(name: Name): MessageBundle<Words<Name>> =>
  messageBundle(async (language) => (await cores[language]()).loaders[name]());

/**
 * The messages of all pages: one bundle for every page, the others loaded by the pages that need them, each in every language.
 */
export const bundles = {
  core: messageBundle<Like<Omit<English, "loaders">>>((language) => cores[language]()),
  accounts: lazyBundle("accounts"),
  submit: lazyBundle("submit"),
  addMany: lazyBundle("addMany"),
  analyze: lazyBundle("analyze"),
  analytics: lazyBundle("analytics"),
  assistant: lazyBundle("assistant"),
  changelog: lazyBundle("changelog"),
  charts: lazyBundle("charts"),
  claims: lazyBundle("claims"),
  cockpit: lazyBundle("cockpit"),
  compare: lazyBundle("compare"),
  connect: lazyBundle("connect"),
  consents: lazyBundle("consents"),
  consentInvites: lazyBundle("consentInvites"),
  creators: lazyBundle("creators"),
  earnings: lazyBundle("earnings"),
  evidence: lazyBundle("evidence"),
  firstRun: lazyBundle("firstRun"),
  formulas: lazyBundle("formulas"),
  help: lazyBundle("help"),
  history: lazyBundle("history"),
  imports: lazyBundle("imports"),
  instance: lazyBundle("instance"),
  legal: lazyBundle("legal"),
  mailbox: lazyBundle("mailbox"),
  methods: lazyBundle("methods"),
  modelDashboard: lazyBundle("modelDashboard"),
  modelSignup: lazyBundle("modelSignup"),
  moderation: lazyBundle("moderation"),
  notifications: lazyBundle("notifications"),
  offline: lazyBundle("offline"),
  palette: lazyBundle("palette"),
  pricing: lazyBundle("pricing"),
  profiles: lazyBundle("profiles"),
  refusals: lazyBundle("refusals"),
  reports: lazyBundle("reports"),
  screenshots: lazyBundle("screenshots"),
  search: lazyBundle("search"),
  security: lazyBundle("security"),
  settings: lazyBundle("settings"),
  sharing: lazyBundle("sharing"),
  statements: lazyBundle("statements"),
  todos: lazyBundle("todos"),
  users: lazyBundle("users"),
  visibility: lazyBundle("visibility"),
  workspaces: lazyBundle("workspaces"),
};

/** The messages of a bundle. */
export type WordsOf<One> = One extends MessageBundle<infer Words> ? Words : never;
export type CoreWords = WordsOf<typeof bundles.core>;
