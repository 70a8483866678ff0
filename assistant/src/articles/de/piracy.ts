import type { TopicTexts } from "../articles.ts";

export const piracy: TopicTexts<"piracy"> = {
  "leaked-what-now": {
    title: "Mein Content wurde geleakt: was du zuerst tust",
    text: [
      "Sichere zuallererst Beweise: die Adresse, einen Screenshot der Seite mit Datum und dein Original. Verlange dann die Löschung bei der Seite selbst, bei ihrem Hoster und bei den Suchmaschinen, die sie zeigen. Jeder handelt für sich, und die Suchmaschinen machen eine Kopie oft am schnellsten schwer auffindbar.",
      "In einer Löschmeldung muss stehen, wer du bist oder wer für dich handelt, welches Werk das Original ist, wo genau die Kopie liegt, dass du nach bestem Wissen davon ausgehst, dass sie nicht erlaubt ist, und dass deine Angaben stimmen. Und sie muss unterschrieben sein. Sie ist eine rechtliche Erklärung: Schick sie nur für das, was dir gehört.",
    ],
    steps: [
      "Sichere von jeder Kopie Adresse, Screenshot und Datum, dazu die Originaldatei.",
      "Such die Adresse der Seite für solche Meldungen; gibt es keine, nimm die des Hosters.",
      "Schick die Meldung, beantrage dann bei den Suchmaschinen die Entfernung der Treffer und notiere, was du wann geschickt hast.",
      "Hören die Kopien nicht auf, ist ein Dienst, der das den ganzen Tag macht, oder eine Anwaltskanzlei ihr Geld wert.",
    ],
  },
  "intimate-images": {
    title: "Intime Bilder ohne Einwilligung verbreitet",
    text: [
      "Bilder, die ohne deine Zustimmung verbreitet, angedroht oder mit deinem Gesicht gefälscht wurden, sind Missbrauch und mehr als eine Frage des Urheberrechts. Melde sie bei der jeweiligen Plattform über die Regel zu intimen Bildern. Das geht schneller als eine Urheberrechtsmeldung.",
      "Ein kostenloser Dienst berechnet auf deinem eigenen Gerät Fingerabdrücke deiner Bilder und gibt nur diese an die Plattformen weiter, die mitmachen. Die suchen dann nach Kopien. Andere Plattformen erreicht er nicht. Für Bilder von Minderjährigen gibt es einen eigenen Dienst, und die Polizei.",
    ],
    steps: [
      "Zahl nicht und antworte nicht auf Drohungen; heb die Nachrichten auf.",
      "Melde die Bilder bei der Plattform über die Regel zu intimen Bildern.",
      "Eröffne beim Fingerabdruck-Dienst einen Fall und notiere die Nummer.",
      "Geh bei einer Drohung zur Polizei, und sprich mit jemandem, dem du vertraust.",
    ],
  },
  "make-leaks-traceable": {
    title: "Kopien rückverfolgbar machen",
    text: [
      "Ein sichtbares Wasserzeichen mit deinem Seitennamen quer durch die Mitte macht jede Kopie zu Werbung für dich und verdirbt sie für alle, die sie weiterverkaufen. Am Rand wird es einfach abgeschnitten.",
      "Bei allem, was du einzeln verkaufst, verrät ein kleiner Unterschied in jeder Ausgabe später, welche nach draußen ging. Das verhindert keine Kopie, aber du weißt, wen du blockieren musst.",
    ],
    steps: [
      "Setz den Seitennamen dorthin, wo Abschneiden das Bild verdirbt.",
      "Verändere bei Einzelkäufen eine Kleinigkeit und notiere, wer welche Fassung bekam.",
      "Blockiere Leute, die etwas leaken, und melde sie mit deinen Aufzeichnungen.",
    ],
  },
  impersonation: {
    title: "Jemand gibt sich als du aus",
    text: [
      "Konten mit deinen Bildern und fast deinem Namen nehmen deinen Followern in deinem Namen Geld ab. Plattformen löschen sie nach einer Meldung: schneller, wenn sie von dir kommt und du dich ausweist, und noch schneller, wenn mehrere Follower mitmelden.",
      "Dein beanspruchtes Profil hier und eine Liste deiner echten Konten auf einer eigenen Seite geben allen einen Ort zum Nachprüfen.",
    ],
    steps: [
      "Such von Zeit zu Zeit nach deinem Namen und den naheliegenden Tippfehlern.",
      "Melde als betroffene Person, mit der Adresse deines echten Kontos.",
      "Sag deinen Followern einmal, welche Konten deine sind, und pinne es an.",
    ],
    own: [
      "Deine verlinkten Handles ähneln sich zu {likeness}: Je ähnlicher sie sind, desto eher fällt ein falsches auf.",
    ],
  },
  "privacy-of-a-creator": {
    title: "Dein Privatleben aus deinen Bildern heraushalten",
    text: [
      "Verraten wird man selten durch das Gesicht, sondern durch den Blick aus dem Fenster, ein Paket, ein Schulabzeichen, den üblichen Weg oder einen Post direkt vom Ort. Sieh dir jedes Bild so an, wie es jemand täte, der dich finden will.",
      "Trenn Arbeit und Privates auf verschiedenen Geräten oder wenigstens Konten, mit eigener Mailadresse, eigener Nummer und eigenem Zahlungskonto. Sichere jedes davon mit einem zweiten Faktor.",
    ],
    steps: [
      "Prüf vor dem Posten Hintergrund, Spiegelungen und Dateidaten; zeig Orte erst, wenn du weg bist.",
      "Schalte den Standort in der Kamera aus und nutze für alles rund um die Seite ein eigenes Postfach.",
      "Aktiviere überall einen zweiten Faktor und bewahre die Wiederherstellungscodes auf Papier auf.",
    ],
  },
};
