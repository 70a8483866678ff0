import { accessTopics } from "./help-access.ts";

/** /help and the help of each screen. */
export const helpWords = {
  title: "Hilfe",
  description: "Was jede Seite zeigt, wie du sie liest und was man dort tut.",
  reading: "So liest du sie",
  tasks: "Das kannst du hier tun",
  all: "Hilfe zu allen Seiten",
  methods: "Wie Zahlen entstehen",
  tour: "Rundgang in zwei Minuten",
  changelog: "Neuerungen",
  none: "Zu dieser Adresse gibt es keine Hilfe. Vielleicht steht in der Liste aller Seiten, was du suchst.",
  topics: {
    search: {
      name: "Creators entdecken",
      shows: "Öffentliche Creators, die FanRadar kennt, mit Profilen, Größe und Wachstum.",
      reading:
        "Über der Liste steht, warum die Creators so geordnet sind. „Im Trend“ heißt: Das Wachstum ist für ein Konto dieser Größe ungewöhnlich, nicht: Das Konto ist das größte.",
      tasks: [
        "Gib einen Namen oder ein Handle ein oder füge einen Link ein.",
        "Grenze die Liste nach Plattform, Größe oder Prüfzeichen ein.",
        "Wird niemand gefunden, starte eine kostenlose Analyse des Handles.",
      ],
    },
    analyze: {
      name: "Kostenlose Analyse",
      shows: "Ein Formular, das ohne Konto einen Bericht erstellt, und Creators, die diese Woche viele ansehen.",
      reading:
        "Der Bericht beruht auf öffentlichen Daten und auf deinen Eingaben. Ein Ring kennzeichnet eingetragene und geschätzte Zahlen.",
      tasks: [
        "Füge mindestens einen Profil-Link ein und starte.",
        "Du kannst die Seite verlassen: Der Link zum Bericht gilt auch später.",
        "Registriere dich danach, um den Bericht zu behalten.",
      ],
    },
    assistant: {
      name: "Assistent und Preise",
      shows: "Antworten zu deinen Models oder zu öffentlichen Creators und im zweiten Tab Empfehlungen zu Preisen.",
      reading:
        "Jede Zahl einer Antwort stammt aus einem Bericht und öffnet ihre Quelle. Fehlen Daten, sagt die Antwort, woher sie kämen.",
      tasks: [
        "Wähle ein Model, dann eine Schnellfrage, oder frage in eigenen Worten.",
        "Öffne die Quellen unter einer Antwort.",
        "Wähle im Tab für Preise ein Model mit Abrechnung oder füge Monatsdaten ein.",
      ],
    },
    compare: {
      name: "Vergleich",
      shows: "Mehrere Creators nebeneinander, mit Spannen und Rängen.",
      reading:
        "Überschneiden sich zwei Spannen, ist das Ergebnis offen. Ein Wert ohne Einnahmen wird nie gegen einen mit Einnahmen gereiht.",
      tasks: [
        "Füge Creators oder eigene Models hinzu.",
        "Drücke auf eine Zahl, um ihre Herkunft zu sehen.",
        "Speichere den Vergleich als Bericht, um darauf zurückzukommen.",
      ],
    },
    analytics: {
      name: "Analysen",
      shows: "Dein Portfolio über einen Zeitraum; für Besucher die Summen aller öffentlichen Creators.",
      reading:
        "Eine Änderung vergleicht den Zeitraum mit dem gleich langen davor. Ein Strich heißt, dass es davor nichts zu vergleichen gibt.",
      tasks: [
        "Wähle Zeitraum und Plattform.",
        "Sieh, welche Profile die Änderung ausmachen.",
        "Exportiere, was auf der Seite steht, als Tabelle oder als JSON.",
      ],
    },
    creator: {
      name: "Creator-Seite",
      shows:
        "Die öffentliche Seite eines Creators: Profile, öffentliche Zahlen, Wachstum und der neueste öffentliche Bericht.",
      reading:
        "Prüfzeichen sagen, wer die Seite bestätigt hat. Creators entscheiden selbst, welche ihrer Zahlen öffentlich sind.",
      tasks: [
        "Vergleiche den Creator mit anderen oder starte eine Analyse.",
        "Beanspruche die Seite, wenn sie von dir handelt.",
        "Melde ein Problem; ein Mensch sieht es sich an.",
      ],
    },
    removal: {
      name: "Entfernung",
      shows: "Wie ein Creator alles löschen lässt, was hier über ein öffentliches Profil gespeichert ist.",
      reading: "Ein Code in der Bio entfernt das Profil sofort. Ohne Code entscheidet ein Mensch über die Anfrage.",
      tasks: [
        "Gib das Profil an und füge den Code in seine Bio ein.",
        "Kannst du die Bio nicht ändern, sende das Formular.",
      ],
    },
    methods: {
      name: "Methoden",
      shows: "Was jede Zahl bedeutet, ihre Formel und wie oft ihr Bereich stimmte.",
      reading:
        "Die Liste der Zeichen beginnt mit der verlässlichsten Quelle. Eine Genauigkeit steht nur da, wo sie gemessen wurde.",
      tasks: ["Suche eine Zahl nach ihrem Namen.", "Öffne eine Zahl aus einem Bericht mit „Was ist das?“."],
    },
    legal: {
      name: "Bedingungen und Datenschutz",
      shows: "Die geltenden Bedingungen und wie mit persönlichen Daten umgegangen wird.",
      reading: "Die Abschnitte sind einfach geschrieben. Was sie versprechen, tut die Software auch.",
      tasks: [
        "Lies, was über Creators und über dich gespeichert ist.",
        "Von hier kommst du zur Entfernung eines Profils.",
      ],
    },
    dashboard: {
      name: "Dashboard",
      shows: "Deine Models mit dem Stand ihrer Berichte, was dich braucht und was zuletzt geschah.",
      reading:
        "Das Zeichen eines Models sagt, worauf sein Bericht beruht. „Manuelle Eingabe“ heißt, dass wichtige Zahlen eingetippt sind oder fehlen.",
      tasks: [
        "Reiche ein Model ein oder füge eine ganze Liste von Links ein.",
        "Öffne einen Bericht aus seiner Zeile.",
        "Wähle mehrere Zeilen aus, um sie zusammen zu analysieren, zu taggen oder zu löschen.",
      ],
    },
    submit: {
      name: "Model einreichen",
      shows: "Das Formular für ein neues Model: ein Name und mindestens ein Profil-Link.",
      reading:
        "Unter jedem Link steht, was dieser Server selbst lesen kann und was du eintippen oder importieren musst.",
      tasks: [
        "Füge einen Link ein; das Handle wird daraus gelesen.",
        "Ergänze Zahlen, die keine Plattform nennt, etwa Abonnenten.",
        "Reiche es ein und verfolge die Analyse im Dashboard.",
        "Folgst du einem Profil schon, öffne sein Model aus dem Formular, statt es zweimal anzulegen.",
      ],
    },
    todos: {
      name: "Aufgaben",
      shows: "Was dein Team zu tun hat: mit Zuständigen, Tag und dem Model oder Bericht, aus dem es stammt.",
      reading:
        "Du siehst Aufgaben zu Models, die du sehen darfst, und solche, die du bekommen hast. Ein verstrichener Tag ist als überfällig markiert. Darunter stehen Notizen, die dich erwähnen, und Models, für die du zuständig bist.",
      tasks: [
        "Lege eine Aufgabe an, oder mache aus einem nächsten Schritt eines Berichts eine.",
        "Gib sie einem Mitglied; es wird benachrichtigt.",
        "Hake sie ab, sobald sie erledigt ist: Die anderen sehen das sofort.",
        "Schreib unter einem Bericht eine Notiz zu ihm oder zu einem Tag seiner Kurven, und erwähne Mitglieder.",
        "Wähle auf einem Bericht, wer für das Model zuständig ist: Wer zuerst genannt ist, wird bei Aufgaben vorgeschlagen.",
        "Setze unter einem Bericht ein Ziel für das Model: wie hoch eine Zahl bis wann sein soll.",
      ],
    },
    profiles: {
      name: "Model-Profile",
      shows: "Alle deine Models mit ihren Profilen, und Creators im Trend.",
      reading:
        "Ein Schalter, den du nicht bedienen kannst, sagt warum: Über die Sichtbarkeit entscheidet der Creator, über Prüfzeichen die Verwaltung.",
      tasks: [
        "Berichtige einen Namen, einen Link oder Notizen.",
        "Lege fest, was öffentlich ist, wenn du der Creator bist.",
        "Finde ein Model nach Name oder Tag.",
        "Bewege ein Model in einen Arbeitsbereich oder zurück: Vorher siehst du, wer es sehen wird.",
      ],
    },
    history: {
      name: "Berichtsverlauf",
      shows: "Jede Version jedes Berichts über deine Models und deine gespeicherten Vergleiche.",
      reading: "Eine Version ändert sich nie mehr. Vergleiche Versionen, um zu sehen, was neu ist.",
      tasks: [
        "Öffne eine frühere Version oder lade sie herunter.",
        "Bewerte einen Bericht.",
        "Filtere nach Art oder suche ein Model.",
      ],
    },
    report: {
      name: "Bericht",
      shows:
        "Was über ein Model bekannt ist: Fazit, Wachstum, Inhalte, Engagement, Einnahmen, Risiken und nächste Schritte.",
      reading:
        "Drücke auf eine Zahl, um Quelle, Alter, Formel und Spanne zu sehen. Ein Strich heißt „nicht bekannt“, nie null; die Karte sagt, was fehlt.",
      tasks: [
        "Beginne mit dem Fazit und den nächsten Schritten.",
        "Sieh, was sich seit der Version davor geändert hat.",
        "Teile ihn über einen Link oder exportiere ihn als PDF.",
      ],
    },
    evidence: {
      name: "Datenquellen",
      shows: "Woher die Zahlen eines Models stammen: verbundene Konten, Dateien, Screenshots und eingetippte Zahlen.",
      reading:
        "Widersprechen sich Quellen, gilt die verlässlichere, und der Bericht sagt es. Eine alte Quelle ist gekennzeichnet.",
      tasks: [
        "Verbinde ein Konto oder sende dem Creator einen Link zur Einwilligung.",
        "Importiere eine Abrechnung der Plattform.",
        "Tippe Zahlen ein oder entferne eine Quelle.",
      ],
    },
    earnings: {
      name: "Einnahmen",
      shows:
        "Was importierte Abrechnungen über Zahlungen sagen: Nettoeinnahmen, Arten von Zahlungen, Zahlende, Erstattungen.",
      reading:
        "Beträge sind nach Abzug der Plattformgebühr, außer wo „brutto“ steht. Fans werden gezählt, nie genannt.",
      tasks: [
        "Wähle ein Model oder sieh alle zusammen.",
        "Vergleiche den Zeitraum mit dem davor.",
        "Importiere die neueste Abrechnung, wenn der letzte Monat fehlt.",
        "Öffne die Einnahmenteilung eines Models, prüfe einen Monat und bestätige ihn.",
        "Öffne „Chatter“, um Schichten einzutragen und zu sehen, wer was verkauft hat.",
      ],
    },
    screenshots: {
      name: "Screenshots",
      shows: "Bilder dessen, was eine Plattform ihrem Creator zeigt, und die daraus gelesenen Zahlen.",
      reading:
        "Nichts zählt, bevor du es bestätigt hast. Die Prüfungen eines Bildes sagen, was gefunden wurde, nicht, dass es echt ist.",
      tasks: [
        "Füge ein Bild hinzu.",
        "Berichtige und bestätige die gelesenen Zahlen.",
        "Entscheide, ob das Bild behalten wird.",
      ],
    },
    ownProfile: {
      name: "Mein Profil",
      shows: "Deine eigenen Zahlen als Creator, wer sie sehen kann und wie viele hingesehen haben.",
      reading:
        "Einnahmen und Abonnenten sind privat, bis du sie einschaltest. Du siehst nur, wie viele da waren, nie wer.",
      tasks: [
        "Folge den Schritten oben; der erste ist, die Seite zu beanspruchen.",
        "Entscheide Feld für Feld, was öffentlich ist.",
        "Sieh deine Seite, wie alle sie sehen.",
      ],
    },
    settings: {
      name: "Einstellungen",
      shows: "Dein Konto, Benachrichtigungen, Privatsphäre, Vorlieben, Sicherheit und Arbeitsbereiche.",
      reading: "Änderungen gelten sofort überall. Vor manchen bestätigst du, dass du es bist.",
      tasks: [
        "Stelle Sprache, Zeitzone, Währung und Aussehen ein.",
        "Schalte den zweiten Faktor ein, füge Passkeys hinzu und beende Sitzungen, die du nicht kennst.",
        "Lade andere in einen Arbeitsbereich ein, exportiere deine Daten oder lösche das Konto.",
      ],
    },
    admin: {
      name: "Verwaltung",
      shows:
        "Fälle zu entscheiden, Personen, das Protokoll, Aufgaben im Hintergrund und die Einstellungen dieses Servers.",
      reading:
        "Jede Handlung steht im Protokoll mit dem, der sie tat. Eine fehlgeschlagene Aufgabe nennt ihre Ursache.",
      tasks: [
        "Entscheide über Entfernungen, Probleme und strittige Ansprüche.",
        "Sperre eine Person, ändere eine Rolle oder setze einen zweiten Faktor zurück.",
        "Lege fest, wer sich registrieren darf und was dieser Server ausgeben darf.",
      ],
    },
    ...accessTopics,
  },
};
