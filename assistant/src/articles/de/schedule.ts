import type { TopicTexts } from "../articles.ts";

export const schedule: TopicTexts<"schedule"> = {
  "best-time-or-none": {
    title: "Die beste Zeit zum Posten, falls es sie gibt",
    text: [
      "Tabellen mit den besten Uhrzeiten beschreiben die Follower anderer Leute. Was für dich gilt, zeigen nur deine eigenen Posts, und bei den meisten Konten macht die Uhrzeit wenig aus: Der Post selbst erklärt viel mehr. Darum nennt FanRadar eine Uhrzeit nur, wenn deine Posts sie belegen, und sagt es, wenn nicht.",
      "Sticht keine Uhrzeit heraus, bringt dir ein fester Rhythmus mehr. Willst du mehr wissen, probier einige Wochen lang gezielt verschiedene Zeiten aus.",
    ],
    steps: [
      "Sieh im Bericht unter Inhaltsanalyse nach: Dort steht eine Tageszeit nur, wenn sie sicher ist.",
      "Steht dort keine, such dir zwei Zeiten aus, die in dein Leben passen, und wechsle einige Wochen lang ab.",
      "Ändere in dieser Zeit sonst nichts und starte dann eine neue Analyse.",
    ],
    own: [
      "Deine Posts kommen zwischen {from} und {until} am besten an.",
      "Laut dem verbundenen Konto sind die meisten deiner Follower auf {from.platform} zwischen {from} und {until} online.",
    ],
  },
  "how-often-instagram": {
    title: "Wie oft du auf Instagram posten solltest",
    text: [
      "Mehr Posts sind mehr Chancen, gesehen zu werden, bis zu dem Punkt, an dem jeder einzelne schlechter wird. Richtig ist die höchste Zahl, bei der die Qualität bleibt und der Rhythmus auch eine schlechte Woche übersteht.",
      "Achte beim Steigern darauf, was ein typischer Post bringt. Bleibt das gleich, haben sich die zusätzlichen Posts gelohnt. Fällt es so stark, wie der Rhythmus steigt, verteilst du nur dieselbe Aufmerksamkeit auf mehr Posts.",
    ],
    steps: [
      "Poste einen Monat lang pro Woche einmal mehr.",
      "Vergleiche, was ein typischer Post bringt, mit dem Monat davor, samt den Fehlerspannen.",
      "Behalte den höheren Rhythmus nur, wenn du ihn auch krank schaffen würdest.",
    ],
    own: [
      "Dein Rhythmus auf Instagram: {rate} {rate.noun}. Likes und Kommentare eines typischen Posts entsprechen {engagement} deiner Follower ({engagement.range}).",
    ],
  },
  "formats-and-their-work": {
    title: "Welches Format auf Instagram wofür gut ist",
    text: [
      "Reels werden Leuten gezeigt, die dir noch nicht folgen: Sie bringen Reichweite. Posts im Feed sieht, wer dein Profil öffnet: Sie entscheiden, ob jemand folgt. Stories erreichen die, die dir schon folgen: Sie halten den Kontakt und tragen Links.",
      "Eine gute Woche hat von allem etwas, jedes für seinen Zweck. Miss es auch daran: Eine Story, die keine Follower bringt, ist nicht gescheitert.",
    ],
    steps: [
      "Plane Reels für Reichweite, Feed-Posts fürs Profil und Stories fürs Gespräch.",
      "Sieh dir dein Profil an wie eine fremde Person: Zeigen die neuesten Reihen, worum es bei dir geht?",
      "Vergleiche Gleiches mit Gleichem: Videos mit Videos, Fotos mit Fotos.",
    ],
    own: ["Dein häufigstes Thema ist {theme}, in {share} der Posts mit Text."],
  },
  batching: {
    title: "Vorproduzieren, ohne nach Konserve zu klingen",
    text: [
      "Wer vorproduziert, trennt das Anstrengende vom Täglichen: Ein langer Tag liefert Material für Wochen, danach bleiben pro Tag nur eine Caption und ein paar Antworten. Nach Konserve klingt selten das Bild, sondern der Text, der an jedem Tag stehen könnte.",
      "Lass im Plan Platz für das, was passiert. Ein Plan, der jeden Tag füllt, scheitert am ersten schlechten.",
    ],
    steps: [
      "Fotografiere an einem Tag mehrere Outfits und Orte und leg alles nach Themen ab.",
      "Plane Themen pro Woche und schreib die Texte am Tag selbst.",
      "Halte jede Woche Tage frei und nutze sie nur, wenn es sich lohnt.",
    ],
    own: ["Die längste Pause auf {gap.platform} dauerte {gap}. Genau dafür ist ein Vorrat fertiger Posts da."],
  },
  "time-zones": {
    title: "Ein Publikum in mehreren Zeitzonen",
    text: [
      "Leben deine Follower in mehreren Zeitzonen, passt keine Uhrzeit für alle, und ein Post wird ohnehin länger ausgespielt. Poste, wenn der größere Teil wach ist, wiederhol Stories für die anderen und lass Nachrichten bis zu deren Morgen warten.",
      "Wo deine Follower leben, weiß nur ein verbundenes Konto. Von der Sprache oder den Kommentaren darauf zu schließen wäre geraten, und das macht FanRadar nicht.",
    ],
    steps: [
      "Verbinde das Konto, um zu sehen, wo deine Follower leben und wann sie online sind.",
      "Richte dich mit der Uhrzeit nach der größten Gruppe und mit den Stories nach der zweiten.",
      "Stell die Zeitzone des Models ein, damit der Bericht Uhrzeiten darin zeigt.",
    ],
    own: ["{share} deiner Follower auf {share.platform}, deren Land bekannt ist, leben hier: {country}."],
  },
  "what-to-post": {
    title: "Was du als Nächstes posten kannst",
    text: [
      "Ideen gehen aus, wenn jeder Post ganz neu sein muss. Besser trägt eine Handvoll Formate, die wiederkehren: etwas aus deinem Tag, etwas, wonach gefragt wird, ein Blick hinter die Kulissen, eine Antwort auf einen Kommentar.",
      "Fang mit dem an, was schon gut ankam, und ändere eine Sache daran. Die beste Ideenliste sind Fragen aus Nachrichten und Kommentaren, denn da wollte es schon jemand wissen.",
    ],
    steps: [
      "Schreib die letzten Fragen auf, die du bekommen hast, und beantworte jede mit einem Post.",
      "Nimm etwas, das funktioniert hat, und mach es noch einmal: mit anderem Einstieg, Ort oder Outfit.",
      "Führ eine Liste auf dem Handy und plane Themen pro Woche statt Posts pro Tag.",
    ],
    own: ["Dein häufigstes Thema ist {theme}, in {share} der Posts mit Text."],
  },
  "taking-a-break": {
    title: "Wenn du erschöpft bist oder aufhören willst",
    text: [
      "Es tut mir leid, dass es gerade so schwer ist. Erschöpft zu sein ist kein Versagen, und heute musst du nichts entscheiden.",
      "Eine Pause ist erlaubt, und aufhören auch. Was du aufgebaut hast, kann auf dich warten, und wenn du es nicht mehr willst, ist das allein deine Entscheidung.",
    ],
    steps: [
      "Nimm dir heute frei. Schalte Benachrichtigungen aus und lass Nachrichten liegen: Fast alles kann einen Tag warten.",
      "Sag jemandem, dem du vertraust, wie es dir geht. Wenn Ruhe nicht hilft oder Schlaf und Freude nicht wiederkommen, sprich mit einer Ärztin oder einem Arzt.",
      "Für eine längere Pause poste einen kurzen Hinweis, dass du weg bist, und lass jemand anderen oder eine Notiz für dich antworten.",
      "Wenn du ganz aufhören willst, entscheide das an einem Tag, an dem du ausgeschlafen bist. Sichere deine Bilder und Abrechnungen, bevor du etwas schließt.",
    ],
  },
  "how-often-elsewhere": {
    title: "Wie oft auf X, in Storys, auf TikTok und auf der Seite",
    text: [
      "Üblich sind mehrere Posts am Tag auf X, höchstens ein bis zwei Videos am Tag auf TikTok, an den meisten Tagen ein paar Storys und an den meisten Tagen etwas Neues auf der bezahlten Seite. Gemessen ist das nicht: Richtig ist der Rhythmus, den du auch in einer schlechten Woche hältst.",
      "Es kommt auch darauf an, wofür ein Post da ist. Auf X sind Posts schnell vorbei, da zählen auch Antworten und Reposts. Storys erreichen die, die dir schon folgen: Wichtiger als die Zahl ist, dass eine da ist, wenn sie nachsehen.",
    ],
    steps: [
      "Fang mit einem Post am Tag auf X und einer Story an den meisten Tagen an.",
      "Nimm immer nur eins dazu und bereite eine Woche auf einmal vor.",
      "Vergleiche nach vier Wochen, was ein typischer Post vorher und nachher gebracht hat.",
    ],
  },
};
