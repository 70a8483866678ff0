import { shiftWords } from "@fanradar/words/de/shifts";
import type { TopicTexts } from "../articles.ts";

export const agency: TopicTexts<"agency"> = {
  commission: {
    title: "Was die Plattform und eine Agentur nehmen",
    text: [
      "Zuerst behält die Plattform ihren Anteil: Wie hoch er ist, steht in ihren Bedingungen, und eine Abrechnung zeigt ihn zwischen Brutto und Netto. Für eine Agentur gibt es keine Provision, die für alle passt: Sie bezahlt Arbeit und richtet sich deshalb danach, was die Agentur tut. Den ganzen Tag Nachrichten zu beantworten ist mehr wert, als nach Plan zu posten, und Rat allein am wenigsten. Die Anteile anderer sind selten vergleichbar, denn manche rechnen von dem, was Fans zahlen, andere von dem, was nach der Gebühr der Plattform bleibt.",
      "Legt fest, wovon der Anteil gerechnet wird, ab welchem Monat er gilt und was nach dem Ende des Vertrags ist. Ein Anteil, von dem der Creatorin zu wenig bleibt, endet schneller, als er begann.",
    ],
    steps: [
      "Schreib auf, was die Agentur jede Woche tut und was es dich kostet.",
      "Vereinbart einen Anteil an dem, was die Plattform auszahlt, und einen Termin, an dem ihr ihn wieder anseht.",
      "Haltet es in einem schriftlichen Vertrag fest, und lasst ihn am Wohnort der Creatorin anwaltlich prüfen.",
    ],
  },
  "finding-chatters": {
    title: "Gute Chatter finden",
    text: [
      "Gute Chatter schreiben so, wie das Model spricht, halten sich an seine Grenzen und verkaufen, ohne zu drängen. Such unter Leuten, die beruflich mit Kunden schreiben, frag andere Agenturen, wen sie wieder nehmen würden, und schreib die Stelle dort aus, wo Arbeit von zu Hause angeboten wird. Probearbeit gegen Bezahlung sagt mehr als ein Gespräch.",
      "Zahl einen festen Teil und dazu einen Anteil am Verkauf: Ein Anteil allein verleitet dazu, Fans zu bedrängen. Lies in den Bedingungen der Plattform, ob andere im Namen eines Models schreiben dürfen, lass das Model schriftlich zustimmen, und gib echte Namen und Passwörter nicht an Chatter weiter.",
    ],
    steps: [
      "Schreib auf, wie das Model spricht, was es macht und was nicht, und was etwas kostet.",
      "Lass Bewerber in einer bezahlten Probe alte Chats beantworten, und lies jede Zeile.",
      `Trag die Schichten unter „${shiftWords.tab}“ bei den Einnahmen des Models ein, und vergleiche nach einigen Wochen, wer was verkauft hat.`,
    ],
  },
  "contract-with-a-model": {
    title: "Was man mit einem Model vereinbart",
    text: [
      "Was gilt, hängt davon ab, wo ihr lebt: Lass den Vertrag dort anwaltlich prüfen. Üblich ist, dies schriftlich festzuhalten: was die Agentur tut und was das Model tut; den Anteil, wovon er gerechnet und wann er gezahlt wird; wie lange der Vertrag läuft und mit welcher Frist jede Seite ihn beendet; wer Konten, Passwörter und die E-Mail-Adressen dahinter hat; wer Bilder, Videos und Namen wie lange nutzen darf; was das Model macht und was nicht; wer in seinem Namen schreibt; wer private Daten sieht.",
      "Faire Bedingungen halten länger als strenge. Konten und Inhalte bleiben beim Model, es darf jede Art von Inhalt jederzeit ablehnen, und ein Ende kostet nichts außer der Frist.",
    ],
    steps: [
      "Geht diese Punkte gemeinsam durch, und notiert in einfachen Worten, worauf ihr euch einigt.",
      "Lass daraus am Wohnort des Models anwaltlich einen Vertrag machen, und gib ihm Zeit, sich selbst beraten zu lassen.",
      "Legt einen Tag fest, an dem ihr Anteil und Arbeit wieder anseht.",
    ],
  },
  "a-model-leaves": {
    title: "Wenn ein Model gehen will",
    text: [
      "Es darf gehen: Was über Frist und Geld vereinbart ist, gilt weiter, aber niemand muss weiterarbeiten. Frag zuerst, woran es liegt. Oft ist es eine einzige Sache, etwa der Anteil, die viele Arbeit oder ein Chatter, und die lässt sich ändern. Bleibt es dabei, ist ein ruhiges Ende mehr wert als die Monate, auf denen du bestehen könntest: Models reden miteinander.",
      "Konten, die E-Mail-Adressen dahinter und die Inhalte gehen mit. Bevor du Geld zurückhältst oder forderst, frag eine Anwältin oder einen Anwalt.",
    ],
    steps: [
      "Lies, was über Frist, Zahlungen und Konten vereinbart ist, und bestätige den letzten Tag schriftlich.",
      "Übergib Konten, Passwörter und Inhalte, beende alle Zugänge, und rechne den letzten Monat nach der Abrechnung ab.",
      "Frag, was du hättest besser machen können, und ändere es für die anderen.",
    ],
  },
  "broken-agreement": {
    title: "Wenn sich jemand nicht an die Abmachung hält",
    text: [
      "Viele gebrochene Abmachungen waren unklar: Was als erledigt gilt, stand nirgends. Sag, was du gesehen hast und was vereinbart war, mit Datum, und frag, was im Weg steht. Haltet dann gemeinsam fest, was bis wann geschieht.",
      "Ob du etwas fordern kannst und ob eine Vertragsstrafe gilt, hängt davon ab, wo ihr lebt: Lass dich anwaltlich beraten, bevor du drohst oder Geld zurückhältst. Grenzen, die ein Model für seine Inhalte setzt, gehören ihm, was auch unterschrieben ist.",
    ],
    steps: [
      "Notier, was vereinbart war, was geschehen ist und wann.",
      "Sprecht zuerst miteinander; schick dann eine kurze Zusammenfassung mit einem Termin für beide Seiten.",
      "Ändert sich nichts, beende es mit der vereinbarten Frist, oder lass anwaltlich schreiben.",
    ],
  },
  "chatter-pay": {
    title: "Was Chatter bekommen",
    text: [
      "Üblich ist ein fester Betrag je Stunde oder Schicht und dazu ein Anteil an dem, was verkauft wird. Eine verlässliche allgemeine Zahl gibt es für keins von beiden: Es hängt davon ab, wo der Chatter lebt, von den Stunden und davon, was die Seite verkauft. Nur ein Anteil bringt Leute dazu, Fans zu drängen.",
      "Deine eigene Zahl ergibt sich aus dem, was in einer Stunde verkauft wird: Zieh die Gebühr der Plattform und den Teil des Models ab und sieh, was zum Bezahlen bleibt. Erstattungen und Rückbuchungen gehen auch ab.",
    ],
    steps: [
      `Trag die Schichten unter „${shiftWords.tab}“ in den Einnahmen des Models ein und lies ab, was jeder je Stunde verkauft.`,
      "Leg den festen Teil so fest, dass er dort fair ist, wo sie leben, und den Anteil so, dass sich die Stunde für dich noch lohnt.",
      "Schreib es auf, auch was bei Erstattungen gilt, und sieh es nach zwei Monaten wieder an.",
    ],
  },
  "writing-in-her-name": {
    title: "Chatter, KI und was erlaubt ist",
    text: [
      "Ob andere oder ein Programm im Namen einer Creatorin schreiben dürfen, steht in den Bedingungen der Plattform, und die ändern sich: Lies sie, bevor du anfängst. Wem das Konto gehört, haftet für alles, was von dort kommt, und muss schriftlich zustimmen.",
      "Ein Programm, das allein schreibt, ist das größere Risiko: Es verspricht, was niemand macht, und übersieht Minderjährige oder einen Notfall. Lass es höchstens Entwürfe schreiben, und lass jede Nachricht von einem Menschen lesen und abschicken. Ob Fans es erfahren müssen, hängt von den Bedingungen ab und vom Recht dort, wo du arbeitest.",
    ],
    steps: [
      "Lies, was die Bedingungen zu Dritten und zu automatischen Nachrichten sagen.",
      "Lass die Creatorin schriftlich zustimmen, wer schreibt und was nie gesagt wird.",
      "Gib niemandem ihr Passwort, wo die Plattform einen eigenen Zugang für Teams hat.",
    ],
  },
};
