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
  "reduced-reach": {
    title: "Weniger Reichweite: Shadowban, und wie er endet",
    text: [
      "Sieh zuerst in den Einstellungen der App den Kontostatus an: Instagram und TikTok zeigen dort, was entfernt wurde und ob du Fremden noch empfohlen wirst. Entfern, was markiert ist, oder leg Einspruch ein, wenn es falsch ist. Ist nichts markiert, ist eine schwache Woche wahrscheinlicher als eine Sperre.",
      "Shadowban ist kein offizielles Wort, und die Plattformen sagen nicht, wann einer endet. Davor steht meist: ein Link zu einer Erwachsenenseite in Bio oder Story, ein anzügliches Bild oder Wort, gekaufte Likes, oder vielen Fremden in kurzer Zeit folgen und schreiben.",
    ],
    steps: [
      "Öffne den Kontostatus und entfern, was markiert ist, oder leg Einspruch ein.",
      "Nimm Link, Bild oder Hashtag, die vor dem Einbruch kamen, aus Bio, Storys und Posts.",
      "Poste einige Wochen lang Harmloses ohne Links, und folg und schreib keinen Fremden.",
      "Vergleiche die Reichweite bei Leuten, die dir nicht folgen, über vier Wochen und nicht die einzelner Posts.",
    ],
  },
  "account-banned": {
    title: "Ein Konto wurde gesperrt oder deaktiviert",
    text: [
      "Leg zuerst Einspruch ein, und nur einmal, über das Formular, das die Plattform beim Anmelden oder in ihrer Mail zeigt: kurz, sachlich, mit deinem eigenen Ausweis, wenn sie danach fragt. Sperren aus Versehen werden so aufgehoben. Wer Konten gegen Geld zurückholen will, betrügt meistens.",
      "Ein neues Konto gleich nach der Sperre kann als Umgehung gelten und wird dann auch geschlossen: Lies erst die Regel der Plattform. Scheitert der Einspruch und ist ein neues erlaubt, fang mit anderen Inhalten an als denen, für die das erste gesperrt wurde.",
    ],
    steps: [
      "Sichere die Nachricht über die Sperre und alles, was sich noch herunterladen lässt.",
      "Leg Einspruch ein, solange die Frist aus der Nachricht läuft.",
      "Sag den Leuten auf deinen anderen Konten und auf einer eigenen Seite, wo sie dich finden.",
      "Bau einen zweiten Weg zu ihnen auf, bevor es wieder passiert.",
    ],
  },
  "posting-on-x": {
    title: "Was du auf X posten kannst",
    text: [
      "Poste, was Lust auf den Rest macht: ein Teaserbild oder einen kurzen Clip, einen Satz in deinem Ton, eine Frage, auf die ein Wort reicht, und ab und zu, was auf der Seite neu ist, mit ihrem Link. Inhalte für Erwachsene musst du dort als sensibel kennzeichnen; lies die aktuelle Regel von X.",
      "Einem Feed nur aus Werbung folgt niemand. Misch einen Post, der verkauft, mit mehreren, die es nicht tun, und pinn den besten mit dem Link an.",
    ],
    steps: [
      "Pinn einen Post an: dein bestes Bild, wer du bist, ein Link.",
      "Kennzeichne sensible Medien in den Einstellungen.",
      "Antworte unter Posts von Creatorn deiner Art, und verabredet gegenseitige Reposts.",
    ],
  },
  "promoting-on-reddit": {
    title: "Werben auf Reddit",
    text: [
      "Einen Versuch wert, wenn du die Zeit hast: Auf Reddit werden Posts über Communitys gefunden und nicht über Follower, deshalb wird auch ein neues Konto gesehen. Was ein Post bringt, dafür gibt es keine verlässliche Zahl; ein eigener Link zählt es.",
      "Jede Community hat ihre Regeln: Viele verlangen ein Bild zur Verifizierung, verbieten Links im Titel oder begrenzen Posts am Tag, und wer das missachtet, fliegt.",
    ],
    steps: [
      "Such fünf passende Communitys aus und lies die Regeln, die dort angepinnt sind.",
      "Verifizier dich, wo es verlangt wird, und schreib Titel für die Leute dort.",
      "Behalt nach einem Monat die, aus denen Abonnenten kamen, mit einem eigenen Link je Community.",
    ],
  },
};
