import { type ExchangeRates, hiddenAmountsCookie, type Language, type Preferences, themes } from "@fanradar/contract";
import { type Format, isLanguage, localeOf, preferredLanguage } from "@fanradar/words";
import { type Tables, tables } from "@fanradar/words/tables";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { cookieAttributes } from "./session-cookie.ts";

/** For whom an answer is written. */
export type Reader = Pick<Preferences, "language" | "currency"> & {
  /** Of who is signed in. */
  theme?: Preferences["theme"];
  /** IANA name. */
  timeZone: string;
  /** Exchange rates of this instance. */
  rates?: ExchangeRates | undefined;
};

const maxAgeSeconds = 365 * 86_400;

/** Stores on the device the language of pages and responses. */
export function rememberLanguage(config: Config, reply: FastifyReply, language: Language): void {
  reply.setCookie("language", language, { ...cookieAttributes(config), maxAge: maxAgeSeconds });
}

/** Stores on the device language and theme of the next page, before sign-in. */
export function rememberPreferences(config: Config, reply: FastifyReply, { language, theme }: Preferences): void {
  rememberLanguage(config, reply, language);
  reply.setCookie("theme", theme, { ...cookieAttributes(config), maxAge: maxAgeSeconds });
}

/** The theme stored on this device; `system` without one. */
export function themeOf({ cookies }: FastifyRequest): Preferences["theme"] {
  return themes.find((theme) => theme === cookies.theme) ?? "system";
}

/** Whether this device hides amounts of money. */
export function hidesAmounts({ cookies }: FastifyRequest): boolean {
  return Boolean(cookies[hiddenAmountsCookie]);
}

/**
 * Gives each request its reader: by the visitor's own choice, else by the browser's languages. `mount` sets people's own.
 * Computed on first use, so that early refusals have one too.
 */
export function decorateLocale(app: FastifyInstance, { exchangeRates: rates }: Pick<Config, "exchangeRates">): void {
  const readers = new WeakMap<FastifyRequest, Reader>();
  app.decorateRequest("reader", {
    getter() {
      const reader = readers.get(this) ?? visitorOf(this, rates);
      readers.set(this, reader);
      return reader;
    },
    setter(reader: Reader) {
      readers.set(this, reader);
    },
  });
}

/** Of a request that the framework refused before it was one of ours, as of every other. */
export function readerOf(request: FastifyRequest): Reader {
  return "reader" in request ? request.reader : visitorOf(request, undefined);
}

function visitorOf({ cookies, headers }: FastifyRequest, rates: Reader["rates"]): Reader {
  // Not read yet where a request is refused at once.
  const { language } = cookies ?? {};
  return {
    language: isLanguage(language) ? language : preferredLanguage(headers["accept-language"]),
    timeZone: "UTC",
    currency: "USD",
    rates,
  };
}

/** The server's messages in the reader's language. */
export const messagesFor = ({ language }: Pick<Reader, "language">): Tables => tables[language];

/** Formats of numbers and dates, and the server's messages, by the reader's settings. */
export type ReaderFormat = Format & { words: Tables };

export function formatOf({ language, timeZone, currency, rates }: Reader): ReaderFormat {
  const exchange = rates && { ...rates, currency };
  return { locale: localeOf[language], timeZone, words: tables[language], ...(exchange && { exchange }) };
}

declare module "fastify" {
  interface FastifyRequest {
    reader: Reader;
  }
}
