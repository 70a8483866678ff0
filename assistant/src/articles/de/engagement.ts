import type { TopicTexts } from "../articles.ts";

export const engagement: TopicTexts<"engagement"> = {
  "what-engagement-says": {
    title: "Was Engagement aussagt, und was nicht",
    text: [
      "Engagement ist der Anteil deiner Follower, den ein typischer Post zu einem Like oder Kommentar bewegt. Es sinkt bei allen, wenn Konten wachsen. Vergleiche dich also mit Konten deiner Größe oder mit dir selbst von früher, nie mit den größten.",
      "Es gibt mehrere Raten: nach Followern, nach Aufrufen, nach Reichweite. Sie beantworten verschiedene Fragen und lassen sich nicht miteinander vergleichen. Öffnest du eine Zahl, steht dort, wie sie berechnet wurde.",
    ],
    steps: [
      "Öffne die Zahl im Bericht und lies, welche Rate es ist und auf wie vielen Posts sie beruht.",
      "Vergleiche sie mit dem Wert deiner Größenklasse, mit beiden Fehlerspannen im Blick.",
      "Stell die neuesten Posts denen davor gegenüber: Dort zeigt sich eine Änderung zuerst.",
    ],
    own: [
      "Dein Engagement nach Aufrufen auf {views.platform} liegt bei {views} ({views.range}).",
      "Dein Engagement nach Followern auf {rate.platform} liegt bei {rate} ({rate.range}).",
      "Das liegt unter den {benchmark}, die hier für Konten dieser Größe üblich sind. Da ist noch Luft.",
      "Das liegt über den {benchmark}, die hier für Konten dieser Größe üblich sind. Arbeite also eher an der Reichweite.",
    ],
  },
  "answering-comments": {
    title: "So antwortest du, dass wieder jemand schreibt",
    text: [
      "Kommentiert wird dort, wo Antworten kommen. Die ersten zählen am meisten, denn sie zeigen allen, die mitlesen, dass Schreiben sich lohnt. Eine Antwort mit Rückfrage eröffnet ein Gespräch, ein Herz beendet es.",
      "Nimm dir gleich nach dem Posten Zeit und beantworte zuerst die Kommentare, die etwas sagen.",
    ],
    steps: [
      "Bleib nach dem Posten eine Weile da und antworte, solange Leute da sind.",
      "Stell in deinen Antworten eine Rückfrage.",
      "Pinne einen Kommentar an, der den Ton zeigt, den du magst.",
    ],
    own: ["Kommentare pro Post auf {comments.platform}: im Schnitt {comments}."],
  },
  "questions-and-polls": {
    title: "Fans etwas entscheiden lassen",
    text: [
      "Eine Abstimmung über etwas, das danach wirklich passiert, bringt Leute zurück, weil sie es sehen wollen. Eine Abstimmung über nichts fällt beim nächsten Mal auf.",
      "Lass Fans zwischen Dingen wählen, die du ohnehin machen würdest, setz das Ergebnis bald um und sag, wessen Idee es war.",
    ],
    steps: [
      "Stell Dinge zur Wahl, zu denen du bereit bist.",
      "Setz den Gewinner in wenigen Tagen um und erwähne die Abstimmung.",
      "Heb den Verlierer für später auf: Auch den wollte jemand.",
    ],
  },
  "engagement-is-falling": {
    title: "Das Engagement sinkt",
    text: [
      "Frag zuerst, ob es überhaupt sinkt: Einzelne Posts schwanken stark, und nach einem viralen sieht alles wie ein Rückgang aus. Der Bericht vergleicht die neuesten Posts mit denen davor und nennt einen Unterschied nur, wenn er größer ist als die übliche Schwankung.",
      "Sinkt es wirklich, sind die häufigsten Ursachen ein anderes Format, ein müdes Thema, viele neue Follower, die wegen etwas anderem kamen, oder Follower, die nie echt waren. Jede zeigt sich an einer anderen Stelle des Berichts.",
    ],
    steps: [
      "Lies im Bericht, ob sich die neuesten Posts von denen davor unterscheiden, samt Fehlerspanne.",
      "Prüf, ob in die Zeit davor ein einzelner Ausreißer oder ein Kauf von Followern fällt.",
      "Kehr für einige Wochen zu dem Thema zurück, das mehr bringt als die anderen.",
    ],
    own: [
      "Deine neuesten Posts auf {change.platform} brachten {change.size} weniger Likes und Kommentare als die davor ({change.sizeRange}).",
      "Dein stärkster Post brachte {share} der Likes und Kommentare auf {share.platform} ({share.period}). Ist das viel, lass ihn beim Vergleich weg.",
    ],
  },
  "bought-followers": {
    title: "Gekaufte Follower, und was sie dich kosten",
    text: [
      "Gekaufte Follower drücken jede Rate, die nach Followern gerechnet wird, denn sie reagieren nie. Plattformen löschen sie von Zeit zu Zeit, was dann wie ein Verlust aussieht, und Marken suchen nach ihnen, bevor sie zahlen.",
      "Sie von Hand zu entfernen dauert, hebt die Rate aber ehrlich. Weitere zu kaufen, um es zu verdecken, macht es schlimmer.",
    ],
    steps: [
      "Such in der Wachstumskurve nach Tagen, an denen weit mehr kamen, als ein Post erklärt.",
      "Entferne eindeutig leere Konten, jeden Tag ein paar.",
      "Kauf keine Follower, Likes oder Aufrufe; sie zu tauschen ist dasselbe.",
    ],
    own: [
      "Der größte Anstieg ohne bekannte Ursache auf {rise.platform} brachte {rise} mehr Follower auf einmal ({rise.period}).",
    ],
  },
  "loyal-fans": {
    title: "Dich um die kümmern, die dich tragen",
    text: [
      "Meist bringt ein kleiner Teil der Fans einen großen Teil der Trinkgelder und Nachrichten. Es sind wenige, sie kennen sich aus den Kommentaren, und sie gehen, wenn sie sich wie eine Nummer fühlen.",
      "Merk dir, was sie dir erzählt haben, dank ihnen für das, was sie getan haben, nicht für das, was sie gezahlt haben, und lass sie nie öffentlich um deine Zeit konkurrieren.",
    ],
    steps: [
      "Notiere zu deinen treuesten Fans, was sie mögen und was sie dir erzählt haben.",
      "Gib ihnen ab und zu etwas vorab, ohne es anzukündigen.",
      "Behalte auf der Seite „Einnahmen“ im Blick, wie viel an wie wenigen hängt.",
    ],
    own: [
      "Zahlende laut deiner Abrechnung: {payers}; typisch sind Ausgaben von {median} pro Person ({median.period}).",
    ],
  },
  "losing-followers": {
    title: "Wenn Follower gehen",
    text: [
      "Jedes Konto verliert ständig Follower; du siehst es nur, wenn weniger kommen als gehen. Ein Verlust an einem einzigen Tag ist oft eine Löschung leerer Konten durch die Plattform und sagt nichts über dich. Ein Gefälle über Wochen sagt etwas.",
      "Meist gehen Leute nach einer Änderung: anderes Thema, anderer Rhythmus, mehr Verkauf als vorher. Auch wer wegen eines viralen Posts kam, geht wieder und war nie wirklich da.",
    ],
    steps: [
      "Sieh in die Wachstumskurve: ein einzelner Knick oder ein Gefälle?",
      "Prüf bei einem Gefälle, was sich an seinem Anfang geändert hat: Thema, Rhythmus, Angebote.",
      "Kehr für einige Wochen zu dem zurück, was vorher hielt, und vergleiche.",
    ],
    own: [
      "Gemessen auf {gain.platform}: {gain} {gain.noun} ({gain.period}).",
      "Laut Prognose liegt die Wahrscheinlichkeit, dass es auf {chance.platform} weniger Follower werden als heute, bei {chance}.",
    ],
  },
  "who-follows-you": {
    title: "Wer dir folgt",
    text: [
      "Wo deine Follower leben, wie alt sie sind und wann sie online sind, weiß nur die Plattform. Sie gibt es an ein verbundenes Konto weiter, und zwar in Gruppen; wer jemand Einzelnes ist, nie.",
      "Nutze es, um Uhrzeiten und Sprachen zu wählen und Marken zu zeigen, wen sie erreichen würden. Aus Namen oder Kommentaren zu raten ist schlechter als nichts, darum rät FanRadar nicht.",
    ],
    steps: [
      "Verbinde das Konto auf der Seite „Belege“.",
      "Starte eine neue Analyse und sieh dir im Bericht das Publikum an.",
      "Sieh nach einem viralen Post wieder hin: Er kann verändert haben, wer dir folgt.",
    ],
    own: [
      "{share} deiner Follower auf {share.platform}, deren Land bekannt ist, leben hier: {country}.",
      "Die größte Altersgruppe auf {share.platform} ist {age}, mit {share}.",
    ],
  },
  "what-works": {
    title: "Welche deiner Posts funktionieren",
    text: [
      "Ein Post, der durch die Decke ging, sagt wenig: Viel daran ist Zufall, und der nächste dieser Art fällt meist zurück. Was ein Thema oder Format bringt, zeigt sich über viele Posts daran, was ein typischer davon schafft.",
      "Der Bericht nennt unter Inhaltsanalyse die Themen deiner Captions und ob Posts dazu mehr bringen als die übrigen, jeweils mit der Zahl der Posts dahinter. Steht dort keins, geben deine Posts das noch nicht her.",
    ],
    steps: [
      "Sieh dir im Bericht unter Inhaltsanalyse Themen und Formate an, samt Fehlerspannen.",
      "Mach etwas mehr von dem, was vorn liegt, mit verschiedenen Anfängen, und lass den Rest, wie er ist.",
      "Starte nach einem Monat eine neue Analyse: Was dann noch gilt, lohnt sich zu behalten.",
    ],
    own: [
      "Dein häufigstes Thema ist {theme}, in {share} der Posts mit Text.",
      "Dein erfolgreichster Post auf {top.platform} brachte {top} aller Likes und Kommentare.",
    ],
  },
};
