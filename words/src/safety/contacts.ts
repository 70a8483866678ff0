import type { Language } from "@fanradar/contract";
import type { Danger, Distress } from "./dangers.ts";

/** A help service. `country` is an ISO 3166 code; undefined for worldwide. `reach` is a phone number or an address. */
export interface Contact {
  country?: string;
  name: string;
  reach: string;
}

type Topic = "crisis" | "children" | "coercion" | "images" | "stalking" | "violence" | "anywhere";

/** Only services that are public and long-standing. */
const contacts: Record<Topic, readonly Contact[]> = {
  crisis: [
    { country: "US", name: "988 Suicide & Crisis Lifeline", reach: "988" },
    { country: "CA", name: "9-8-8 Suicide Crisis Helpline", reach: "988" },
    { country: "GB", name: "Samaritans", reach: "116 123" },
    { country: "IE", name: "Samaritans", reach: "116 123" },
    { country: "AU", name: "Lifeline", reach: "13 11 14" },
    { country: "NZ", name: "1737", reach: "1737" },
    { country: "DE", name: "TelefonSeelsorge", reach: "0800 111 0 111" },
    { country: "AT", name: "Telefonseelsorge", reach: "142" },
    { country: "CH", name: "Die Dargebotene Hand, La Main Tendue", reach: "143" },
    { country: "ES", name: "Línea 024", reach: "024" },
    { country: "MX", name: "Línea de la Vida", reach: "800 911 2000" },
    { country: "FR", name: "3114", reach: "3114" },
    { country: "BE", name: "Zelfmoordlijn, Centre de Prévention du Suicide", reach: "1813, 0800 32 123" },
    { name: "Find A Helpline", reach: "findahelpline.com" },
    { name: "Befrienders Worldwide", reach: "befrienders.org" },
  ],
  children: [
    { country: "US", name: "NCMEC CyberTipline", reach: "1-800-843-5678, report.cybertip.org" },
    { country: "CA", name: "Kids Help Phone", reach: "1-800-668-6868" },
    { country: "GB", name: "Childline", reach: "0800 1111" },
    { country: "IE", name: "Childline", reach: "1800 66 66 66" },
    { country: "AU", name: "Kids Helpline", reach: "1800 55 1800" },
    { country: "DE", name: "Nummer gegen Kummer", reach: "116 111" },
    { country: "AT", name: "Rat auf Draht", reach: "147" },
    { country: "CH", name: "Pro Juventute", reach: "147" },
    { country: "ES", name: "Fundación ANAR", reach: "900 20 20 10" },
    { country: "FR", name: "Allô Enfance en Danger", reach: "119" },
    { country: "BE", name: "Child Focus", reach: "116 000" },
    { name: "Child Helpline International", reach: "childhelplineinternational.org" },
    { name: "Take It Down", reach: "takeitdown.ncmec.org" },
  ],
  coercion: [
    { country: "US", name: "National Human Trafficking Hotline", reach: "1-888-373-7888" },
    { country: "CA", name: "Canadian Human Trafficking Hotline", reach: "1-833-900-1010" },
    { country: "GB", name: "Modern Slavery & Exploitation Helpline", reach: "08000 121 700" },
    { country: "AU", name: "1800RESPECT", reach: "1800 737 732" },
    { country: "DE", name: "Hilfetelefon Gewalt gegen Frauen", reach: "116 016" },
    { country: "AT", name: "Frauenhelpline gegen Gewalt", reach: "0800 222 555" },
    { country: "CH", name: "Opferhilfe Schweiz, Aide aux victimes", reach: "opferhilfe-schweiz.ch" },
    { country: "ES", name: "Trata de personas, Policía Nacional; 016", reach: "900 10 50 90, 016" },
    { country: "MX", name: "Línea Nacional contra la Trata de Personas", reach: "800 5533 000" },
    { country: "FR", name: "Violences Femmes Info; France Victimes", reach: "3919, 116 006" },
    { name: "Find A Helpline", reach: "findahelpline.com" },
  ],
  images: [
    { name: "StopNCII", reach: "stopncii.org" },
    { name: "Take It Down", reach: "takeitdown.ncmec.org" },
    { country: "US", name: "Cyber Civil Rights Initiative", reach: "1-844-878-2274" },
    { country: "CA", name: "NeedHelpNow", reach: "needhelpnow.ca" },
    { country: "GB", name: "Revenge Porn Helpline", reach: "0345 6000 459" },
    { country: "AU", name: "eSafety Commissioner", reach: "esafety.gov.au" },
    { country: "DE", name: "HateAid; WEISSER RING", reach: "hateaid.org, 116 006" },
    { country: "AT", name: "Opfer-Notruf", reach: "0800 112 112" },
    { country: "CH", name: "Opferhilfe Schweiz, Aide aux victimes", reach: "opferhilfe-schweiz.ch" },
    { country: "ES", name: "INCIBE", reach: "017" },
    { country: "MX", name: "Guardia Nacional", reach: "088" },
    { country: "FR", name: "3018", reach: "3018" },
    { name: "Find A Helpline", reach: "findahelpline.com" },
  ],
  stalking: [
    { country: "US", name: "VictimConnect", reach: "1-855-484-2846" },
    { country: "GB", name: "National Stalking Helpline", reach: "0808 802 0300" },
    { country: "AU", name: "1800RESPECT", reach: "1800 737 732" },
    { country: "DE", name: "WEISSER RING", reach: "116 006" },
    { country: "AT", name: "Opfer-Notruf", reach: "0800 112 112" },
    { country: "CH", name: "Opferhilfe Schweiz, Aide aux victimes", reach: "opferhilfe-schweiz.ch" },
    { country: "ES", name: "016", reach: "016" },
    { country: "FR", name: "France Victimes", reach: "116 006" },
    { name: "Find A Helpline", reach: "findahelpline.com" },
  ],
  /** For people who fear what they might do to others. */
  violence: [
    { country: "US", name: "National Domestic Violence Hotline", reach: "1-800-799-7233" },
    { country: "GB", name: "Respect Phoneline", reach: "0808 802 4040" },
    { country: "IE", name: "MOVE Ireland", reach: "moveireland.ie" },
    { country: "AU", name: "Men's Referral Service", reach: "1300 766 491" },
    { country: "DE", name: "BAG Täterarbeit Häusliche Gewalt", reach: "bag-taeterarbeit.de" },
    { country: "AT", name: "Männerinfo", reach: "0800 400 777" },
    { country: "BE", name: "1712", reach: "1712" },
    { country: "FR", name: "Ne frappez pas (FNACAV)", reach: "08 019 019 11" },
    { name: "Find A Helpline", reach: "findahelpline.com" },
  ],
  anywhere: [{ name: "Find A Helpline", reach: "findahelpline.com" }],
};

const topicOf: Record<Danger | Distress, Topic> = {
  "self-harm": "crisis",
  distress: "crisis",
  "harm-to-others": "violence",
  coercion: "coercion",
  blackmail: "images",
  minor: "children",
  "minor-fan": "children",
  stalking: "stalking",
  tracking: "anywhere",
  evasion: "anywhere",
};

const countriesBySpeech: Record<Language, readonly string[]> = {
  en: ["US", "CA", "GB", "IE", "AU", "NZ"],
  de: ["DE", "AT", "CH"],
  es: ["ES", "MX"],
  fr: ["FR", "BE", "CH", "CA"],
};

/**
 * Help services that fit: of the person's country, which the time zone shows, else of the countries with the language; then those that
 * are everywhere. A country without the language is followed by those with it.
 *
 * @param timeZone IANA name; 'UTC' shows no country
 */
export function contactsFor(danger: Danger | Distress, language: Language, timeZone: string): readonly Contact[] {
  const all = contacts[topicOf[danger]];
  const own = all.find(({ country }) => country !== undefined && zonesOf(country).includes(timeZone))?.country;
  const withLanguage = countriesBySpeech[language];
  const countries = own === undefined ? withLanguage : withLanguage.includes(own) ? [own] : [own, ...withLanguage];
  return [...countries, undefined].flatMap((country) => all.filter((contact) => contact.country === country));
}

const zonesOf = (country: string): readonly string[] =>
  new Intl.Locale("und", { region: country }).getTimeZones?.() ?? [];

declare global {
  namespace Intl {
    interface Locale {
      /** IANA names of the time zones of a locale's region. */
      getTimeZones?(): string[] | undefined;
    }
  }
}
