import type { HelpText, Language } from "@fanradar/contract";
import { safetyWords as de } from "../de/safety.ts";
import { safetyWords as en } from "../en/safety.ts";
import { safetyWords as es } from "../es/safety.ts";
import { safetyWords as fr } from "../fr/safety.ts";
import type { Like } from "../like.ts";
import { classifySafety, type Safety } from "./classify-safety.ts";
import { type Contact, contactsFor } from "./contacts.ts";

/** Every language at once: the answer is in that of the question. */
const texts: Record<Language, Like<typeof en>> = { en, de, es, fr };

/** What was found, and help for it. */
export type Help = Safety & HelpText;

/**
 * The fixed answer to a text that shows danger or a request that harms others: what to do, then whom to contact, by country.
 * Null where nothing of it is found.
 *
 * @param options.today decides which years of birth make somebody a minor
 */
export function findHelp(text: string, { today }: { today: Date }): Help | null {
  const found = classifySafety(text, { today });
  if (!found) return null;
  const words = texts[found.language];
  const countries = new Intl.DisplayNames([found.language], { type: "region" });
  const contactLine = ({ country, name, reach }: Contact) =>
    words.contact
      .replace("{country}", () => (country && countries.of(country)) ?? words.everywhere)
      .replace("{name}", () => name)
      .replace("{reach}", () => reach);
  return {
    ...found,
    paragraphs: [...words[found.kind]],
    contacts: contactsFor(found.kind, found.language).map(contactLine),
  };
}
