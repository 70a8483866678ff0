import type { TopicTexts } from "../articles.ts";

export const retention: TopicTexts<"retention"> = {
  "why-subscribers-leave": {
    title: "Warum Abonnenten gehen, und wie du deinen Grund findest",
    text: [
      "Die meisten kündigen aus einem dieser Gründe: Sie hatten nach den ersten Tagen, was sie wollten. Es kam nichts Neues nach. Niemand hat je mit ihnen geschrieben. Der Preis ist höher als das, was sie dafür bekommen. Oder die Karte wurde abgelehnt und keiner hat es bemerkt. Jeder Grund braucht eine andere Antwort, also finde erst deinen heraus, bevor du etwas änderst.",
      "Eine Abrechnung verrät mehr als das Bauchgefühl. Viele neue Abos und wenige Verlängerungen heißen: Die Seite hält nicht, was sie verspricht. Stabile Verlängerungen und wenige neue Abos heißen: Dir fehlt Reichweite; am Halten liegt es dann nicht.",
    ],
    steps: [
      "Importiere die neueste Abrechnung und stell neue Abos den Verlängerungen gegenüber.",
      "Frag alle, die gehen, nur eins: Was hat dir gefehlt? Und diskutiere nicht über die Antwort.",
      "Ändere einen ganzen Abrechnungsmonat lang nur eine Sache und vergleiche die Verlängerungen davor und danach.",
    ],
    own: [
      "Du hast {subscribers} {subscribers.noun} (Stand: {subscribers.asOf}): So viele können verlängern.",
      "Laut deiner Abrechnung brachten neue Abos {started} und Verlängerungen {renewed} ({renewed.period}).",
    ],
  },
  "first-days-of-a-subscriber": {
    title: "Die ersten Tage entscheiden über die Verlängerung",
    text: [
      "Am ersten Tag ist die Neugier am größten, danach lässt sie jeden Tag etwas nach. Eine Seite, die begrüßt, zeigt, wo man anfängt, und auf die erste Nachricht antwortet, wirkt lebendig. Eine Seite, die verkauft, bevor sie Hallo sagt, wirkt wie ein Automat.",
      "Eine gute Begrüßung ist kurz, persönlich und fragt etwas, worauf man leicht antworten kann. Einen Rabatt braucht sie nicht.",
    ],
    steps: [
      "Schreib eine Begrüßung in deinem eigenen Ton, mit einer Frage darin, und schick sie an jedes neue Abo.",
      "Pinne einen Post an: worum es auf deiner Seite geht, wie oft Neues kommt und wo das Beste zu finden ist.",
      "Beantworte die ersten Reaktionen selbst, bevor irgendeine Nachricht Geld kostet.",
    ],
    own: ["Deine Abrechnung zählt {interaction} {interaction.noun}: So viel Austausch gibt es im Moment."],
  },
  "rhythm-that-keeps": {
    title: "Ein Rhythmus, auf den sich Abonnenten verlassen",
    text: [
      "Bezahlt wird für das, was noch kommt. Ein bescheidener Rhythmus, den du durchhältst, hilft den Verlängerungen mehr als Schübe mit Funkstille dazwischen. Denn Stille kurz vor dem Abrechnungstag ist genau das, was man beim Entscheiden sieht.",
      "Sag, wie oft du postest, und zwar dort, wo alle es lesen. Halte einen kleinen Vorrat für schlechte Wochen bereit und kündige Pausen an, bevor sie beginnen.",
    ],
    steps: [
      "Wähl den Rhythmus, den du in einer schlechten Woche schaffst, nicht in einer guten.",
      "Leg einen Vorrat fertiger Posts an und füll ihn immer zuerst wieder auf.",
      "Kündige jede Pause an, mit dem Tag, an dem du zurück bist.",
    ],
    own: [
      "Dein Rhythmus auf {rate.platform}: {rate} {rate.noun}; die längste Pause dauerte {gap}.",
      "Auf {since.platform} liegt der letzte Post {since} zurück; deine übliche Pause: {usual}.",
    ],
  },
  "winning-back": {
    title: "Ehemalige Abonnenten zurückholen",
    text: [
      "Ehemalige wissen, was sie erwartet. Deshalb erreichst du sie leichter als Fremde, und deshalb durchschauen sie ein leeres Angebot schneller. Zurück kommen sie für etwas, das es noch nicht gab, als sie gingen.",
      "Ein Rabatt fürs Wiederkommen bringt Leuten bei, zu kündigen und abzuwarten. Wenn du einen gibst, dann kurz und zusammen mit etwas Neuem, und nie in einem Takt, den man sich merken kann.",
    ],
    steps: [
      "Liste auf, wer in den letzten Abrechnungsmonaten gegangen ist und was seitdem neu ist.",
      "Schick eine einzige Nachricht, in der das Neue steht, nicht der Preis.",
      "Zähl, wie viele zurückkommen und wie viele danach verlängern. Erst die zweite Zahl zeigt, ob es geklappt hat.",
    ],
  },
  "failed-payments": {
    title: "Wenn Abos ungewollt enden",
    text: [
      "Manche Abos enden, weil eine Karte abgelaufen ist, eine Bank ablehnt oder die automatische Verlängerung von Anfang an aus war. Diese Leute haben sich gegen nichts entschieden, also reicht eine freundliche Nachricht.",
      "Erklär offen, wie man die Verlängerung einschaltet und was sie bringt: Zugang ohne Lücke und das, was du Treuen extra gibst. Versteck nie, wie man sie wieder ausschaltet.",
    ],
    steps: [
      "Such in der Abonnentenliste deiner Plattform nach denen, bei denen die Verlängerung aus ist.",
      "Gib denen, die verlängern, eine Kleinigkeit, die sonst niemand bekommt, und erwähne das einmal im Monat.",
      "Schreib allen, deren Zahlung fehlgeschlagen ist, ohne Vorwurf.",
    ],
  },
  "price-and-leaving": {
    title: "Wenn es am Preis liegt",
    text: [
      "Ein höherer Preis vertreibt einige und macht die übrigen wertvoller. Ob sich das rechnet, hängt davon ab, wie viele gehen. Es gibt eine Grenze: den Anteil der Abonnenten, der gehen darf, bevor eine Erhöhung Geld kostet. Die Preisanalyse berechnet ihn aus deinen eigenen Zahlen.",
      "Eine Preisänderung sagt dir nur dann etwas, wenn sich im selben Monat sonst nichts ändert. Pakete über mehrere Monate halten Leute länger und verdecken, wie viele gegangen wären. Betrachte deren Verlängerungen also getrennt.",
    ],
    steps: [
      "Öffne die Preisanalyse für dieses Model und lies neben deinem Wunschpreis, wie viele gehen dürften.",
      "Kündige eine Erhöhung vorher an und lass bestehenden Abonnenten den alten Preis noch eine Weile.",
      "Trag den Tag der Änderung bei den Preisänderungen ein, damit sich Vorher und Nachher vergleichen lassen.",
    ],
    own: ["Dein Abopreis ist {price} (Stand: {price.asOf})."],
  },
  "subscription-price": {
    title: "Welchen Abopreis du nehmen solltest",
    text: [
      "Den richtigen Preis für eine bestimmte Größe gibt es nicht, und was andere nehmen, hilft dir kaum: Gleich große Seiten verkaufen neben dem Abo ganz Verschiedenes. Entscheidend ist, wie viel weniger Leute bei einem höheren Preis abonnieren. Das zeigen dir nur deine eigenen Monate.",
      "Wer vor allem mit Nachrichten und Customs verdient, kommt mit einem niedrigen Einstieg gut zurecht. Wer nur den Feed verkauft, nicht. Ein Preis, der sich nie ändert, lehrt dich nichts. Ein Test über einige Wochen, nur für neue Abos, ist mehr wert als jede Tabelle.",
    ],
    steps: [
      "Öffne die Preisanalyse für dieses Model: Sie schätzt aus deinen eigenen Monaten, was andere Preise brächten, jeweils mit Wahrscheinlichkeit und Fehlerspanne.",
      "Wenn dort Monate fehlen, importiere zuerst deine Abrechnungen.",
      "Ist kein anderer Preis klar besser, behalte deinen und teste einen neuen nur bei neuen Abos.",
    ],
    own: ["Dein Abopreis ist {price} (Stand: {price.asOf})."],
  },
  "trials-and-sales": {
    title: "Probeabos, Rabattaktionen und Gratisseiten",
    text: [
      "Probeabos und Rabatte bringen Leute, die den vollen Preis nicht bezahlt hätten, und die meisten gehen, sobald er zum ersten Mal fällig wird. Es lohnt sich, wenn sie in der Zwischenzeit etwas kaufen oder wenn die, die bleiben, mehr wert sind als die, die ohnehin gekommen wären.",
    ],
    steps: [
      "Gib jeder Aktion ein Ende, einen Anlass und einen eigenen Link, damit du zählen kannst, wie viele darüber kamen.",
      "Begrüße die Neuen sofort und biete ihnen etwas Kleines zum Kaufen an.",
      "Zähl einen Monat später, wie viele zum vollen Preis verlängert haben und was alle zusammen bezahlt haben.",
    ],
    own: ["{extras} deiner Einnahmen stammen nicht aus Abos."],
  },
  "first-price": {
    title: "Der erste Preis einer neuen Seite",
    text: [
      "Fang in der unteren Hälfte dessen an, was Seiten wie deine verlangen, und erhöh später für neue Abonnenten: Eine neue Seite hat wenig zu zeigen, und was wenig kostet, wird ausprobiert. Einen verlässlichen Preis, der für jede Seite passt, gibt es nicht; den zeigen dir erst deine eigenen Monate.",
    ],
    steps: [
      "Schreib auf, was fünf bis zehn Seiten deiner Art und Größe verlangen.",
      "Wähl einen Preis in deren unterer Hälfte und lass ihn zwei, drei Monate stehen.",
      "Probier dann einen höheren Preis nur bei neuen Abonnenten und vergleiche, was alle zusammen gezahlt haben.",
    ],
  },
  "free-or-paid": {
    title: "Kostenlose Seite, bezahlte Seite oder beides",
    text: [
      "Mit wenigen Followern und wenig Zeit fang mit einer bezahlten Seite an. Eine kostenlose lohnt sich, sobald viele Fremde kommen und jemand ihnen jeden Tag schreibt, denn sie verdient nur über Nachrichten.",
      "Beide nebeneinander gehen, wenn jede sagt, wofür sie da ist: Die kostenlose ist das Schaufenster, die bezahlte hat, was das Fenster nur andeutet. Dieselben Posts auf beiden verwirren und geben niemandem einen Grund zu zahlen.",
    ],
    steps: [
      "Klär, wer den Fans schreibt und wie viele Stunden am Tag.",
      "Fang mit einer Seite an und eröffne die zweite, wenn die erste von selbst läuft.",
      "Vergleiche nach zwei Monaten, was ein Abonnent jeder Seite insgesamt gezahlt hat.",
    ],
  },
};
