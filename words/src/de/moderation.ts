import type { Problem } from "@fanradar/contract";

/** 'Report a problem' on a creator's page. */
export const problemWords = {
  title: "Was stimmt mit dieser Seite nicht?",
  lead: "Ein Mensch sieht es sich innerhalb von 7 Tagen an. Niemandem sonst wird gesagt, wer es gemeldet hat, oder was.",
  minorLead: "Die Seite wird sofort für alle verborgen, bis ein Mensch sie sich angesehen hat.",
  problems: {
    minor: "Das könnte minderjährig sein",
    "wrong-person": "Das ist nicht, wer es angeblich ist",
    "wrong-figures": "Zahlen sind falsch",
    explicit: "Etwas Explizites ist zu sehen",
    other: "Etwas anderes",
  } satisfies Record<Problem, string>,
  words: "Was sollten wir wissen? (freiwillig)",
  wordsHint: "Bitte keine Namen oder Adressen anderer.",
  send: "Melden",
  sendMinor: "Verbergen und melden",
  sending: "Wird gemeldet…",
  cancel: "Abbrechen",
  sent: "Danke. Ein Mensch wird es sich ansehen.",
  hidden: "Die Seite ist jetzt verborgen. Ein Mensch wird sie sich ansehen.",
  noted:
    "Danke. Ein Mensch hat sich das schon einmal angesehen; deine Meldung steht jetzt bei dem, was dort zu sehen ist.",
  failed: "Das konnte nicht gemeldet werden",
} as const;

/** /removal: a creator asks for everything about them to go. */
export const removalWords = {
  title: "Lass dein Profil entfernen",
  description:
    "Bitte darum, dass alles gelöscht wird, was hier über dein öffentliches Profil aufbewahrt ist. Ein Konto braucht es nicht.",
  lead: "Alles, was von deinem öffentlichen Profil gelesen wurde, wird gelöscht: Zahlen, Beiträge, Berichte. Es verschwindet aus der Suche und jeder Liste, und niemand kann es hier wieder analysieren lassen.",
  code: "Mit einem Code: sofort",
  codeLead:
    "Ein Code in deiner öffentlichen Bio zeigt, dass das Profil deines ist. Dafür braucht es ein Konto mit bestätigter E-Mail-Adresse.",
  signIn: "Anmelden, um einen Code zu holen",
  verifyFirst: "Bitte bestätige zuerst deine E-Mail-Adresse: Der Link steht in der Mail, die wir dir geschickt haben.",
  go: "Weiter",
  getCode: "Code holen",
  yourCode: "Dein Code",
  codeHint: "Setze ihn irgendwo in die Bio, so wie er hier steht. Danach kannst du ihn wieder herausnehmen.",
  toBio: "Demo-Bio bearbeiten",
  checkCode: "Eingefügt, Profil entfernen",
  checking: "Bio wird gelesen…",
  sure: "Alles, was für dieses Profil gelesen und angegeben wurde, wird gelöscht und ist nicht wiederherzustellen.",
  absent:
    "Der Code steht noch nicht in der Bio. Manche Plattformen brauchen ein paar Minuten, bis sie eine neue Bio zeigen.",
  unread: "Die Plattform hat uns die Bio gerade nicht gegeben. Nichts ist verloren: Bitte lass noch einmal nachsehen.",
  removedTitle: "Entfernt",
  removed:
    "Alles über dieses Profil ist gelöscht, und niemand kann es hier wieder lesen lassen. Du darfst den Code aus der Bio nehmen.",
  hiddenTitle: "Verborgen",
  hidden:
    "Jemand anderes hält diese Seite, also entscheidet ein Mensch innerhalb von 7 Tagen. Bis dahin findet sie niemand.",
  form: "Mit dem Formular: innerhalb von 7 Tagen",
  formLead:
    "Ohne Konto. Ein Profil, das niemand beansprucht hat, wird verborgen, sobald du das abschickst; ein Mensch entscheidet innerhalb von 7 Tagen und schreibt dir.",
  platform: "Plattform",
  profile: "Profil",
  profileHint: "Ein Link oder @name",
  email: "Deine E-Mail-Adresse",
  emailHint: "Nur für die Antwort. Sie wird mit der Entscheidung gelöscht.",
  words: "Sollten wir etwas wissen? (freiwillig)",
  isMine: "Dieses Profil ist meines, oder ich spreche für die Person, der es gehört",
  send: "Entfernung beantragen",
  sending: "Wird gesendet…",
  sentTitle: "Deine Anfrage ist bei uns",
  sent: "Hat niemand das Profil beansprucht, ist es schon verborgen. Ein Mensch entscheidet und schreibt dir bis",
  failed: "Die Anfrage konnte nicht gesendet werden",
  what: "Was geht, und was bleibt",
  goes: "Es gehen: alle Lesungen und Beiträge, die öffentliche Seite und ihre Berichte, der Platz in Suche und Ranglisten und was andere über dich eingereicht haben. Ihnen wird gesagt, dass ein Creator darum gebeten hat, ohne deinen Namen.",
  stays:
    "Es bleiben: von Berichten anderer eine Nummer und ein Tag, und ein verschlüsseltes Kennzeichen deines Handles, das sich nicht zurücklesen lässt. Es verhindert, dass das Profil wieder gelesen wird.",
} as const;

/** /admin: what people who moderate decide. */
export const adminWords = {
  mails: "Mail an alle",
  mailsLead:
    "Sie geht an alle mit geprüfter Adresse, die Marketing-Mails eingeschaltet haben, jede mit einem Link, der sie ausschaltet.",
  mailSubject: "Betreff",
  mailText: "Text der Mail",
  mailSend: "Senden",
  mailSending: "Wird gesendet...",
  mailSent: "Die Mail ist unterwegs",
  mailTo: (n: number) => (n === 0 ? "Niemand hat um solche Mails gebeten" : `Geschrieben an: ${n}`),
  mailFailed: "Die Mail konnte nicht gesendet werden",
  title: "Verwaltung",
  description: "Moderation: was gemeldet und was entschieden wurde",
  open: "Zu entscheiden",
  decided: "Entschieden",
  audit: "Prüfprotokoll",
  none: "Nichts zu entscheiden",
  noneHint: "Hier erscheinen Entfernungen, gemeldete Probleme und Minderjährige, zuerst, was am frühesten fällig ist.",
  noneDecided: "Noch wurde nichts entschieden",
  noneDecidedHint: "Jede Entscheidung bleibt hier, mit ihrem Grund.",
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
  contact: "Antwort geht an",
  reason: "Grund",
  reasonHint: "Das Prüfprotokoll hält ihn fest, und wer um Entfernung gebeten hat, liest ihn.",
  remove: "Endgültig entfernen",
  keep: {
    removal: "Behalten und wieder zeigen",
    minor: "Nicht minderjährig: wieder zeigen",
    problem: "Lassen, wie es ist",
    claim: "Bei der Person lassen, die sie hält",
  },
  removing:
    "Löscht alles, was von diesem Profil gelesen wurde, und sperrt es gegen neues Lesen. Das lässt sich nicht rückgängig machen.",
  decide: "Entscheiden",
  confirmRemove: "Ja, endgültig entfernen",
  cancel: "Abbrechen",
  decisions: { removed: "Entfernt", kept: "Behalten" },
  done: "Entschieden",
  failed: "Das konnte nicht entschieden werden",
  by: "von",
  creator: "dem Creator",
  acts: { "creator.remove": "Mit Code entfernt", "case.decide": "Entschieden" },
} as const;
