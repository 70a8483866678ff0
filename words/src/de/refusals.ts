// What a form says of a field that is refused.
import type { FieldCode } from "@fanradar/contract";
import type { ServerCode } from "../field-words.ts";

/** What each link field stands for and expects. The key is the wire's field. */
export const linkFieldWords = {
  onlyfansUrl: { kind: "ein OnlyFans-Link", form: "onlyfans.com/name oder @name" },
  instagramUrl: { kind: "ein Instagram-Link", form: "instagram.com/name oder @name" },
  twitterUrl: { kind: "ein X-Link", form: "x.com/name oder @name" },
  tiktokUrl: { kind: "ein TikTok-Link", form: "tiktok.com/@name oder @name" },
  any: { kind: "ein Profil-Link", form: "ein Link oder @name" },
};

/** Why a field is refused. */
export const refusalWords: Record<Exclude<FieldCode, ServerCode | `link.${string}`>, string> = {
  "text.type": "Muss Text sein",
  "text.long": "Das ist zu lang",
  "text.unstorable": "Enthält Zeichen, die nicht gespeichert werden können",
  "text.oneLine": "Muss eine einzige Zeile sein",
  "unknown-key": "Dieses Feld ist nicht bekannt",
  invalid: "Das ist nicht gültig",
  missing: "Dieses Feld fehlt",
  "name.required": "Der Name des Models fehlt",
  "username.required": "Der Nutzername fehlt",
  "message.required": "Bitte tippe eine Frage ein",
  "title.required": "Bitte tippe einen Titel ein",
  "tag.required": "Ein Tag darf nicht leer sein",
  "tags.many": "Höchstens 12 Tags",
  "rows.required": "Die Liste ist leer. Erwartet werden ein Name und ein Link in jeder Zeile",
  "rows.many": "Höchstens 200 Zeilen auf einmal. Erwartet wird die Liste in Teilen",
  "username.short": "Der Nutzername braucht mindestens 3 Zeichen",
  "bio.long": "Die Bio muss unter 500 Zeichen bleiben",
  "email.required": "Bitte gib deine E-Mail-Adresse ein",
  "email.invalid": "Eine gültige E-Mail-Adresse wird gebraucht",
  "email.taken": "Diese Adresse hat schon ein Konto",
  "password.required": "Bitte gib dein Passwort ein",
  "password.short": "Das Passwort braucht mindestens 8 Zeichen",
  "password.long": "Das Passwort darf höchstens 128 Zeichen haben",
  "credential.required": "Ein ID-Token wird gebraucht",
  "code.required": "Bitte gib einen Code ein",
  "code.wrong": "Dieser Code ist falsch oder wurde schon benutzt",
  "password.different": "Die Passwörter stimmen nicht überein",
  "signupName.short": "Der Name fehlt",
  "terms.required": "Du musst den Bedingungen zustimmen",
  "adult.required": "Bestätige, dass die Person 18 oder älter ist",
  "figure.none": "Tippe mindestens eine Zahl ein",
  "figure.required": "Tippe die Zahl so ein, wie der Bildschirm sie zeigt",
  "figure.number": "Muss eine Zahl sein",
  "figure.range": "Muss eine Zahl ab 0 sein",
  "figure.currency": "Wähle USD, EUR, GBP oder CAD",
  "day.invalid": "Muss ein Tag wie 2026-11-20 sein",
  "day.future": "Darf nicht in der Zukunft liegen",
  "picture.large": "Die Datei ist zu groß. Erwartet werden höchstens 10 MB",
  "timeZone.unknown": "Erwartet wird eine Zeitzone wie Europe/Berlin",
  "problem.required": "Wähle, was nicht stimmt",
  "mine.required": "Bestätige, dass es deines ist oder dass du für die Person sprichst, der es gehört",
  "reason.required": "Nenne einen Grund: Das Protokoll hält ihn fest",
  "age.minor":
    "Nennt ein Alter unter 18. Niemand unter 18 darf eingereicht oder analysiert werden; Hilfe gibt es bei childhelplineinternational.org",
};

/** Why a link is refused. `{kind}` and `{form}` are the field's. */
export const linkWords: Record<Extract<FieldCode, `link.${string}`>, string> = {
  "link.empty": "Erwartet wird {form}.",
  "link.invalid_url": "Das ist nicht {kind}. Erwartet wird {form}.",
  "link.invisible_character": "Dieses Feld enthält ein unsichtbares Zeichen: Tippe den Link neu. Erwartet wird {form}.",
  "link.several_links": "Nur ein Link pro Feld; hier stehen mehrere. Erwartet wird {form}.",
  "link.unsupported_scheme": "Nur https-Links werden angenommen. Erwartet wird {form}.",
  "link.unsupported_host": "Das ist nicht {kind}. Erwartet wird {form}.",
  "link.missing_handle": "Dieser Link nennt kein Profil. Erwartet wird {form}.",
  "link.reserved_path": "Das ist eine Seite der Plattform, kein Profil. Erwartet wird {form}.",
  "link.invalid_handle": "Kein Profil kann so heißen. Erwartet wird {form}.",
  "link.post_url": "Das ist ein Beitrag, kein Profil. Erwartet wird {form}.",
  "link.story_url": "Das ist eine Story, kein Profil. Erwartet wird {form}.",
  "link.short_link": "Kurzlinks werden nicht verfolgt. Erwartet wird {form}.",
  "link.ambiguous_handle": "Welche Plattform ist das? Erwartet wird {form}.",
  "link.wrong_platform": "Das ist nicht {kind}. Erwartet wird {form}.",
  "link.not_supported_yet": "Diese Plattform wird noch nicht unterstützt. Erwartet wird {form}.",
  "link.long": "Dieser Link ist zu lang. Erwartet wird {form}.",
  "link.removed":
    "Dieses Profil kann hier nicht analysiert werden: Es wurde auf Wunsch der Person entfernt, der es gehört",
  "link.repeated": "Eine frühere Zeile hat dieses Profil schon. Erwartet wird jedes Profil einmal",
  "link.unknown_in_demo":
    "Der Demo-Modus kennt nur Beispiel-Creators; nimm eines der Beispiele oder einen Handle, der mit demo beginnt, oder starte den Live-Modus",
};
