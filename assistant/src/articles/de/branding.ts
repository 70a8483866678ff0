import type { TopicTexts } from "../articles.ts";

export const branding: TopicTexts<"branding"> = {
  "what-are-you-known-for": {
    title: "Wofür du bekannt sein willst",
    text: [
      "Eine Marke ist, was Leute über dich sagen, wenn du nicht dabei bist. Sie entsteht, wenn du lange genug eine Sache machst, an der man dich erkennt, und sie verschwindet, wenn du von allem ein bisschen machst. Such dir etwas, das du auch in einem Jahr noch gern tust.",
      "Sieh dir an, was schon funktioniert, bevor du etwas erfindest: Die Themen, auf die deine Follower reagieren, sind der beste Hinweis, den du hast.",
    ],
    steps: [
      "Frag ein paar langjährige Follower, wie sie dich Freunden beschreiben würden.",
      "Fass es in einem Satz zusammen und miss jede neue Idee daran.",
      "Lass weg, was nicht passt, auch wenn es gut ist.",
    ],
    own: ["Am häufigsten postest du über {theme}, in {share} der Posts mit Text."],
  },
  "recognisable-everywhere": {
    title: "Auf jeder Plattform dieselbe Person",
    text: [
      "Derselbe Handle, dasselbe Gesicht und dieselbe erste Zeile helfen Leuten, die dich von einer Plattform kennen, dich auf der nächsten zu finden. Und falsche Konten fallen leichter auf.",
      "Ist ein Handle vergeben, nimm die kleinste Abwandlung und nutze sie überall, wo es noch geht.",
    ],
    steps: [
      "Gleiche Handles, Bilder und erste Zeilen einander an.",
      "Beanspruche hier dein Profil, damit es dein Zeichen trägt.",
      "Such dich selbst wie eine fremde Person und repariere, was ins Leere führt.",
    ],
    own: ["Deine verlinkten Handles ähneln sich zu {likeness}."],
  },
  voice: {
    title: "Ein eigener Ton",
    text: [
      "Captions, die unter jedem beliebigen Bild stehen könnten, liest niemand. Schreib, wie du sprichst, über das, was rund um das Bild passiert ist, und hör mit etwas auf, worauf man antworten kann.",
      "Schreiben andere für dich, gib ihnen Sätze, die du sagen würdest, und Sätze, die du nie sagen würdest. Follower merken den Unterschied früher als du.",
    ],
    steps: [
      "Lies die Caption laut vor; würdest du es so nicht sagen, schreib sie um.",
      "Sammle deine typischen Wendungen für alle, die dir helfen.",
      "Hör mit einer Frage auf, für die ein Wort als Antwort reicht.",
    ],
    own: ["Sprache der meisten deiner Captions: {language}."],
  },
  "working-with-brands": {
    title: "Mit Marken zusammenarbeiten",
    text: [
      "Marken fragen nach Reichweite, Engagement und danach, wo deine Follower leben, und viele sind schon auf erfundene Zahlen hereingefallen. Ein Bericht, in dem sich jede Zahl öffnen lässt, mit einem Link, der endet, wann du willst, überzeugt mehr als ein gestaltetes Mediakit.",
      "Lehne ab, was deine Follower dir nicht abnehmen würden. Eine Kooperation wird einmal bezahlt, Vertrauen jeden Monat.",
    ],
    steps: [
      "Analysiere mit verbundenen Konten, damit die Zahlen auf der verlässlichsten Quelle beruhen.",
      "Teile die Abschnitte, um die es bei der Kooperation geht, mit einem Enddatum.",
      "Haltet schriftlich fest, was wann gezeigt wird und wie es als Werbung gekennzeichnet ist.",
    ],
    own: [
      "Dein Engagement auf {engagement.platform} liegt bei {engagement} ({engagement.range}), über den {benchmark}, die hier für Konten dieser Größe üblich sind. Sag das zuerst.",
    ],
  },
  "changing-direction": {
    title: "Die Richtung ändern, ohne Leute zu verlieren",
    text: [
      "Man folgt dir für das, was du bisher gemacht hast. Sag, was sich ändert und warum, zeig das Neue eine Zeit lang neben dem Alten und lass die Zahlen von beidem entscheiden, wie schnell du gehst.",
      "Einige werden gehen. So wirkt die Änderung, solange die Neuen zu dem passen, was du jetzt machst.",
    ],
    steps: [
      "Kündige es einmal an, in deinen eigenen Worten.",
      "Misch einige Wochen lang Altes und Neues und vergleiche, was beides bringt.",
      "Betrachte Wachstum und Engagement zusammen: Weniger Follower, die mehr reagieren, können die bessere Seite sein.",
    ],
    own: [
      "Likes und Kommentare deiner neuesten Posts auf {change.platform} gegenüber denen davor: {change} ({change.range}).",
    ],
  },
  "starting-out": {
    title: "Der Einstieg",
    text: [
      "Entscheide zuerst, was du zeigst und was nie, unter welchem Namen, und was nicht zu dir zurückführen darf: Für all das ist es später zu spät. Füll dann die Seite, bevor du jemandem davon erzählst. Wer sie leer vorfindet, kommt nicht wieder.",
      "Am Anfang reichen eine Plattform, auf der Fremde dich sehen, und eine, auf der bezahlt wird. Ein Rhythmus, der neben dein übriges Leben passt, ist mehr wert als eine starke erste Woche.",
    ],
    steps: [
      "Schreib deine Grenzen auf und richte Namen, Adresse und Zahlung so ein, dass sie nicht zu dir führen.",
      "Füll die Seite mit so vielen Posts, dass man sich umsehen kann.",
      "Wähl eine Plattform für Reichweite und poste dort in einem Rhythmus, den du durchhältst.",
      "Reiche deine Konten hier am ersten Tag ein: Wachstum wird ab dem ersten Wert gemessen.",
    ],
  },
  "pictures-and-light": {
    title: "Bilder, Licht und Ausrüstung",
    text: [
      "Ein Fenster gibt besseres Licht als die meisten Lampen, und dein Handy kann mehr, als die meisten aus ihm herausholen. Billig wirkt selten die Kamera, sondern Licht von oben, ein unruhiger Hintergrund und Ton, der hallt.",
      "Bleib bei einem Look: dasselbe Licht, dieselben wenigen Farben, derselbe Abstand. So erkennt man dein Profil auf einen Blick, und du musst jeden Tag weniger entscheiden.",
    ],
    steps: [
      "Stell dich mit dem Gesicht zum Fenster und räum auf, was hinter dir ist.",
      "Stell das Handy auf etwas, das nicht wackelt, und putz die Linse.",
      "Kauf immer nur eine Sache, zuerst für das Licht, und sieh, ob deine Posts mehr bringen, bevor du die nächste kaufst.",
    ],
  },
  "shooting-with-others": {
    title: "Mit jemand anderem drehen",
    text: [
      "Veröffentliche nie jemanden ohne schriftliche Einwilligung und ohne dass das Alter mit einem amtlichen Ausweis geprüft ist: Plattformen verlangen beides, für jede Person im Bild. Klär es vor dem Dreh, auch wo wer von euch es posten und verkaufen darf.",
      "Üblich ist, dass beide es auf ihrer eigenen Seite verkaufen dürfen. Vereinbart auch, was gilt, wenn jemand von euch es später löschen will.",
    ],
    steps: [
      "Lass die andere Person vor dem Dreh das Freigabeformular der Plattform ausfüllen.",
      "Vereinbart schriftlich Nutzung, Geld und was am Ende gilt.",
      "Bewahr die Unterlagen sicher auf, solange der Inhalt online ist.",
    ],
  },
};
