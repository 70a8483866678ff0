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
  "text.long": "Dieser Text ist zu lang. Kürze ihn",
  "text.unstorable": "Enthält ein verborgenes Zeichen, das sich nicht speichern lässt. Tippe den Text neu ein",
  "text.oneLine": "Muss eine einzige Zeile sein",
  "unknown-key": "Unbekanntes Feld. Prüfe den Namen oder lass es weg",
  invalid: "Dieser Wert ist nicht gültig",
  missing: "Dieses Feld ist erforderlich",
  "name.required": "Der Name des Models fehlt",
  "username.required": "Der Nutzername fehlt",
  "message.required": "Gib eine Frage ein",
  "title.required": "Gib einen Titel ein",
  "workspaceName.required": "Gib einen Namen ein",
  "note.required": "Schreib zuerst etwas",
  "todo.required": "Gib ein, was zu tun ist",
  "assignee.unseen": "Wähle jemanden, der zum Arbeitsbereich gehört und dieses Model sieht",
  "step.unknown": "Diese Version des Berichts hat keinen solchen Schritt",
  "scope.client": "Kundschaft sieht nie alle Models: Wähle Tags oder Models",
  "scope.owner": "Wem der Arbeitsbereich gehört, sieht alle Models und Einnahmen",
  "tag.required": "Ein Tag darf nicht leer sein",
  "tags.many": "Höchstens 12 Tags sind möglich",
  "model.elsewhere": "Dieses Model gehört nicht zu diesem Arbeitsbereich",
  "move.ownPage": "Das Model deiner eigenen Seite bleibt in deinem persönlichen Arbeitsbereich",
  "move.notBack": "Ein Model verlässt einen Arbeitsbereich nur in den persönlichen, aus dem es kam",
  "move.role":
    "Zurückbewegen können es nur Inhaber dieses Arbeitsbereichs, oder wer es hierher bewegt hat und es samt Einnahmen verwaltet",
  "rows.required": "Die Liste ist leer. Erwartet werden ein Name und ein Link in jeder Zeile",
  "rows.many": "Höchstens 200 Zeilen auf einmal. Teile die Liste auf",
  "username.short": "Der Nutzername braucht mindestens 3 Zeichen",
  "username.shape":
    "Der Nutzername darf keine Leerzeichen, Schrägstriche oder unsichtbaren Zeichen enthalten. Erwartet wird einer wie mia.makes",
  "bio.long": "Die Bio muss unter 500 Zeichen bleiben",
  "name.taken":
    "Unter diesem Namen steht hier ein anderer Creator. Ist es auch deiner, trage ihn zuerst in einem verknüpften Profil ein",
  "email.required": "Bitte gib deine E-Mail-Adresse ein",
  "email.invalid": "Gib eine gültige E-Mail-Adresse ein",
  "platforms.required": "Wähle mindestens ein Konto",
  "email.taken": "Zu dieser Adresse gibt es schon ein Konto",
  "email.domain": "Diese Instanz akzeptiert nur Adressen bestimmter Domains",
  "domains.required": "Gib mindestens eine Domain ein",
  "domains.invalid": "Gib Domains wie example.com ein, durch Leerzeichen getrennt",
  "password.required": "Bitte gib dein Passwort ein",
  "password.short": "Das Passwort braucht mindestens 8 Zeichen",
  "password.long": "Das Passwort darf höchstens 128 Zeichen haben",
  "password.common":
    "Das ist eines der ersten Passwörter, die Angreifer ausprobieren. Nimm ein anderes, zum Beispiel vier zufällige Wörter",
  "credential.required": "Ein ID-Token ist erforderlich",
  "code.required": "Gib einen Code ein",
  "code.wrong": "Dieser Code ist falsch oder wurde schon verwendet",
  "password.different": "Die Passwörter stimmen nicht überein",
  "signupName.short": "Der Name fehlt",
  "terms.required": "Du musst den Bedingungen zustimmen",
  "adult.required": "Bestätige, dass die Person 18 oder älter ist",
  "figure.none": "Gib mindestens eine Zahl ein",
  "figure.required": "Gib die Zahl so ein, wie der Bildschirm sie zeigt",
  "figure.number": "Muss eine Zahl sein",
  "figure.range": "Muss 0 oder mehr sein",
  "figure.currency": "Wähle USD, EUR, GBP oder CAD",
  "day.invalid": "Muss ein Datum wie 2026-11-20 sein",
  "day.early": "Darf nicht vor dem Jahr 2000 liegen",
  "day.far": "Darf höchstens zwei Jahre in der Zukunft liegen",
  "figure.positive": "Muss größer als 0 sein",
  "platform.unlinked": "Das Model hat dort kein Profil. Erwartet wird eine Plattform, die es verknüpft",
  "goal.platform": "Ein Ziel für diese Zahl braucht eine ihrer Plattformen",
  "goal.reached": "So hoch ist die Zahl schon: gib mehr ein",
  "goals.many": "Ein Model hat höchstens 20 Ziele: lösche zuerst eines",
  "day.past": "Darf nicht in der Vergangenheit liegen",
  "day.future": "Darf nicht in der Zukunft liegen",
  "timeZone.unknown": "Unbekannte Zeitzone. Erwartet wird ein Name wie Europe/Berlin",
  "problem.required": "Wähle, was nicht stimmt",
  "mine.required": "Bestätige, dass das Profil dir gehört oder dass du für die Person handelst, der es gehört",
  "reason.required": "Gib einen Grund für das Prüfprotokoll an",
  "age.minor":
    "Nennt ein Alter unter 18. Niemand unter 18 darf eingereicht oder analysiert werden. Hilfe findest du unter childhelplineinternational.org",
};

/** A file, or a request whose size is not known, that is larger than what is taken. */
export const tooLargeWords = {
  file: "Zu groß: Diese Datei hat {size}, erlaubt sind höchstens {limit}.",
  request: "Zu groß: Erlaubt sind höchstens {limit}.",
};

/** Why a link is refused. `{kind}` and `{form}` are the field's. */
export const linkWords: Record<Extract<FieldCode, `link.${string}`>, string> = {
  "link.empty": "Erwartet wird {form}.",
  "link.invalid_url": "Das ist nicht {kind}. Erwartet wird {form}.",
  "link.invisible_character":
    "Dieses Feld enthält ein unsichtbares Zeichen. Tippe den Link neu ein. Erwartet wird {form}.",
  "link.several_links": "Dieses Feld enthält mehr als einen Link. Erwartet wird {form}.",
  "link.unsupported_scheme": "Nur https-Links sind möglich. Erwartet wird {form}.",
  "link.unsupported_host": "Das ist nicht {kind}. Erwartet wird {form}.",
  "link.missing_handle": "Dieser Link führt zu keinem Profil. Erwartet wird {form}.",
  "link.reserved_path": "Das ist eine Seite der Plattform, kein Profil. Erwartet wird {form}.",
  "link.invalid_handle": "Das ist kein gültiger Profilname. Erwartet wird {form}.",
  "link.post_url": "Das ist ein Beitrag, kein Profil. Erwartet wird {form}.",
  "link.story_url": "Das ist eine Story, kein Profil. Erwartet wird {form}.",
  "link.short_link": "Kurzlinks werden nicht unterstützt. Erwartet wird {form}.",
  "link.ambiguous_handle":
    "Ein @name allein sagt nicht, auf welcher Plattform er ist. Erwartet wird ein Link wie instagram.com/name.",
  "link.wrong_platform": "Das ist nicht {kind}. Erwartet wird {form}.",
  "link.not_supported_yet": "Diese Plattform wird noch nicht unterstützt. Erwartet wird {form}.",
  "link.long": "Dieser Link ist zu lang. Erwartet wird {form}.",
  "link.removed":
    "Dieses Profil wurde auf Wunsch der Person entfernt, der es gehört, und kann hier nicht analysiert werden",
  "link.repeated": "Dieses Profil steht schon in einer früheren Zeile. Führe jedes Profil nur einmal auf",
  "link.unknown_in_demo":
    "Der Demo-Modus enthält nur Beispiel-Creators. Nimm eines der Beispiele oder einen Handle, der mit demo beginnt, oder starte den Live-Modus",
};
