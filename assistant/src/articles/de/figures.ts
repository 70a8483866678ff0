import { compareWords } from "@fanradar/words/de/compare";
import type { TopicTexts } from "../articles.ts";

export const figures: TopicTexts<"figures"> = {
  "how-sure-is-a-figure": {
    title: "Wie sicher eine Zahl ist",
    text: [
      "Jede Zahl hier lässt sich öffnen. Dann siehst du, woher sie kommt, wie alt sie ist, wie sie berechnet wurde, auf wie vielen Posts oder Tagen sie beruht und zwischen welchen Werten sie am wahrscheinlichsten liegt. Ein Strich heißt, dass die Zahl unbekannt ist. Das heißt nicht null.",
      "Vergleiche zwei Zahlen anhand ihrer Fehlerspannen: Überschneiden sie sich stark, kann der Unterschied Zufall sein.",
    ],
    steps: [
      "Öffne eine Zahl und sieh dir Quelle und Fehlerspanne an.",
      "Ist die Quelle schwach, liefere bessere Belege: Konto verbinden, Datei importieren oder Screenshot hochladen.",
      "Starte eine neue Analyse und lies, was sich geändert hat und warum.",
    ],
  },
  comparing: {
    title: "Dich mit anderen vergleichen",
    text: [
      "Vergleiche, was gleich gezählt wird: eine Rate nach Followern mit einer Rate nach Followern, und Konten gleicher Größe miteinander. Größere Konten haben fast immer niedrigere Raten, eine höhere ist also für sich noch kein Sieg.",
      "Der Vergleich stellt die neuesten Berichte nebeneinander, jede Zahl mit Alter und Fehlerspanne. Überschneiden sich die Spannen stark, kann der Unterschied Zufall sein.",
    ],
    steps: [
      "Öffne „Models vergleichen“ und wähl aus, wen du nebeneinander sehen willst.",
      "Lies zuerst die Fehlerspannen, dann die Zahlen.",
      "Speichere den Vergleich und sieh wieder hin, wenn du etwas geändert hast.",
    ],
    page: compareWords.title,
  },
  "more-evidence": {
    title: "Welche Belege am meisten bringen",
    text: [
      "Ein verbundenes Konto schlägt eine Datei, eine Datei einen geprüften Screenshot, ein Screenshot Getipptes, und alles schlägt Raten. Private Zahlen wie deine Einnahmen bleiben deine: Niemand sonst sieht sie, außer du erlaubst es.",
      "Der letzte Abschnitt des Berichts nennt die nächsten Schritte, die am meisten bringen würden.",
    ],
    steps: [
      "Öffne beim Model die Seite „Belege“.",
      "Fang mit dem Schritt an, den der Bericht zuerst nennt.",
      "Lies in der nächsten Version, was sich geändert hat.",
    ],
    own: ["Im Moment liefern {coverage} deiner verlinkten Plattformen Zahlen."],
  },
  "reading-a-forecast": {
    title: "Eine Prognose lesen",
    text: [
      "Eine Prognose setzt fort, was gemessen wurde; von deinen Plänen weiß sie nichts. Es kommt auf das Band an: Es ist so gebaut, dass es das tatsächliche Ergebnis so oft enthält, wie es angibt. Reicht es über und unter den heutigen Stand, kann es in beide Richtungen gehen.",
      "Dafür braucht sie Tageswerte. Die beginnen mit der ersten Analyse und laufen automatisch weiter.",
    ],
    steps: [
      "Achte auf das Band, nicht auf die Linie.",
      "Sieh wieder hin, wenn du etwas geändert hast: Der Abstand zum Band ist das, was es gebracht hat.",
    ],
    own: [
      "Prognose für {forecast.platform}: etwa {forecast} Follower bis {forecast.until}, am wahrscheinlichsten {forecast.range}.",
      "Gemessen wurde: {gain} {gain.noun} auf {gain.platform} ({gain.period}).",
    ],
  },
  "trending-score": {
    title: "Warum jemand im Trend liegt",
    text: [
      "Der Trend-Score reiht Creator danach, was sie in der letzten Woche im Verhältnis zur Größe ihres Kontos gewonnen haben, wie das zu ihren eigenen Wochen davor passt und wie überraschend es ist. Er ist so gebaut, dass ein großes Konto nicht durch seine Größe gewinnt und gekaufte Follower wenig bewirken.",
      "Auf der Seite eines Creators lässt sich der Score in seine Teile aufklappen, jeder mit Gewicht und Zahl.",
    ],
    steps: [
      "Öffne die Seite des Creators und dort den Score.",
      "Sieh dir die Wachstumskurve daneben an: ein Sprung oder ein stetiger Anstieg?",
      "Vergleiche mit jemandem in derselben Größe.",
    ],
    own: ["Dein Trend-Score ist {score}.", "Veränderung deines Publikums auf {gain.platform}: {gain} ({gain.period})."],
  },
  "taxes-and-law": {
    title: "Steuern, Verträge und Recht",
    text: [
      "Was du zahlen und was du unterschreiben musst, hängt davon ab, wo du lebst, und eine falsche Antwort wird teuer. Darum gibt dieser Assistent keine. Er hilft dir mit geordneten Zahlen: Die Seite „Einnahmen“ fasst deine Abrechnungen nach Monat und Art zusammen und exportiert sie.",
      "Lies in einem Agenturvertrag nach, was passiert, wenn du gehst: wer die Konten, die Bilder und die Namen behält.",
    ],
    steps: [
      "Exportiere die Einnahmen als Datei für deine Steuerberatung.",
      "Frag jemanden, der dort, wo du lebst, beraten darf.",
      "Unterschreib nichts, womit du deine Konten abgibst.",
    ],
  },
  "where-to-begin": {
    title: "Was du als Nächstes tun kannst",
    text: [
      "Fang mit dem Bericht an: Er zeigt für jede Plattform, was gemessen wurde, wie das neben Konten derselben Größe aussieht und welche Risiken herausstechen. Zu dem, was nicht sicher ist, gibt er keinen Rat.",
      "Mach einige Wochen lang nur eine Sache. Änderst du vieles auf einmal, lernst du über nichts davon etwas.",
    ],
    steps: [
      "Lies am Ende des Berichts die Risiken und die nächsten Schritte und nimm den ersten.",
      "Ergänze die Belege, die laut Bericht fehlen: Dann kann er mehr sagen.",
      "Starte nach einigen Wochen eine neue Analyse und lies, was sich geändert hat.",
    ],
    own: [
      "Gemessen auf {gain.platform}: {gain} {gain.noun} ({gain.period}).",
      "Dein Engagement nach Followern auf {rate.platform} liegt bei {rate} ({rate.range}).",
      "Im Moment liefern {coverage} deiner verlinkten Plattformen Zahlen.",
    ],
  },
};
