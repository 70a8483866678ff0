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
const of = <Name extends keyof English["loaders"]>(name: Name): MessageBundle<Words<Name>> =>
  messageBundle(async (language) => (await cores[language]()).loaders[name]());

/**
 * The messages of all pages: one bundle for every page, the others loaded by the pages that need them, each in every language.
 */
export const bundles = {
  core: messageBundle<Like<Omit<English, "loaders">>>((language) => cores[language]()),
  accounts: of("accounts"),
  submit: of("submit"),
  addMany: of("addMany"),
  analyze: of("analyze"),
  analytics: of("analytics"),
  assistant: of("assistant"),
  changelog: of("changelog"),
  charts: of("charts"),
  claims: of("claims"),
  cockpit: of("cockpit"),
  compare: of("compare"),
  connect: of("connect"),
  consents: of("consents"),
  consentInvites: of("consentInvites"),
  creators: of("creators"),
  earnings: of("earnings"),
  evidence: of("evidence"),
  firstRun: of("firstRun"),
  formulas: of("formulas"),
  help: of("help"),
  history: of("history"),
  imports: of("imports"),
  instance: of("instance"),
  legal: of("legal"),
  mailbox: of("mailbox"),
  methods: of("methods"),
  modelDashboard: of("modelDashboard"),
  modelSignup: of("modelSignup"),
  moderation: of("moderation"),
  notifications: of("notifications"),
  offline: of("offline"),
  palette: of("palette"),
  pricing: of("pricing"),
  profiles: of("profiles"),
  refusals: of("refusals"),
  reports: of("reports"),
  screenshots: of("screenshots"),
  search: of("search"),
  security: of("security"),
  settings: of("settings"),
  sharing: of("sharing"),
  statements: of("statements"),
  todos: of("todos"),
  users: of("users"),
  visibility: of("visibility"),
  workspaces: of("workspaces"),
};

/** The messages of a bundle. */
export type WordsOf<One> = One extends MessageBundle<infer Words> ? Words : never;
export type CoreWords = WordsOf<typeof bundles.core>;
