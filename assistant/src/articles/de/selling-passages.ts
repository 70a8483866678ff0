import type { PassageTexts } from "../passages.ts";

/** Passages on selling: prices, messages, custom requests and why subscribers leave. */
export const sellingPassages = {
  "price-a-custom": {
    length:
      "So lang, wie die eine Idee trägt, und nicht länger: Was sich am besten verkauft, veröffentlicht keine Plattform. Biete zwei, drei feste Längen mit je einem Preis an und sieh nach zehn Aufträgen, welche am meisten genommen wird; eine längere muss auch die Mehrzeit für Dreh und Schnitt bezahlen.",
    price:
      "Fang mit deinen Stunden an, von der ersten Nachricht bis zum Hochladen, mal was eine Stunde bringen muss, plus Aufschläge für Seltenes: Zwei Stunden zu je vierzig machen achtzig, wie lang der Clip auch ist. Ein kurzer kostet je Minute mehr, denn Absprechen und Schneiden dauern gleich lang. Erhöh, solange fast alle zusagen; einen verlässlichen allgemeinen Preis gibt es nicht.",
  },
  "personal-wishes": {
    costume:
      "Nur, wenn nichts auf Minderjährige hindeutet: Viele Plattformen verbieten Schulszenen und jede Anspielung auf ein Alter unter achtzehn, auch wenn Erwachsene es spielen, und schließen dafür Seiten. Lies zuerst die Bedingungen deiner Plattform. Jedes andere Kostüm ist ein gewöhnlicher Wunsch mit festem Aufschlag.",
    surcharge:
      "Eine verlässliche allgemeine Zahl gibt es nicht. Fang mit einem festen Aufschlag von etwa einem Viertel des Clippreises an, für alle gleich, und erhöh ihn, solange fast alle zusagen: Den Clip kannst du sonst niemandem mehr verkaufen.",
    name: "Ja, ein Vorname oder Spitzname ist ein ganz normaler Wunsch: Nimm einen festen Aufschlag, denn den Clip kannst du sonst niemandem mehr verkaufen. Keine vollen Namen und keine Namen anderer Leute.",
  },
  "money-back": {
    contest:
      "Manchmal: Wo die Plattform einen Widerspruch zulässt, schick ihn sofort, mit dem Chat, der zeigt, was vereinbart, bezahlt und wann geliefert wurde. Oft entscheidet die Bank trotzdem für den Käufer, und der Betrag bleibt weg.",
    lost: "Meistens ja: Bucht die Bank zurück, holt sich die Plattform den Betrag von deinem Guthaben. Ob du widersprechen kannst, steht in ihren Bedingungen; schick ihr den Chat mit dem, was vereinbart und wann geliefert wurde.",
    prevent:
      "Nicht ganz, aber es wird seltener: Nimm von neuen Fans kleinere Beträge, vereinbare im Chat der Plattform, was geliefert wird, liefere pünktlich, und verkauf niemandem mehr etwas, der eine Zahlung bestritten hat.",
    block:
      "Ja. Sichere zuerst den Chat und melde die Drohung oder den Streit der Plattform, dann blockiere ihn. Das Blockieren verhindert keine Rückbuchung.",
  },
  "answering-messages": {
    chatty:
      "Antworte ihm einmal am Tag, kurz, und lass jede Antwort zu etwas führen, das er kaufen kann: Frag, was er möchte, und nenn den Preis. Kommt nach ein, zwei Wochen nichts, setz ihn auf eine Liste, die nur Massennachrichten bekommt, und gib die Minuten denen, die schon gekauft haben. Sagen musst du ihm das nicht.",
    all: "Nicht allen mit derselben Sorgfalt: zuerst, wer nach einem Preis fragt, dann frühere Käufer, dann neue Abonnenten, und der Rest einmal am Tag mit je einer Zeile. Wer nie eine Antwort bekommt, geht bei der nächsten Verlängerung; eine kurze reicht, um die Tür offen zu halten.",
    time: "In Minuten, wenn jemand nach einem Preis oder Custom fragt, am selben Tag bei allen anderen: Das ist üblich, aber keine gemessene Grenze. Am wichtigsten ist, dass du antwortest, wenn du es gesagt hast.",
  },
  "fans-who-want-more": {
    meet: "Nein. Triff Fans nicht privat, egal was sie bieten: Du kannst nicht prüfen, wer kommt, und die meisten Plattformen verbieten es, das zu verabreden.",
    gifts:
      "Ja, wenn es keine Adresse von dir braucht: ein Trinkgeld oder eine Wunschliste, die deine Adresse verbirgt. Gib nie deine private Adresse oder deinen vollen Namen heraus.",
  },
  "calls-and-live": {
    phone:
      "Ja, wenn die Plattform selbst Anrufe bietet oder du eine Nummer nur für die Arbeit hast: nie von der privaten aus und nie über eine App, die deinen Namen zeigt. Nimm die Zahlung zuerst, leg Dauer und Thema fest und beende den Anruf, wenn eine Grenze überschritten wird. Ob Anrufe verkauft werden dürfen, steht in den Bedingungen der Plattform.",
    minute:
      "Einen verlässlichen allgemeinen Minutenpreis gibt es nicht. Nimm, was eine Stunde deiner Arbeit bringt, teil es durch die Minuten und geh darüber, denn von einem Anruf lässt sich nichts noch einmal verkaufen. Mit Mindestdauer und Bezahlung im Voraus.",
  },
  "custom-delivery": {
    days: "Ein paar Tage sind üblich; eine verlässliche Zahl gibt es nicht. Nimm, wie lange deine letzten Customs von der Zahlung bis zur Lieferung gebraucht haben, leg ein, zwei Tage drauf und versprich diesen Tag.",
  },
  "messages-that-sell": {
    reuse:
      "Ja, an alle, die es noch nicht gekauft haben: Trenn nach denen, die es freigeschaltet haben, und schreib nichts von „neu“. Käufer bekommen es höchstens im Paket mit etwas, das sie nicht haben; wer für dasselbe zweimal zahlt, will sein Geld zurück.",
    pieces:
      "So viele, dass sich das Angebot in einem Satz sagen lässt: ein Clip oder ein Set rund um eine Idee. Eine beste Zahl veröffentlicht keine Plattform; schick ein kleines und ein großes Paket an zwei ähnliche Gruppen, zum gleichen Preis pro Bild, und behalte das, das insgesamt mehr bringt.",
    unlocked:
      "Eine verlässliche allgemeine Quote gibt es nicht: Sie hängt vom Preis ab, von der Gruppe und davon, wie warm sie ist. Deine ist: wie viele freigeschaltet haben, geteilt durch alle, die sie bekommen haben; nimm deine letzten zehn Nachrichten und miss jede neue an deren Mitte.",
    price:
      "Einen verlässlichen allgemeinen Preis gibt es nicht. Fang niedrig an bei denen, die nie gekauft haben, und höher bei Käufern, notiere zu jedem Preis, wie viele freigeschaltet haben, und vergleiche Preis mal Käufe, nicht nur die Käufe.",
    often:
      "Eine bezahlte Nachricht pro Woche an alle ist ein guter Anfang, weitere gehen an Gruppen von Käufern. Schick mehr, solange gleich viele geöffnet werden, und weniger, sobald weniger geöffnet werden oder Leute gehen.",
    length:
      "Kurz: ein, zwei Sätze vor der Sperre, die lange Geschichte dahinter. Vergleiche eine kurze und eine lange bei derselben Gruppe, bevor du dich festlegst.",
  },
  "first-price": {
    price:
      "Eine Zahl für jede Seite gibt es nicht. Nimm die untere Hälfte dessen, was fünf bis zehn Seiten deiner Art und Größe verlangen, lass den Preis zwei, drei Monate stehen und probier dann einen höheren nur bei neuen Abonnenten.",
    expensive:
      "Das hängt davon ab, was Seiten deiner Art und Größe verlangen: In deren oberer Hälfte ist es für den Anfang zu viel, in der unteren nicht.",
  },
  "free-or-paid": {
    which:
      "Bezahlt, wenn niemand Zeit hat, jeden Tag zu schreiben; kostenlos, wenn viele Fremde kommen und jemand schreibt, denn eine kostenlose Seite verdient nur über Nachrichten.",
    both: "Ja, wenn jede etwas Eigenes hat und jemand jeden Tag schreibt. Mit denselben Posts auf beiden verwirrt es nur.",
  },
  "why-subscribers-leave": {
    first:
      "Der erste Monat entscheidet sich in den ersten Tagen: Begrüß jeden am ersten Tag mit einer Frage, zeig jede Woche etwas Neues, und sag vor dem Abrechnungstag, was im nächsten Monat kommt. Gib allen, die verlängern, ein kleines Extra, das andere nicht bekommen, und sieh jeden Monat nach, wie viele der Neuen geblieben sind.",
    rate: "Eine verlässliche allgemeine Quote gibt es nicht, die Plattformen veröffentlichen keine. Deine steht in deinen Abrechnungen: Frag mich, wie viele neue Abonnenten nach dem ersten Monat gegangen sind, und miss jeden Monat an deinen eigenen davor.",
  },
  "price-and-leaving": {
    often:
      "Selten: Ein- oder zweimal im Jahr ist üblich, aber kein gemessener Bestwert. Lass jeden Preis wenigstens zwei, drei Monate stehen, damit du siehst, was er bewirkt, und erhöh nur, wenn auf der Seite mehr ist als beim letzten Mal.",
    new: "Ja, das ist der sicherste Weg: Wer schon da ist, zahlt nicht mehr, also können nur weniger dazukommen. Prüf zuerst, ob deine Plattform Bestehenden den alten Preis lässt, trag den Tag der Änderung ein, und vergleiche die Neuen der zwei Monate davor und danach.",
    lose: "Ja, einige gehen, und weniger kommen dazu; ob dich das etwas kostet, hängt davon ab, wie viele. Die Preisanalyse zeigt zu jedem Preis, wie viele wegbleiben dürfen, bevor du weniger verdienst. Fang nur bei Neuen an: Dann hat niemand, der schon da ist, einen Grund zu gehen.",
  },
  "trials-and-sales": {
    often:
      "Selten, und nie an festen Terminen, auf die man warten kann: Ein paarmal im Jahr ist üblich, aber nicht gemessen. Vergleich nach jeder Aktion, was die so Gekommenen im zweiten Monat gezahlt haben, mit denen zum vollen Preis; bleibt kaum jemand, mach weniger davon.",
    trial:
      "Nur, wenn in der Probezeit jemand jedem schreibt: Eine Gratiswoche bringt Neugierige, und bezahlt machen muss sie das, was sie in Nachrichten kaufen. Gib sie über einen Link mit begrenzter Zahl statt allen, und zähl danach, wie viele für einen Monat gezahlt haben.",
    reduction:
      "Fang klein an: Ein Paket muss mehr bringen, als dieselben Leute im Monatsabo gezahlt hätten. Nimm deinen Preis mal die Monate, die sie sonst im Schnitt bleiben; wer bei zehn im Monat zwei Monate bleibt, bringt zwanzig, also ist jedes Dreimonatspaket darüber ein Gewinn, und so weit darf der Rabatt gehen. Einen besten veröffentlicht keine Plattform.",
    left: "Wahrscheinlich hast du nichts falsch gemacht: Wer für den Preis kommt, geht mit ihm. Zähl, was diese Leute insgesamt gebracht haben, samt Käufen in Nachrichten; gib den Rabatt beim nächsten Mal auf den zweiten Monat statt auf den ersten, begrüß jeden am ersten Tag mit einer Frage und kündige die Inhalte des nächsten Monats an, bevor der Aktionspreis endet.",
    bundle:
      "Ja, wenn viele vor dem dritten Monat gehen: Ein Paket bringt das Geld sofort und hält Leute über den ersten Monat hinaus. Es kostet dich etwas bei denen, die ohnehin zum vollen Preis geblieben wären. Vergleiche also, was Neue dir jetzt in drei Monaten zahlen und was das Paket bringt, und fang mit einem kleinen Rabatt an.",
  },
  "loyal-fans": {
    discount:
      "Nein, keinen dauerhaften: Er zahlt für das, was er bekommt, und ein niedrigerer Preis lässt sich kaum zurücknehmen. Dank ihm lieber mit etwas, das Zeit statt Preis kostet: ein früher Blick, eine kurze Sprachnachricht, ein Wunsch im nächsten Set, ab und zu und als Überraschung.",
  },
  "paying-elsewhere": {
    accept:
      "Nein. Die meisten Plattformen schließen dafür Seiten, im Streitfall fehlt dir der Beleg, und Zahlungsdienste lehnen dieses Geschäft oft ab und frieren Guthaben ein; auch dein Name kann ihm angezeigt werden. Sag ihm freundlich, dass es nur über deine Seite geht, und biete ihm dort an, was er möchte.",
    move: "Nur für Neuigkeiten ohne Verkauf, und nur, wo die Bedingungen deiner Plattform einen Link erlauben: ein Kanal, der zeigt, dass es etwas Neues gibt. Chats, Angebote und Zahlungen bleiben auf der Seite, denn die meisten Plattformen verbieten es, Abonnenten wegzuführen, und ein privater Messenger zeigt deine Nummer.",
  },
  "limits-in-customs": {
    uneasy:
      "Ja, jederzeit und ohne Begründung: Keine Zahlung kauft ein Recht auf dich, und ein Käufer, der dich auslaugt, kostet mehr, als er bringt. Liefere oder erstatte, was schon bezahlt ist, sichere den Chat und beschränk oder blockier ihn dann; schreibt er von anderen Konten, melde ihn der Plattform.",
  },
} satisfies Partial<PassageTexts>;
