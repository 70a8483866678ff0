import type { TopicTexts } from "../articles.ts";

export const tiktok: TopicTexts<"tiktok"> = {
  "tiktok-first-seconds": {
    title: "Die ersten Momente eines TikToks",
    text: [
      "Ein Video wird erst wenigen gezeigt und dann mehr Leuten, wenn die ersten dranbleiben. Es kommt darauf an, ob der Anfang einen Grund dafür gibt: etwas, das schon passiert, eine Frage, ein Versprechen, das du einlöst. Eine Begrüßung ist keiner.",
      "Wie weit Videos kommen, schwankt bei allen enorm. Beurteile, was ein typisches Video schafft und wie viele weit darüber hinausgehen, nie das beste.",
    ],
    steps: [
      "Fang mitten im Geschehen an und schneide alles davor weg.",
      "Mach zur selben Idee mehrere Anfänge.",
      "Vergleiche typische Aufrufe über einige Wochen, nicht einzelne Videos.",
    ],
    own: [
      "Auf TikTok haben deine Videos im Schnitt {views} Aufrufe.",
      "Von deinen neuesten Videos gingen {viral} weit über dein typisches hinaus ({viral.range}).",
    ],
  },
  "tiktok-safe-content": {
    title: "Was du auf TikTok zeigen kannst",
    text: [
      "TikTok erlaubt weder Nacktheit noch sexuelle Angebote und achtet auf Kleidung, Gesten, Wörter und die Seite hinter deinem Link. Wer sich dort hält, zeigt sich als Person: Humor, Können, Alltag, Antworten auf Fragen. Die Neugier, die das weckt, ist der ganze Sinn.",
      "Lies die Community-Richtlinien ab und zu selbst; was andere darüber erzählen, ist oft veraltet. Nach einer Verwarnung lass das weg, was sie ausgelöst hat, statt es nur anders zu nennen.",
    ],
    steps: [
      "Überleg dir, worum es bei dir geht, wenn nichts verkauft wird, und film genau das.",
      "Halte Bio, Link und Vorschau frei von allem, was nur für Erwachsene ist.",
      "Sieh nach einer Verwarnung den Kontostatus an, bevor du weiter postest.",
    ],
  },
  "tiktok-series": {
    title: "Serien statt einzelner Treffer",
    text: [
      "Wem ein Video gefallen hat, dem gibt eine Serie den Grund, nach dem nächsten zu suchen, und dir jede Woche eine Idee. Trends bringen Fremde einmal; eine Serie sorgt dafür, dass einige bleiben.",
      "Nutz einen Trend, wenn er zu dir passt, und zwar früh oder gar nicht. Sobald genug Posts eine Caption haben, nennt der Bericht die Themen, die mehr bringen als deine übrigen.",
    ],
    steps: [
      "Such dir eine Frage, die du in vielen Videos beantworten könntest, und gib der Serie einen Namen.",
      "Lass jeden Teil erkennbar gleich anfangen.",
      "Sieh im Bericht nach, welches Thema mehr bringt als die anderen, und mach damit weiter.",
    ],
    own: [
      "Posts mit {theme} bringen etwa {change.size} mehr Likes und Kommentare als deine übrigen ({change.sizeRange}).",
    ],
  },
  "tiktok-to-followers": {
    title: "Von Aufrufen zu Followern",
    text: [
      "Aufrufe sind noch kein Publikum. Gefolgt wird, wenn das Profil klarmacht, was als Nächstes kommt. Also muss es aussehen wie das Video, über das die Leute kamen.",
      "Beantworte Kommentare mit Videos: Das zeigt den anderen, dass du antwortest, und liefert dir die nächste Idee gratis.",
    ],
    steps: [
      "Pinne die Videos an, die am besten zeigen, worum es bei dir geht.",
      "Mach die Bio zu einem Versprechen, was als Nächstes kommt.",
      "Beantworte gute Kommentare mit einem Video.",
    ],
    own: ["Auf TikTok hast du {followers} {followers.noun} (Stand: {followers.asOf})."],
  },
  "tiktok-figures": {
    title: "Warum du TikTok-Zahlen selbst beisteuerst",
    text: [
      "TikTok gibt die Zahlen eines Kontos nur diesem Konto. Hierher kommen sie also so: Du verbindest das Konto, lädst einen Screenshot der Statistik hoch oder tippst sie ein. Bei jeder Zahl steht ihre Quelle, und die verlässlichste gilt.",
      "Bis dahin steht im Bericht alles zu TikTok als fehlend. Das heißt nicht null.",
    ],
    steps: [
      "Verbinde TikTok auf der Seite „Belege“ des Models, wenn es dein Konto ist.",
      "Lade sonst einen Screenshot der Statistik hoch und bestätige, was erkannt wurde.",
      "Starte eine neue Analyse.",
    ],
  },
};
