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
  "personal-wishes": {
    title: "Ein Name, ein Outfit, ein Wunsch: was in ein Custom darf",
    text: [
      "Ein ausgesprochener Vorname oder Spitzname ist ein ganz normaler Wunsch: Sag zu, wenn du magst, und nimm einen festen Aufschlag, denn den Clip kannst du sonst niemandem mehr verkaufen. Volle Namen, Adressen, Arbeitsplätze und Namen anderer Leute bleiben draußen.",
      "Was die Plattform verbietet, ist auch im Custom verboten, und was du nie machst, bleibt auf deiner Liste, egal was geboten wird. Was gekauft werden muss, wird vorher bezahlt.",
    ],
    steps: [
      "Schreib die Aufschläge für Name, Outfit und kurze Frist in dein Menü.",
      "Wiederhol den Wunsch in einer Nachricht: was drin ist, wie lang, was es kostet, wann es kommt.",
      "Lass dich über die Plattform bezahlen, dann film.",
    ],
  },
  "calls-and-live": {
    title: "Anrufe, Live-Chats und alles nach Minuten",
    text: [
      "Rechne nach Minuten ab, mit einer Mindestdauer, und nimm die ganze Summe vorher: Ein Anruf braucht deine volle Aufmerksamkeit, und nichts davon lässt sich noch einmal verkaufen.",
      "Sieh zuerst nach, ob die Plattform das anbietet oder erlaubt. Ein Anruf in einer anderen App ist gegen ihre Regeln und verrät womöglich deine Nummer. Rechne damit, dass mitgeschnitten wird, und zeig nichts, was du nicht veröffentlichen würdest.",
    ],
    steps: [
      "Rechne aus, was eine Stunde deiner Arbeit jetzt bringt.",
      "Leg einen Minutenpreis darüber fest und eine Mindestdauer.",
      "Nutz das Werkzeug der Plattform, ohne deine Nummer, deinen Namen und den Blick aus deinem Fenster.",
    ],
  },
  "answering-messages": {
    title: "Wie schnell du auf Nachrichten antworten solltest",
    text: [
      "Wer gleich kaufen will, bekommt die Antwort in Minuten, alle anderen am selben Tag: Das ist üblich, aber keine gemessene Grenze. Wer nach einem Preis fragt, ist am wärmsten, solange er noch aufs Display sieht.",
      "Niemand antwortet den ganzen Tag. Zeiten, die du nennst und einhältst, sind besser als jetzt eine schnelle Antwort und dann zwei Tage Stille. Eine Agentur deckt die Stunden, in denen die meisten Fans schreiben, mit Schichten ab.",
    ],
    steps: [
      "Antworte zuerst auf offene Angebote und Fragen nach Preisen, dann neuen Abonnenten, dann auf Small Talk.",
      "Leg feste Zeiten für Nachrichten fest und nenn sie in der Begrüßung.",
      "Notiere einen Monat lang, wie lange eine Antwort gedauert hat und ob sie verkauft hat: So bekommst du deine eigene Zahl.",
    ],
  },
  "fans-who-want-more": {
    title: "Fans, die sich verlieben, dich treffen wollen oder etwas schenken",
    text: [
      "Sei freundlich und klar: Ihr schreibt auf deiner Seite, und du triffst niemanden von dort. Die meisten nehmen das an, wenn du es einmal sagst, früh und ohne Vorwurf. Eine Hoffnung, die du offen lässt, kommt später als Druck zurück.",
      "Geschenke sind in Ordnung, wenn sie keine Adresse von dir brauchen, etwa ein Trinkgeld oder eine Wunschliste, die sie verbirgt. Wer dein Zuhause oder deine Familie sucht, dir droht oder auf dich wartet, ist kein Fan mehr: Nachrichten aufheben, blockieren, melden, zur Polizei gehen.",
    ],
    steps: [
      "Sag es einmal in einem freundlichen Satz und mach mit dem weiter, was du anbietest.",
      "Gib nie Namen, Adresse, Nummer oder die Orte preis, an denen du deine Zeit verbringst.",
      "Schränk ein oder blockiere, wer danach weitermacht.",
    ],
  },
};
