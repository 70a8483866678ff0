/** Help of the screens that are about access: signing in, links that somebody sent, the set-up. */
export const accessTopics = {
  signIn: {
    name: "Anmelden",
    shows: "Die Formulare, um dich anzumelden und ein neues Passwort zu setzen.",
    reading: "Aus Sicherheit ist die Meldung bei unbekannter Adresse und falschem Passwort dieselbe.",
    tasks: [
      "Melde dich mit Passwort an, mit einem Passkey oder mit Google oder einem anderen Anbieter, wo es angeboten wird.",
      "Fordere einen Link für ein neues Passwort an.",
      "Nimm einen Wiederherstellungscode, wenn der zweite Faktor verloren ist.",
    ],
  },
  signUp: {
    name: "Registrieren",
    shows: "Die Formulare für ein neues Konto, für Agenturen und für Creators, und die Frage, was dich herführt.",
    reading: "Mit beiden Arten von Konto kannst du alles. Die Antwort bestimmt nur, wo du anfängst.",
    tasks: [
      "Registriere dich mit einer E-Mail-Adresse und bestätige sie.",
      "Nenne als Creator dein Profil, um seine Seite später zu beanspruchen.",
    ],
  },
  email: {
    name: "Links in E-Mails",
    shows: "Was ein Link in einer E-Mail bewirkt hat: eine Adresse bestätigt, sie geändert oder E-Mails abbestellt.",
    reading: "Ein Link gilt einmal und nur eine Zeit lang. Ist er abgelaufen, sagt die Seite es und ändert nichts.",
    tasks: [
      "Fordere einen neuen Link an, wenn deiner abgelaufen ist.",
      "Halte eine Änderung der Adresse auf, die du nicht begonnen hast.",
    ],
  },
  shared: {
    name: "Geteilter Bericht",
    shows: "Ein Bericht, den jemand über einen Link geteilt hat, und die Prüfung seines Siegels.",
    reading:
      "Du siehst die Teile, die der Absender gewählt hat. Das Siegel sagt, wann der Bericht entstand und dass er unverändert ist.",
    tasks: [
      "Lies den Bericht; drücke auf eine Zahl, um ihre Quelle zu sehen.",
      "Prüfe einen Bericht anhand von Nummer und Siegel.",
    ],
  },
  consent: {
    name: "Einwilligung eines Creators",
    shows: "Wer Zahlen deiner Konten lesen möchte, welche und wie lange.",
    reading: "Du brauchst hier kein Konto. Nichts wird gelesen, bevor du es erlaubst.",
    tasks: ["Erlaube es oder lehne es ab.", "Behalte den Link: Damit beendest du die Einwilligung jederzeit."],
  },
  join: {
    name: "Einladung in einen Arbeitsbereich",
    shows: "Wer dich in welchen Arbeitsbereich einlädt und was du dort darfst.",
    reading: "Deine eigenen Models bleiben in deinem persönlichen Arbeitsbereich. Eine Einladung gilt einige Tage.",
    tasks: ["Nimm sie mit dem Konto an, an das sie ging.", "Wechsle den Arbeitsbereich im Menü."],
  },
  setup: {
    name: "Ersteinrichtung",
    shows: "Das Formular für die erste Administratorin oder den ersten Administrator eines neuen Servers.",
    reading: "Der Link wird beim ersten Start ausgegeben und gilt einmal.",
    tasks: ["Lege das Konto für die Verwaltung an.", "Geh weiter zu den Einstellungen des Servers."],
  },
  mailbox: {
    name: "Postfach der Demo",
    shows: "Die E-Mails, die die Demo verschickt hätte. Ein echter Server hat diese Seite nicht.",
    reading: "Die neueste E-Mail steht oben. Ihre Links funktionieren.",
    tasks: ["Öffne eine E-Mail und folge ihrem Link."],
  },
  offline: {
    name: "Offline",
    shows: "Was der Browser zeigt, solange keine Verbindung besteht.",
    reading: "Nichts, was du eingegeben hast, geht verloren. Seiten laden wieder, sobald du verbunden bist.",
    tasks: ["Prüfe die Verbindung und versuche es noch einmal."],
  },
};
