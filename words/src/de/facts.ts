import type { EvidenceKind, FactKind, MetricName, ReasonCode, SampleUnit, Trust } from "@fanradar/engine";
import { platformWords } from "../platform-names.ts";

export { metricWords } from "./metric-labels.ts";

/** Why a figure is absent. `needs` and `has` follow where they are known. */
export const reasonWords: Record<ReasonCode, string> = {
  "too-few-posts": "nicht genug Daten: braucht {needs} oder mehr Beiträge, hat {has}",
  "post-too-new": "die Zahlen stiegen noch: keinen Tag alt",
  "post-of-others": "weitergeleiteter fremder Beitrag",
  "too-few-days": "nicht genug Daten: braucht {needs} Tageswerte, hat {has}",
  "too-few-rounded": "nicht genug Daten: gerundete Zahl, braucht {needs} Tageswerte, hat {has}",
  "too-few-captions": "nicht genug Daten: braucht {needs} Texte, hat {has}",
  "too-few-peers": "nicht genug Daten: braucht {needs} vergleichbare Creators, hat {has}",
  "too-few-videos": "nicht genug Daten: braucht {needs} Videos, hat {has}",
  "too-few-places": "nicht genug Daten: braucht {needs} Plätze unter Creators, hat {has}",
  "no-earnings": "der Monat der Abrechnung hat keine Einnahmen",
  "no-pool": "FanRadar weiß nicht, was andere Creators verdienen",
  "too-few-months": "nicht genug Daten: braucht {needs} oder mehr Monate, hat {has}",
  "too-few-ratings": "nicht genug Daten: braucht {needs} oder mehr Bewertungen, hat {has}",
  "likes-hidden": "nicht genug Daten: braucht {needs} Beiträge mit sichtbaren Likes, hat {has}",
  "no-interactions": "Vergleichsbeiträge ohne Likes oder Kommentare",
  "no-follower-count": "nicht genug Daten: braucht eine Followerzahl, hat keine",
  "not-linked": "nicht genug Daten: braucht eine verlinkte Plattform, hat keine",
  "too-few-links": "nicht genug Daten: braucht {needs} verlinkte Plattformen, hat {has}",
  "needs-typing": "nicht genug Daten: braucht weitere, von Hand ergänzte Zahlen",
  "needs-connection": "nicht genug Daten: braucht ein verbundenes Konto",
  "needs-statement": "nicht genug Daten: braucht eine Abrechnung",
  "needs-earnings": "nicht genug Daten: braucht eine Abrechnung oder von Hand ergänzte Zahlen",
  "no-subscribers": "nicht genug Daten: braucht eine Abrechnung mit Abos",
  "too-few-statement-days": "nicht genug Daten: braucht Abrechnungen über {needs} Tage, hat {has}",
  "not-public": "nicht öffentlich",
  "hidden-by-role": "für deine Rolle nicht sichtbar",
  "not-found": "nicht gefunden oder kein professionelles Konto",
  "private-account": "das Konto ist privat",
  suspended: "das Konto ist gesperrt",
  "platform-empty": "die Plattform hat keine Zahlen zu diesem Konto",
  "platform-unreachable": "die Plattform hat nicht geantwortet",
  "platform-unreadable": "die Plattform hat unerwartet geantwortet",
  "platform-refused": "die Plattform hat den Zugang verweigert",
  "rate-limited": "das Anfragelimit der Plattform ist erreicht",
  "no-key": "FanRadar hat hier keinen Zugang zu dieser Plattform",
  "budget-used": "das Budget der Plattform ist heute aufgebraucht",
  "no-benchmark": "kein Vergleichswert für diese Größe und Plattform veröffentlicht",
  "no-reliable-difference": "kein verlässlicher Unterschied zwischen Tageszeiten",
  "no-common-theme": "kein Thema kommt in mehreren Beiträgen vor",
  "no-common-language": "die Texte mischen Sprachen",
  "no-other-posts": "alle Beiträge haben das Thema",
  "no-gross": "die Abrechnung zeigt nur, was ausgezahlt wurde",
  "too-few-payers": "nicht genug Daten: braucht {needs} oder mehr Zahlende, hat {has}",
  "too-few-weeks": "nicht genug Daten: braucht {needs} ganze Wochen, hat {has}",
  "no-best-weekday": "kein Wochentag ist verlässlich besser als die anderen",
  "needs-price": "kein aktueller Abopreis",
  "too-few-sales": "nicht genug Daten: braucht {needs} Verkäufe, hat {has}",
  "needs-dollars": "der Score zählt US-Dollar, diese Einnahmen haben eine andere Währung",
};

/** When a platform was asked in vain, and before when it is not asked again. */
export const tryWords = { tried: "versucht {when}", next: "nächster Versuch nach {when}" };

/** What a figure counts, where a sentence names it after the number. */
export const nounWords: Partial<Record<MetricName, { one: string; other: string }>> = {
  followers: { one: "Follower", other: "Follower" },
  gain: { one: "Follower", other: "Follower" },
  "gain.yearBefore": { one: "Follower", other: "Follower" },
  viralGain: { one: "Follower", other: "Follower" },
  unexplainedGain: { one: "Follower", other: "Follower" },
  jump: { one: "Follower", other: "Follower" },
  unexplainedJumps: { one: "ungewöhnlichen Anstieg", other: "ungewöhnliche Anstiege" },
  subscribers: { one: "Abonnent", other: "Abonnenten" },
  "follows.total": { one: "Follower", other: "Follower" },
  "follows.gain": { one: "Follower", other: "Follower" },
  postFrequency: { one: "Beitrag pro Woche", other: "Beiträge pro Woche" },
  "comeback.effect": { one: "Likes und Kommentare pro Woche", other: "Likes und Kommentare pro Woche" },
  "shift.theme.effect": { one: "Likes und Kommentare pro Woche", other: "Likes und Kommentare pro Woche" },
  "shift.format.effect": { one: "Likes und Kommentare pro Woche", other: "Likes und Kommentare pro Woche" },
  "shift.pairing.effect": { one: "Likes und Kommentare pro Woche", other: "Likes und Kommentare pro Woche" },
  interaction: { one: "Trinkgeld oder Nachricht je Zahlendem", other: "Trinkgelder und Nachrichten je Zahlendem" },
};

export const trustWords: Record<Trust, string> = {
  connected: "verbunden",
  file: "Datei",
  screenshot: "geprüfter Screenshot",
  manual: "selbst angegeben",
  inferred: "geschätzt",
  record: "von FanRadar gezählt",
};

/** What the two ends of a figure's range say. */
export const rangeWords = {
  interval: "In {times} von {n} Fällen zwischen {low} und {high}",
  rounded: "Von der Quelle gerundet gezeigt: steht für {low} bis {high}",
  fromRounded: "Die Quellen sind gerundet: zwischen {low} und {high}",
  published: "Wie anderswo veröffentlicht: {low} bis {high}",
} as const;

export const calibrationWords = {
  own: "anhand von {creators}, die hier erfasst sind",
  shipped: "anhand von {creators} aus den mitgelieferten Daten",
  factor: "das {factor}-Fache der an Instagram-Konten angepassten Breite",
  oneDay: "{share} davon stammt von einem einzigen Tag",
} as const;

export const kindWords: Record<FactKind, string> = {
  measured: "gemessen",
  derived: "abgeleitet",
  estimated: "geschätzt",
  "self-reported": "selbst angegeben",
  unavailable: "nicht verfügbar",
};

export const sourceWords: Record<EvidenceKind | "record", string> = {
  api: "öffentliche API",
  connected: "verbundenes Konto",
  file: "Importdatei",
  screenshot: "geprüfter Screenshot",
  manual: "von Hand eingegeben",
  record: "von FanRadar gezählt",
};

export const sampleWords: Record<SampleUnit, { one: string; other: string }> = {
  posts: { one: "{n} Beitrag", other: "{n} Beiträge" },
  days: { one: "{n} Tag", other: "{n} Tage" },
  readings: { one: "{n} Tageswert", other: "{n} Tageswerte" },
  creators: { one: "{n} Creator", other: "{n} Creators" },
  captions: { one: "{n} Text", other: "{n} Texte" },
  videos: { one: "{n} Video", other: "{n} Videos" },
  followers: { one: "{n} Follower", other: "{n} Follower" },
  profiles: { one: "{n} Profil", other: "{n} Profile" },
  places: { one: "{n} Platz", other: "{n} Plätze" },
  models: { one: "{n} Model", other: "{n} Models" },
  reports: { one: "{n} Bericht", other: "{n} Berichte" },
  ratings: { one: "{n} Bewertung", other: "{n} Bewertungen" },
  payments: { one: "{n} Zahlung", other: "{n} Zahlungen" },
  hours: { one: "{n} Stunde", other: "{n} Stunden" },
  payers: { one: "{n} Zahlender", other: "{n} Zahlende" },
  weeks: { one: "{n} Woche", other: "{n} Wochen" },
  rows: { one: "{n} Zeile", other: "{n} Zeilen" },
  months: { one: "{n} Monat", other: "{n} Monate" },
};

/** Values that are words of ours, not of the evidence. */
export const valueWords: Record<string, string> = {
  starter: "Einstieg",
  nano: "Nano",
  micro: "Mikro",
  mid: "mittelgroß",
  macro: "Makro",
  mega: "Mega",
  low: "niedrig",
  medium: "mittel",
  normal: "normal",
  ...platformWords,
  F: "Frauen",
  M: "Männer",
  U: "ohne bekanntes Geschlecht",
  monday: "Montag",
  tuesday: "Dienstag",
  wednesday: "Mittwoch",
  thursday: "Donnerstag",
  friday: "Freitag",
  saturday: "Samstag",
  sunday: "Sonntag",
  image: "Bild",
  video: "Video",
  carousel: "Karussell",
  text: "Textbeitrag",
  otherFormat: "anderes Format",
  subscription: "Abos",
  tip: "Trinkgelder",
  message: "bezahlte Nachrichten",
  post: "bezahlte Beiträge",
  stream: "Streams",
  custom: "Sonderwünsche",
  other: "andere Zahlungen",
};

/** From one end of a range to the other. */
export const spanWords = "{low} bis {high}";

/** An age under an hour. Longer ones are Intl's. */
export const justNow = "Gerade eben";
