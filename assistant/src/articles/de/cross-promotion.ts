import type { TopicTexts } from "../articles.ts";

export const crossPromotion: TopicTexts<"crossPromotion"> = {
  "path-to-the-page": {
    title: "Ein klarer Weg von jeder Plattform zu deiner Seite",
    text: [
      "Jede Plattform sollte auf dem Weg eine Aufgabe haben: gefunden werden, Follower gewinnen oder Abos verkaufen. Bei jedem Schritt gehen Leute verloren, also streich jeden, auf den du verzichten kannst. In der Bio steht, wer du bist, dazu ein einziger Link. Hinter dem Link steht genau eine Sache, die man tun soll.",
      "Miss den Weg dort, wo du ihn messen kannst: neue Follower, neue Abos. Was dazwischen auf fremden Seiten passiert, bleibt geraten, solange der Link nicht selbst zählt.",
    ],
    steps: [
      "Schreib jede Bio neu: wer du bist, was es Neues gibt, ein Link.",
      "Gib jeder Plattform einen eigenen Link, damit du siehst, woher die Leute kommen.",
      "Sieh einmal in der Woche nach, welche Plattform Leute bringt, und investiere die nächste Woche dort.",
    ],
    own: ["Von allen deinen Followern sind {share} auf {platform}."],
  },
  "rules-of-links": {
    title: "Links setzen, ohne das Konto zu verlieren",
    text: [
      "Die großen Plattformen schränken Links auf Erwachsenenseiten und werbende Posts ein. Die Regeln ändern sich und werden ungleich durchgesetzt. Ein einziges Konto ist deshalb ein Risiko, mehrere sind ein Plan. Lies die aktuellen Regeln jeder Plattform, bevor du verlinkst, und zwar bei ihr selbst und nicht im Forum.",
      "Der Weg von einer Plattform wie TikTok zu einer bezahlten Seite führt über eine Zwischenstation: eine eigene Seite, oder ein Konto, auf dem mehr erlaubt ist, verlinkt in der Bio. Nenn und zeig die bezahlte Seite dort nicht in Videos, Captions und Kommentaren, und schick Fremden keine Links.",
      "Überall am sichersten: nichts Explizites in Bild oder Text der Bio und der Vorschau, ein Altershinweis vor allem, was nur für Erwachsene ist, und in der Caption kein Versprechen, das du Fremden nicht ins Gesicht geben würdest.",
    ],
    steps: [
      "Lies auf den Hilfeseiten jeder Plattform, die du nutzt, die Regeln zu Erwachsenen-Inhalten und zu Links.",
      "Lass alle Links auf eine eigene Seite führen, die du selbst kontrollierst.",
      "Halte fest, wie du deine Follower erreichst, falls ein Konto morgen weg ist.",
    ],
    own: ["Mit {share} aller Follower auf {platform} träfe dich der Verlust dieses Kontos am härtesten."],
  },
  shoutouts: {
    title: "Shoutouts und Kooperationen, die sich lohnen",
    text: [
      "Ein Tausch lohnt sich, wenn die Follower der anderen Seite zu dir passen und echt sind. Beides erkennst du nicht an der Größe. Sieh dir an, wie viele von ihnen auf einen typischen Post reagieren und ob die Kommentare nach Menschen klingen.",
      "Zähl, was es gebracht hat: neue Follower in den Tagen danach im Vergleich zu normalen Tagen. Ohne diesen Vergleich scheint jeder Tausch funktioniert zu haben.",
    ],
    steps: [
      "Vergleiche dich mit möglichen Partnern: Publikum, Engagement, Wachstum.",
      "Legt Tag, Text und Bild vorher schriftlich fest.",
      "Notiere den Tag und sieh danach in die Wachstumskurve.",
    ],
    own: [
      "Auf {gain.platform} hast du {gain.size} {gain.noun} gewonnen ({gain.period}): Das muss ein Tausch übertreffen.",
    ],
  },
  "same-but-not-copied": {
    title: "Eine Idee für mehrere Plattformen, ohne sie zu kopieren",
    text: [
      "Die Idee darf dieselbe sein, die Umsetzung muss zum Ort passen. Ein Video, das mit einer Begrüßung anfängt, verliert alle, die gerade wischen. Eine Caption, die unter einem Foto funktioniert, ist unter einem Clip zu lang. Wasserzeichen einer anderen Plattform wirken wie geborgt, und solche Clips werden womöglich seltener ausgespielt.",
      "Gib jeder Plattform etwas, das es nur dort gibt. Sonst hat niemand einen Grund, dir auf mehr als einer zu folgen.",
    ],
    steps: [
      "Dreh so, dass sich das Material verschieden schneiden lässt.",
      "Schreib die erste Zeile für jede Plattform neu.",
      "Behalte auf jeder Plattform etwas, das es nur dort gibt.",
    ],
    own: [
      "Auf allen verlinkten Plattformen zusammen hast du {total} {total.noun}; dieselbe Person kann auf mehreren zählen.",
    ],
  },
  "leaving-one-platform-behind": {
    title: "Nicht von einer einzigen Plattform abhängen",
    text: [
      "Ein Publikum auf einer Plattform ist von ihr geliehen. Es zu verteilen dauert, also fang an, bevor du es brauchst.",
      "Beginn mit denen, die dich am liebsten mögen: Sie folgen dir überallhin, wenn du sie bittest und ihnen einen Grund gibst. Eine Liste mit Adressen, die sie dir bewusst gegeben haben, ist das einzige Publikum, das dir keiner nehmen kann.",
    ],
    steps: [
      "Wähl die zweite Plattform danach, wo deine Art von Inhalten erlaubt ist und gefunden wird.",
      "Frag zuerst deine treuesten Follower, mit einem Grund, den es nur dort gibt.",
      "Gib ihr einige Monate lang denselben Rhythmus, bevor du urteilst.",
    ],
    own: ["Im Moment sind {share} aller deiner Follower auf {platform}."],
  },
  "growing-an-audience": {
    title: "Mehr Follower gewinnen",
    text: [
      "Leute folgen dir, wenn sie dir irgendwo begegnet sind und dein Profil ihnen mehr davon verspricht. Wachstum hat also zwei Hälften: Leuten gezeigt werden, die dich nicht kennen, und ein Profil, das ihnen sofort sagt, warum sie bleiben sollen.",
      "Arbeite an der schwächeren Hälfte. Viele Aufrufe und wenige neue Follower deuten auf das Profil. Ein gutes Profil, das niemand sieht, braucht Formate, die Fremden gezeigt werden, und andere Konten, die dich erwähnen.",
    ],
    steps: [
      "Sieh dir dein Profil an wie eine fremde Person: Name, Bild, erste Zeile und neueste Posts sollten dasselbe sagen.",
      "Mach mehr von dem Format, das Fremden gezeigt wird, und bleib bei einem Thema, das sich benennen lässt.",
      "Tausch Erwähnungen mit Konten deiner Größe, deren Follower auch dich mögen würden.",
      "Lies nach einigen Wochen die Wachstumskurve samt Fehlerspanne, bevor du den Plan wieder änderst.",
    ],
    own: [
      "Gemessen auf {gain.platform}: {gain} {gain.noun} ({gain.period}).",
      "Geht es so weiter, sind es auf {forecast.platform} bis {forecast.until} etwa {forecast} Follower, am wahrscheinlichsten {forecast.range}.",
    ],
  },
  "being-found": {
    title: "Hashtags, und wie du gefunden wirst",
    text: [
      "Hashtags sagen einer Plattform, worum es in einem Post geht; Leute bringen sie allein kaum noch. Ob ein Post Fremden gezeigt wird, entscheidet, wie die Ersten reagieren, die ihn sehen.",
      "Wenige Hashtags, die das Thema genau treffen, sind besser als viele, die alles treffen. Im Profil gehören die Wörter, nach denen gesucht wird, in den Namen und in die erste Zeile.",
    ],
    steps: [
      "Nimm ein paar Hashtags, die zu genau diesem Post passen, und keinen gesperrten oder überlaufenen.",
      "Schreib den Anfang der Caption so, wie jemand danach suchen würde.",
      "Vergleiche die Reichweite über mehrere Wochen, nicht mit dem einen Ausreißer.",
    ],
    own: ["Ein typisches Video von dir hat auf {views.platform} {views} Aufrufe ({views.range})."],
  },
  "which-platform": {
    title: "In welche Plattform du deine Zeit steckst",
    text: [
      "Plattformen leisten Verschiedenes. Manche zeigen dich Fremden, manche halten den Kontakt zu denen, die dir schon folgen, und auf einer wird bezahlt. Steck die meiste Zeit dorthin, wo es hakt: Bei vielen Fremden und wenigen Zahlenden ist es der Weg zu deiner Seite, bei guten Zahlenden und keinen neuen Leuten die Reichweite.",
      "Eine neue Plattform kostet Monate, bevor sie etwas bringt. Fang nur dann eine an, wenn du sie mit dem füllen kannst, was du ohnehin machst.",
    ],
    steps: [
      "Vergleiche deine Plattformen im Bericht: Welche wächst, und auf welcher wird reagiert?",
      "Wähl eine für Reichweite und eine, um Leute zu halten; die anderen laufen nebenher.",
      "Gib einer neuen ein paar Monate nach Plan und entscheide dann nach ihren Zahlen.",
    ],
    own: ["Von deinen Followern sind {share} auf {platform}."],
  },
};
