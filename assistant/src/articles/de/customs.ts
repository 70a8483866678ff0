import type { TopicTexts } from "../articles.ts";

export const customs: TopicTexts<"customs"> = {
  "price-a-custom": {
    title: "So findest du den Preis für ein Custom",
    text: [
      "Ein Custom kostet dich Zeit: absprechen, drehen, schneiden, liefern. Hast du es exklusiv versprochen, kannst du es nur ein einziges Mal verkaufen. Rechne erst die Zeit und schlag dann auf, was selten ist: Exklusivität, ein ausgesprochener Name, ein Outfit, das du kaufen musst, eine kurze Frist.",
      "Nenn Preise von einer Liste, nicht nach der Stimmung im Chat. Eine Liste ist fair zu allen, damit antwortest du schneller, und anheben lässt sie sich auch leichter.",
    ],
    steps: [
      "Notiere, wie lange deine letzten Customs gedauert haben, von der ersten Nachricht bis zur Lieferung.",
      "Leg fest, was deine Stunde mindestens kostet, und liste die Aufschläge auf: Exklusivität, Länge, Requisiten, Eile.",
      "Lass dich immer über die Plattform bezahlen, bevor du anfängst.",
    ],
    own: [
      "Laut deiner Abrechnung machen Customs {share} der Einnahmen aus ({share.period}).",
      "Typisch sind Ausgaben von {median} pro Person ({median.period}). Ein Angebot weit darüber spricht nur wenige an und sollte sagen, warum.",
    ],
  },
  "custom-menu": {
    title: "Ein Menü, das antwortet, bevor jemand fragt",
    text: [
      "In einem Menü steht, was du machst, was du nie machst, ab welchem Preis und wie lange es dauert. Es erspart dir lange Chats, aus denen nichts wird, und zeigt Schüchternen, wie man fragt.",
      "Halte es kurz. Ein Menü, auf dem alles steht, liest niemand, und nichts darauf wirkt mehr besonders.",
    ],
    steps: [
      "Schreib auf, was du gern machst, und daneben, was du nicht machst.",
      "Nenn zu allem den Einstiegspreis und die Lieferzeit.",
      "Pinne es an und erneuere es, wenn du Preise erhöhst.",
    ],
  },
  "limits-in-customs": {
    title: "Grenzen, und wie du Nein sagst",
    text: [
      "Eine Grenze, die irgendwo geschrieben steht, musst du nicht verteidigen: Du verweist einfach darauf. Wer um eine Grenze feilscht, feilscht auch um die nächste und kostet dich mehr, als dabei herauskommt.",
      "Ein kurzes, freundliches Nein behält die meisten als Fans. Biete an, was du machst, und belass es dabei.",
    ],
    steps: [
      "Schreib deine Grenzen ins Menü.",
      "Beantworte Wünsche jenseits davon mit einem Satz und einer Alternative.",
      "Blockiere Leute, die immer wieder nachbohren; eine Begründung schuldest du niemandem.",
    ],
  },
  "messages-that-sell": {
    title: "PPV-Nachrichten, die geöffnet werden",
    text: [
      "Gekauft wird eine PPV-Nachricht für das, was der Text davor verspricht. Gehen dieselben Worte an alle, lernen alle, daran vorbeizuscrollen. Schreibst du denen, die schon Ähnliches mochten, und sagst dazu, warum, verdienen weniger Nachrichten mehr und nerven weniger Leute.",
      "Wie oft, hängt davon ab, wie viel Neues es zu verkaufen gibt. Fang mit einer PPV-Nachricht pro Woche an alle an, und schick weitere an Gruppen von Käufern; schick mehr, solange gleich viele geöffnet werden, und weniger, sobald weniger geöffnet werden oder Leute gehen.",
      "Sieh dir an, welchen Anteil alles außer Abos ausmacht. Ist es der größte Teil deiner Einnahmen, tragen dich wenige Leute, und jeder davon zählt.",
    ],
    steps: [
      "Teile Käufer danach ein, was sie gekauft haben, und schreib immer nur einer Gruppe.",
      "Variiere den Preis in einem Rahmen und notiere, bei welchem geöffnet wurde.",
      "Schick niemandem dieselbe gesperrte Nachricht ein zweites Mal.",
    ],
    own: [
      "{extras} deiner Einnahmen stammen nicht aus Abos ({extras.period}).",
      "Bezahlte Nachrichten allein machen {messages} der Einnahmen aus.",
    ],
  },
  "custom-delivery": {
    title: "So lieferst du, dass sie wieder bestellen",
    text: [
      "Ein Custom, das pünktlich kommt, mit einem Satz, der zeigt, dass du den Wunsch noch weißt, verkauft das nächste von selbst. Ein verspätetes ohne ein Wort kostet dich mehr als seinen Preis.",
      "Halte die Absprache im Chat der Plattform fest: was gewünscht, was bezahlt und wann geliefert wurde. Wird eine Zahlung später angefochten, ist das dein Nachweis.",
    ],
    steps: [
      "Versprich einen Tag, den du mit Puffer schaffst.",
      "Liefere über die Plattform, im selben Chat wie die Absprache.",
      "Frag danach, ob es so war wie erhofft, und merk dir die Antwort.",
    ],
    own: [],
  },
  "money-back": {
    title: "Ein Fan will sein Geld zurück",
    text: [
      "Was freigeschaltet, geliefert oder abonniert wurde, wird in der Regel nicht erstattet: Das entscheidet die Plattform, und wer es sich anders überlegt, hat keinen Anspruch gegen dich. Eine Erstattung ist richtig, wenn etwas nicht geliefert wurde oder nicht das war, was in der Nachricht stand.",
      "Eine Rückbuchung ist etwas anderes: Der Fan bestreitet die Zahlung bei seiner Bank, die Plattform holt sich den Betrag zurück, und viele davon gefährden ein Konto. Antworten kannst du mit dem, was im Chat der Plattform steht: was vereinbart und wann es geliefert wurde.",
    ],
    steps: [
      "Antworte einmal, freundlich: was gekauft wurde, wann es geöffnet wurde, und dass die Plattform über Erstattungen entscheidet.",
      "Lag der Fehler bei dir, mach ihn mit etwas Gleichwertigem gut oder lass die Plattform erstatten.",
      "Notiere, wer eine Zahlung bestreitet, und verkaufe dieser Person nichts mehr auf Vertrauen.",
    ],
    own: ["Erstattungen und Rückbuchungen in deiner Abrechnung: {back} ({back.period})."],
  },
  "paying-elsewhere": {
    title: "Ein Fan will außerhalb der Plattform zahlen",
    text: [
      "Nein. Die Plattformen verbieten Zahlungen per PayPal, Überweisung, Geschenkkarte oder Krypto für das, was auf ihnen verkauft wird, und schließen dafür Konten. Außerhalb schützt dich auch nichts: Zahlungen werden Wochen später zurückgeholt, Geschenkkarten sind gestohlen, und die Zahlung verrät womöglich deinen echten Namen.",
      "Wer es ernst meint, zahlt auf der Seite: als Trinkgeld, bezahlte Nachricht oder Custom mit Preis. Wer auf einem anderen Weg besteht, will meist etwas anderes.",
    ],
    steps: [
      "Lehne in einem freundlichen Satz ab und schick dasselbe Angebot als Trinkgeld oder bezahlte Nachricht.",
      "Wechsle für eine Zahlung nie in einen anderen Messenger, und gib nie Adresse, Konto oder Namen weiter.",
      "Schreib die Regel für alle auf, die chatten, und schränke ein, wer wieder fragt.",
    ],
    own: [],
  },
  "earning-more": {
    title: "Mehr verdienen",
    text: [
      "Deine Einnahmen hängen daran, wie viele zahlen, wie lange sie bleiben und was sie neben dem Abo ausgeben. Auf den meisten Seiten hinkt eines davon hinterher, und Arbeit an den anderen bringt wenig.",
      "Am günstigsten ist es, Leute zu halten: Wer einen Monat länger bleibt, kostet keine Werbung. Danach kommen Nachrichten und Customs für die, die schon zahlen, und erst dann noch mehr neue Leute.",
    ],
    steps: [
      "Importiere deine Abrechnungen und sieh nach, aus welchen Zahlungsarten dein Geld kommt.",
      "Benenn, was hinterherhinkt: Kommen wenige, gehen viele, oder kauft kaum jemand etwas dazu?",
      "Arbeite einen Monat lang nur daran und vergleiche ihn mit den Monaten davor.",
    ],
    own: ["Deine Nettoeinnahmen: {net} ({net.period}).", "{extras} deiner Einnahmen stammen nicht aus Abos."],
  },
};
