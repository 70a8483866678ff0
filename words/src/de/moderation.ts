import type { CaseNotice, Problem } from "@fanradar/contract";

/** 'Report a problem' on a creator's page. */
export const problemWords = {
  title: "Was stimmt mit dieser Seite nicht?",
  lead: "Ein Mensch prüft es innerhalb von 7 Tagen. Nur er sieht, wer was gemeldet hat.",
  hidingLead:
    "Die Seite wird sofort für alle verborgen, bis ein Mensch sie geprüft hat. Wer mit dem Profil arbeitet, erfährt, dass und weshalb es gemeldet wurde, aber nicht, von wem.",
  urgentLead:
    "Ein Mensch prüft es innerhalb von 48 Stunden. Damit die Seite bis dahin verborgen ist, melde dich mit einer bestätigten E-Mail-Adresse an.",
  problems: {
    minor: "Diese Person könnte minderjährig sein",
    "non-consensual": "Hier wird jemand ohne Einwilligung gezeigt",
    "wrong-person": "Das ist nicht die Person, die sie vorgibt zu sein",
    "wrong-figures": "Zahlen sind falsch",
    explicit: "Hier ist etwas Explizites zu sehen",
    other: "Etwas anderes",
  } satisfies Record<Problem, string>,
  words: "Was sollten wir wissen? (freiwillig)",
  wordsHint: "Bitte nenne keine Namen oder Adressen anderer Personen.",
  send: "Melden",
  sendHiding: "Verbergen und melden",
  sending: "Wird gemeldet…",
  sent: "Danke. Ein Mensch wird es prüfen.",
  urgent: "Danke. Ein Mensch prüft es innerhalb von 48 Stunden.",
  hidden: "Die Seite ist jetzt verborgen. Ein Mensch wird sie prüfen.",
  noted: "Danke. Ein Mensch hat das schon einmal geprüft. Deine Meldung wurde hinzugefügt.",
  failed: "Die Meldung konnte nicht gesendet werden",
} as const;

/** /removal: a creator asks for everything about them to go. */
export const removalWords = {
  title: "Lass dein Profil entfernen",
  description: "Lass alles löschen, was hier über dein öffentliches Profil gespeichert ist. Du brauchst kein Konto.",
  lead: "Wir löschen alles, was von deinem öffentlichen Profil erhoben wurde: Zahlen, Beiträge und Berichte. Es verschwindet aus der Suche und jeder Liste, und niemand kann es hier wieder analysieren.",
  code: "Mit einem Code: sofort",
  codeLead:
    "Ein Code in deiner öffentlichen Bio zeigt, dass das Profil dir gehört. Du brauchst ein Konto mit bestätigter E-Mail-Adresse.",
  signIn: "Anmelden, um einen Code zu holen",
  verifyFirst:
    "Bitte bestätige zuerst deine E-Mail-Adresse. Der Link steht in der E-Mail, die wir dir geschickt haben.",
  go: "Weiter",
  getCode: "Code holen",
  yourCode: "Dein Code",
  codeHint: "Setze ihn an eine beliebige Stelle der Bio, genau wie angezeigt. Danach kannst du ihn wieder entfernen.",
  toBio: "Demo-Bio bearbeiten",
  checkCode: "Eingefügt, Profil entfernen",
  checking: "Bio wird gelesen…",
  sure: "Damit wird alles gelöscht, was für dieses Profil erhoben und hinzugefügt wurde. Das lässt sich nicht rückgängig machen.",
  absent:
    "Der Code steht noch nicht in der Bio. Manche Plattformen brauchen ein paar Minuten, bis sie eine neue Bio zeigen.",
  unread: "Die Plattform hat die Bio nicht geliefert. Nichts ist verloren. Bitte versuche es noch einmal.",
  removedTitle: "Entfernt",
  removed:
    "Alles über dieses Profil ist gelöscht, und niemand kann es hier wieder analysieren. Du kannst den Code aus der Bio entfernen.",
  hiddenTitle: "Verborgen",
  hidden:
    "Jemand anderes hat diese Seite beansprucht, deshalb entscheidet ein Mensch innerhalb von 7 Tagen. Bis dahin kann sie niemand finden.",
  form: "Mit dem Formular: innerhalb von 7 Tagen",
  formLead:
    "Du brauchst kein Konto. Die Seite ist verborgen, sobald du das absendest, außer jemand hat schon gezeigt, dass das Profil ihm gehört. Teams, die mit dem Profil arbeiten, werden benachrichtigt und können antworten. Ein Mensch entscheidet innerhalb von 7 Tagen und schreibt dir.",
  platform: "Plattform",
  profile: "Profil",
  profileHint: "Ein Link oder @name",
  email: "Deine E-Mail-Adresse",
  emailHint: "Nur, um dir die Entscheidung zu schicken. Danach wird sie gelöscht.",
  words: "Sollten wir etwas wissen? (freiwillig)",
  isMine: "Dieses Profil gehört mir, oder ich handle für die Person, der es gehört",
  send: "Entfernung beantragen",
  sending: "Wird gesendet…",
  sentTitle: "Wir haben deinen Antrag erhalten",
  sent: "Die Seite ist schon verborgen, außer jemand hat gezeigt, dass das Profil ihm gehört. Ein Mensch entscheidet und schreibt dir bis",
  failed: "Der Antrag konnte nicht gesendet werden",
  what: "Was gelöscht wird und was bleibt",
  deletedData:
    "Gelöscht werden: alle erhobenen Daten und Beiträge, die öffentliche Seite und ihre Berichte, der Platz in Suche und Ranglisten und was andere über dich eingereicht haben. Sie erfahren, dass ein Creator darum gebeten hat, aber nicht deinen Namen.",
  stays:
    "Es bleiben: Nummer und Datum der Berichte anderer und ein Einweg-Hash deines Handles. Der Hash verhindert, dass das Profil wieder analysiert wird.",
} as const;

/** On a model's report page: a request for removal or a report waits, and its workspace may answer. */
export const caseNoticeWords = {
  reviewTitle: "Dieses Profil wird geprüft",
  reported: {
    minor: "Jemand hat gemeldet, dass diese Person minderjährig sein könnte.",
    "non-consensual": "Jemand hat gemeldet, dass hier jemand ohne Einwilligung gezeigt wird.",
    other: "Jemand hat es gemeldet.",
  } satisfies Record<Exclude<CaseNotice["reason"], "removal">, string>,
  review:
    "Bis ein Mensch entschieden hat, ist seine öffentliche Seite verborgen, es wird nicht gelesen, und Links zu seinen Berichten öffnen sich nicht. Deine Berichte und alles, was du hinzugefügt hast, bleiben.",
  title: "Jemand hat beantragt, dieses Profil zu entfernen",
  quarantined:
    "Seine öffentliche Seite ist verborgen, und das Profil wird nicht gelesen, bis ein Mensch entschieden hat. Deine Berichte und alles, was du ergänzt hast, bleiben, und nur dein Arbeitsbereich sieht sie. Wird der Antrag angenommen, werden sie gelöscht.",
  shown:
    "Bis dahin wird nichts verborgen, weil das Profil beansprucht oder sein Konto verbunden ist. Wird der Antrag angenommen, wird gelöscht, was hier gesammelt und ergänzt wurde.",
  due: "Wenn du mit dieser Person arbeitest, sag es uns vorher: Ein Mensch entscheidet bis",
  answer: "Der Moderation antworten",
  again: "Antwort ändern",
  answered: "Du hast geantwortet. Die Moderation sieht es.",
  label: "Was hat dein Arbeitsbereich damit zu tun?",
  hint: "Zum Beispiel, seit wann du diese Person betreust und wie wir es prüfen können. Nur die Moderation liest es.",
  send: "Antwort senden",
  sent: "Deine Antwort wurde gesendet",
  failed: "Die Antwort konnte nicht gesendet werden",
} as const;

/** /admin: what people who moderate decide. */
export const adminWords = {
  jobs: "Aufträge",
  mails: "E-Mail an alle",
  mailsLead:
    "Geht an alle mit bestätigter Adresse, die Marketing-E-Mails eingeschaltet haben. Jede E-Mail enthält einen Link zum Ausschalten.",
  mailSubject: "Betreff",
  mailText: "Text der E-Mail",
  mailSend: "Senden",
  mailSending: "Wird gesendet...",
  mailSent: "Die E-Mail ist unterwegs",
  mailTo: (n: number) => (n === 0 ? "Niemand hat Marketing-E-Mails eingeschaltet" : `Empfänger: ${n}`),
  mailFailed: "Die E-Mail konnte nicht gesendet werden",
  title: "Verwaltung",
  description: "Prüfe, was gemeldet wurde, und sieh, was entschieden wurde",
  open: "Zu entscheiden",
  decided: "Entschieden",
  audit: "Prüfprotokoll",
  none: "Nichts zu entscheiden",
  noneHint:
    "Hier erscheinen Anträge auf Entfernung, gemeldete Probleme und mögliche Minderjährige, die früheste Fälligkeit zuerst.",
  noneDecided: "Noch keine Entscheidungen",
  noneDecidedHint: "Jede Entscheidung bleibt mit ihrem Grund hier.",
  users: "Konten",
  instance: "Instanz",
  feedback: "Antworten",
  noFeedback: "Noch keine Rückmeldungen",
  noFeedbackHint: "Was über die Antworten des Assistenten gesagt wird, erscheint hier, das Neueste zuerst, ohne Namen.",
  helpful: "Hilfreich",
  notHelpful: "Nicht hilfreich",
  byEngine: "Engine",
  questionNotShared: "Die Frage wurde nicht geteilt",
  plan: "Bausteine der Antwort",
  feedbackCounts: (helpful: string, notHelpful: string) => `Hilfreich: ${helpful}. Nicht hilfreich: ${notHelpful}.`,
  kinds: {
    removal: "Entfernung",
    minor: "Könnte minderjährig sein",
    problem: "Problem",
    claim: "Strittiger Anspruch",
  },
  hidden: "Jetzt verborgen",
  claimed: "Beansprucht",
  removedProfile: "Ein entferntes Profil",
  reports: (count: string) => `${count} Mal gemeldet`,
  received: "Eingegangen",
  due: "Fällig",
  overdue: "Überfällig",
  teams: "Arbeitsbereiche, die mit dem Profil arbeiten",
  worksWith: (name: string) => `${name} arbeitet mit diesem Profil`,
  connected: "Konto verbunden",
  notAnswered: "Benachrichtigt, noch keine Antwort",
  contact: "Antwort geht an",
  reason: "Grund",
  reasonKept: "Steht im Prüfprotokoll.",
  reasonHint: "Steht im Prüfprotokoll und geht an die Person, die um Entfernung gebeten hat.",
  remove: "Endgültig entfernen",
  keep: {
    removal: "Behalten und wieder zeigen",
    minor: "Nicht minderjährig",
    problem: "Lassen, wie es ist",
    claim: "Bei der Person lassen, der sie gehört",
  },
  removing:
    "Löscht alles, was von diesem Profil erhoben wurde, und sperrt es für neue Analysen. Das lässt sich nicht rückgängig machen.",
  decide: "Entscheiden",
  confirmRemove: "Ja, endgültig entfernen",
  readAt: "Gelesen",
  steps: { hide: "Bis zur Entscheidung verbergen", "read-again": "Noch einmal lesen" },
  stepDone: {
    hide: "Bis zur Entscheidung verborgen",
    "read-again": "Das Profil wird noch einmal gelesen. Die Seite zeigt es in einer Minute.",
  },
  stepFailed: "Das hat nicht geklappt",
  decisions: { removed: "Entfernt", kept: "Behalten" },
  done: "Entschieden",
  failed: "Die Entscheidung konnte nicht gespeichert werden",
} as const;
