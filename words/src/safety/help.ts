import type { HelpText, Language } from "@fanradar/contract";
import { safetyWords as de } from "../de/safety.ts";
import { safetyWords as en } from "../en/safety.ts";
import { safetyWords as es } from "../es/safety.ts";
import { safetyWords as fr } from "../fr/safety.ts";
import type { Like } from "../like.ts";
import { classifySafety, type Safety } from "./classify-safety.ts";
import { type Contact, contactsFor } from "./contacts.ts";
import { distress } from "./dangers.ts";

/** All languages: the answer is in the language of the question, not of the page. */
const texts: Record<Language, Like<typeof en>> = { en, de, es, fr };

/** A detected danger, or distress, with its help text. */
export type Help = Safety & HelpText;

/**
 * The fixed answer to a text that indicates danger or requests something that harms others: what to do, and contacts by country; for
 * distress, one line of whom to talk to. Null if nothing is detected.
 *
 * @param options.today the date that ages are computed for from years of birth
 * @param options.timeZone IANA name of the person's, where known: contacts of that country
 */
export function findHelp(text: string, { today, timeZone = "UTC" }: { today: Date; timeZone?: string }): Help | null {
  const found = classifySafety(text, { today });
  if (!found) return null;
  const words = texts[found.language];
  const countries = new Intl.DisplayNames([found.language], { type: "region" });
  const placeOf = ({ country }: Contact) => (country && countries.of(country)) ?? words.everywhere;
  const contactLine = (contact: Contact) =>
    words.contact
      .replace("{country}", () => placeOf(contact))
      .replace("{name}", () => contact.name)
      .replace("{reach}", () => contact.reach);
  const fitting = contactsFor(found.kind, found.language, timeZone);
  const isFirst = (contact: Contact, at: number) =>
    fitting.findIndex(({ country }) => country === contact.country) === at;
  const oneLine = () => fitting.filter(isFirst).map((one) => `${placeOf(one)}: ${one.reach}`);
  const lines = found.kind === distress ? [oneLine().join(" · ")] : fitting.map(contactLine);
  return { ...found, paragraphs: [...words[found.kind]], contacts: lines };
}
