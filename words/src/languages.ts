import type { Language } from "@fanradar/contract";

/** The name of each language in itself, the same in every language. */
export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
};

/** The locale for numbers and dates of a language. */
export const localeOf: Record<Language, string> = { en: "en-US", es: "es-ES", fr: "fr-FR", de: "de-DE" };

export function isLanguage(text: unknown): text is Language {
  return typeof text === "string" && Object.hasOwn(languageNames, text);
}

/**
 * The language of an `Accept-Language` header ('fr-CH, fr;q=0.9, en;q=0.8'): the first by weight that is supported, else
 * English. A weight of 0 says 'not this one'. Source: RFC 9110, section 12.5.4.
 */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const ranges = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [range = "", ...options] = part.trim().toLowerCase().split(";");
      const weight = options.map((option) => /^\s*q=([\d.]{1,5})\s*$/.exec(option)?.[1]).find(Boolean);
      return { language: range.trim().split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return ranges.map(({ language }) => language).find(isLanguage) ?? "en";
}
