import { inviteWords } from "@fanradar/words/de/consent-invites";
import { evidenceWords } from "@fanradar/words/de/evidence";
import { historyWords } from "@fanradar/words/de/history";
import { reportWords } from "@fanradar/words/de/reports";
import { settingsWords } from "@fanradar/words/de/settings";
import { sharingWords } from "@fanradar/words/de/sharing";
import { workspaceWords } from "@fanradar/words/de/workspaces";
import type { PassageTexts } from "../passages.ts";

const workspaceTab = `${settingsWords.title} › ${settingsWords.tabs.workspace}`;
const q = (name: string) => `„${name}“`;

export const passages: PassageTexts = {
  "price-a-custom": {
    price:
      "Fang mit deinen Stunden an, von der ersten Nachricht bis zum Hochladen, mal was eine Stunde bringen muss, plus Aufschläge für Seltenes: Zwei Stunden zu je vierzig machen achtzig, wie lang der Clip auch ist. Ein kurzer kostet je Minute mehr, denn Absprechen und Schneiden dauern gleich lang. Erhöh, solange fast alle zusagen; einen verlässlichen allgemeinen Preis gibt es nicht.",
  },
  "personal-wishes": {
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
    time: "In Minuten, wenn jemand nach einem Preis oder Custom fragt, am selben Tag bei allen anderen: Das ist üblich, aber keine gemessene Grenze. Am wichtigsten ist, dass du antwortest, wenn du es gesagt hast.",
  },
  "fans-who-want-more": {
    meet: "Nein. Triff Fans nicht privat, egal was sie bieten: Du kannst nicht prüfen, wer kommt, und die meisten Plattformen verbieten es, das zu verabreden.",
    gifts:
      "Ja, wenn es keine Adresse von dir braucht: ein Trinkgeld oder eine Wunschliste, die deine Adresse verbirgt. Gib nie deine private Adresse oder deinen vollen Namen heraus.",
  },
  "calls-and-live": {
    minute:
      "Einen verlässlichen allgemeinen Minutenpreis gibt es nicht. Nimm, was eine Stunde deiner Arbeit bringt, teil es durch die Minuten und geh darüber, denn von einem Anruf lässt sich nichts noch einmal verkaufen. Mit Mindestdauer und Bezahlung im Voraus.",
  },
  "custom-delivery": {
    days: "Ein paar Tage sind üblich; eine verlässliche Zahl gibt es nicht. Nimm, wie lange deine letzten Customs von der Zahlung bis zur Lieferung gebraucht haben, leg ein, zwei Tage drauf und versprich diesen Tag.",
  },
  "messages-that-sell": {
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
  commission: {
    share:
      "Einen verlässlichen allgemeinen Wert gibt es nicht: Niemand misst ihn, und was genannt wird, unterscheidet sich stark nach dem, was die Agentur tut. Deiner folgt aus der Arbeit: Schreib auf, was jede Woche getan wird, was das kostet und was zum Leben bleiben muss.",
  },
  "chatter-pay": {
    nights:
      "Zahl nachts einen höheren festen Teil statt eines höheren Anteils: Eine Nachtschicht kostet Schlaf, ob viel oder wenig verkauft wird. Vergleiche nach einem Monat, was eine Stunde nachts und eine am Tag verkauft, und behalt die Schicht nur, wenn sie ihren Lohn deckt.",
    share:
      "Eine verlässliche allgemeine Zahl für den Anteil gibt es nicht. Rechne deine aus: Von dem, was ein Chatter in einer Stunde verkauft, gehen die Gebühr der Plattform, der Teil des Models, deiner und der feste Lohn ab; vom Rest kommt der Anteil.",
    wage: "Einen verlässlichen allgemeinen Lohn gibt es nicht: Er hängt vom Land ab, von den Stunden und davon, was die Seite verkauft. Zahl einen festen Teil, der dort fair ist, wo sie leben, dazu einen Anteil, und prüf, ob das in einer Stunde Verkaufte beides deckt.",
    way: "Beides: ein fester Teil je Stunde und ein Anteil an dem, was verkauft wird. Nur ein Anteil bringt Leute dazu, Fans zu drängen; nur ein Stundenlohn belohnt niemanden, der gut verkauft.",
  },
  "writing-in-her-name": {
    ai: "Nur wenn die Bedingungen der Plattform es erlauben: Lies, was sie zu automatischen Nachrichten sagen. Sicherer ist, dass ein Programm entwirft und ein Mensch jede Nachricht liest und abschickt.",
    people:
      "Das entscheiden die Bedingungen der Plattform: Lies, was sie zu Dritten sagen. Viele Agenturen machen es; wem das Konto gehört, haftet für jede Nachricht und muss schriftlich zustimmen.",
    disclose:
      "Das hängt von den Bedingungen der Plattform ab und vom Recht dort, wo du arbeitest. Behaupte jedenfalls nie, dass sie es selbst ist, wenn ein Fan ernsthaft fragt.",
  },
  "reduced-reach": {
    lasts:
      "Dazu veröffentlichen die Plattformen keine Zahl. Er endet frühestens, wenn entfernt ist, was im Kontostatus markiert war, oder dein Einspruch entschieden ist; vergleiche über Wochen, nicht über Tage.",
    check:
      "Das siehst du nur im Kontostatus in den Einstellungen der App: Ist dort etwas markiert, ist die Reichweite eingeschränkt. Ist nichts markiert, ist eine schwache Woche wahrscheinlicher.",
    alone:
      "Manchmal, aber warte nicht darauf: Entfern, was im Kontostatus markiert ist, nimm den Link oder das Bild weg, das davor kam, und poste einige Wochen Harmloses.",
  },
  "account-banned": {
    again:
      "Nicht sofort: Ein neues Konto kann als Umgehung der Sperre gelten und wird dann auch geschlossen. Leg erst Einspruch ein und lies, was die Plattform zu neuen Konten sagt.",
    back: "Manchmal: Sperren aus Versehen werden nach einem Einspruch aufgehoben, andere nicht. Leg einmal Einspruch ein, über das Formular der Plattform und in der Frist, die sie nennt.",
    lasts:
      "Wie lange ein Einspruch dauert, dafür gibt es keine verlässliche Zahl; was die Plattform zusagt, steht in der Nachricht über die Sperre. Schick ihn nicht zweimal: Dann stehst du wieder hinten an.",
  },
  "how-often-instagram": {
    feed: "Ein paar Posts oder Reels pro Woche sind üblich, gemessen ist das nicht. Nimm einen Monat lang einen pro Woche dazu und behalt ihn, wenn ein typischer Post so viel bringt wie vorher.",
  },
  "how-often-elsewhere": {
    tiktok:
      "Höchstens ein bis zwei Videos am Tag sind üblich, aber kein gemessenes Optimum. Fang mit drei pro Woche an, und erhöhe nur, was du auch in einer schlechten Woche hältst.",
    x: "Mehrmals am Tag ist auf X üblich, gemessen ist das nicht. Fang mit einem Post am Tag an und nimm nur dazu, was du auch in einer schlechten Woche schaffst.",
    stories:
      "Ein paar an den meisten Tagen sind üblich, gemessen ist das nicht: Wichtiger als die Zahl ist, dass eine da ist, wenn jemand nachsieht.",
    page: "An den meisten Tagen etwas Neues ist auf einer bezahlten Seite üblich. Es zählt ein Rhythmus, den du ankündigst und hältst.",
  },
  "posting-on-x": {
    often:
      "Mehrmals am Tag ist dort üblich, gemessen ist das nicht. Fang mit einem Post am Tag an und nimm nur dazu, was du auch in einer schlechten Woche schaffst.",
  },
  "promoting-on-reddit": {
    worth:
      "Ja, wenn du die Zeit hast: Posts werden dort über Communitys gefunden und nicht über Follower. Ob es sich für dich lohnt, zeigt nach einem Monat ein eigener Link.",
    brings:
      "Was ein Post dort bringt, dafür gibt es keine verlässliche Zahl. Nimm für jede Community einen eigenen Link und zähl nach einem Monat, wer abonniert hat.",
  },
  "starting-out": {
    posts:
      "So viele, dass Besucher eine Weile scrollen können: Ein Dutzend oder mehr ist üblich, gemessen ist das nicht. Halt noch einmal so viele für die ersten Wochen bereit.",
    earn: "Was Anfänger verdienen, dafür gibt es keine verlässliche Zahl: Die meisten Listen zeigen nur die Besten. Rechne in den ersten Monaten mit wenig und mit dem, was deine Follower anderswo bringen.",
  },
  "path-to-the-page": {
    conversion:
      "Einen verlässlichen allgemeinen Anteil der Follower, die abonnieren, gibt es nicht. Deiner: die neuen Abonnenten eines Monats geteilt durch die neuen Follower desselben Monats, für jede Plattform mit eigenem Link.",
  },
  "shooting-with-others": {
    consent:
      "Ja, immer: schriftliche Einwilligung und eine Altersprüfung mit amtlichem Ausweis, für jede Person im Bild, bevor etwas veröffentlicht wird. Das Freigabeformular der Plattform fragt nach beidem.",
  },
  "leaked-what-now": {
    name: "Ja, wenn du die Meldung selbst schickst: Sie ist eine rechtliche Erklärung mit echtem Namen und Adresse, und der Host darf sie an den weitergeben, der die Kopie hochgeladen hat. Willst du ungenannt bleiben, lass sie von einer Kanzlei oder einem Löschdienst in deren Namen schicken.",
    lasts:
      "Eine verlässliche Zahl gibt es nicht: Suchmaschinen und große Hoster handeln oft schneller als die Seite selbst, manche Seiten nie. Deshalb bekommt jeder eine eigene Meldung.",
  },
  "what-it-leaves-out": {
    merge:
      "Nein, zwei Models lassen sich nicht zusammenlegen. Füge die Links des einen beim anderen hinzu und lösche das eine.",
    api: "Nein: Schlüssel für andere Programme gibt es nicht. Was die Seite selbst aufruft, steht für Angemeldete unter /api/docs; Zahlen nimmst du als CSV und PDF mit.",
    write:
      "Nein. FanRadar liest und rechnet: Es schreibt keinen Fans, beantwortet keine Nachrichten und verschickt nichts. Frag mich, wem du schreiben solltest.",
    post: "Nein. FanRadar veröffentlicht, plant und ändert nichts auf einer Plattform. Frag mich, wann du posten solltest und was am besten ankommt.",
    phone:
      "Ja: Es läuft im Browser des Handys und lässt sich auf dessen Startbildschirm legen. Eine App im Store gibt es nicht.",
  },
  "workspace-members": {
    viewer: `Nein: ${q(workspaceWords.roles.viewer)} liest Berichte, Notizen und Tags und ändert nichts. Einnahmen sieht die Rolle nur mit ${q(workspaceWords.seesEarnings)}.`,
    money: `Nur wenn du es erlaubst: Für jedes Mitglied gibt es unter ${workspaceTab} die Wahl ${q(workspaceWords.seesEarnings)}. Schalt sie aus, dann sind Einnahmen, Abonnenten, Abrechnungen und Preise für diese Person überall verborgen. Einem Chatter reicht die Rolle ${q(workspaceWords.roles.viewer)} ohne sie.`,
    others: `Nicht, wenn du sie nur für ihre eigenen Models einlädst: Mit der Rolle ${q(workspaceWords.roles.client)} und diesen Models sieht sie keine anderen und nichts von deren Zahlen.`,
    login: `Ja: Lade sie unter ${workspaceTab} mit der Rolle ${q(workspaceWords.roles.client)} und ihren eigenen Models ein. Sie meldet sich dann mit eigenem Passwort an.`,
  },
  "connect-account": {
    onlyfans:
      "Nein: OnlyFans hat keinen Weg, ein Konto zu verbinden. Importier die Abrechnung oder gib die Zahlen von Hand ein.",
    others:
      "Ja: Konten auf Instagram, X und TikTok lassen sich verbinden, wenn der Betreiber dieser Seite die Plattform eingerichtet hat.",
    herself: `Ja: Wähle unter ${q(evidenceWords.title)} des Models ${q(inviteWords.open)}. Die Creatorin öffnet den Link auf ihrem Handy und erlaubt den Zugriff auf der Seite der Plattform, ohne Konto hier.`,
  },
  "export-report": {
    logo: `Ja: Wem der Arbeitsbereich gehört, lädt es unter ${workspaceTab} bei ${q(workspaceWords.logo.title)} hoch. Dann steht es mit dem Namen auf PDFs, geteilten Berichten und Einladungen.`,
    colours:
      "Nein: Farben und Schriften eines Berichts lassen sich nicht ändern. Eigen sind nur Name und Logo des Arbeitsbereichs.",
  },
  "share-report": {
    views: "Nur zum Teil: Neben dem Link siehst du, wie oft er geöffnet wurde und wann zuletzt, aber nicht von wem.",
    earnings: `Ja: Ein Link zeigt nur öffentliche Zahlen, außer du schaltest beim Erstellen private unter ${q(sharingWords.releases.label)} ein. Deine Notizen sind nie dabei.`,
  },
  alerts: {
    earnings:
      "Nein, nicht bei Einnahmen: Meldungen gibt es, wenn Follower ungewöhnlich steigen oder fallen, das Engagement fällt, Quellen sich widersprechen oder Zahlen alt sind. Frag mich, wie sich die Einnahmen verändert haben.",
    fan: "Nein, für einzelne Fans gibt es keine Meldung. Frag mich, wie viele Stammkunden nicht mehr zahlen: Ich sage dir, wie viele es sind und was sie gebracht haben.",
  },
  "remove-model": {
    others:
      "Ja: Nur dieses Model verschwindet, mit seinen Berichten, Zahlen und Dateien. Die anderen bleiben, wie sie sind.",
  },
  "report-versions": {
    team: "Nein: Wer aus dem Team einen Bericht geöffnet hat, wird nicht festgehalten. Bei einem geteilten Link siehst du, wie oft er geöffnet wurde.",
  },
  undo: {
    source: `Nein: Eine entfernte Quelle ist endgültig weg, darum siehst du vorher, was sich ändert. Versiegelte Berichte behalten ihre Zahlen. Importiere oder tippe sie neu, wenn du sie brauchst; nur direkt nach einem Import gibt es ${q(historyWords.undo)}.`,
    model: `Nur zehn Sekunden lang: Wähle ${q(historyWords.undo)} in der Meldung, die nach dem Löschen erscheint. Danach sind es und seine Berichte, Zahlen und Dateien endgültig weg, und du reichst es neu ein.`,
    report: `Nur zehn Sekunden lang: Wähle ${q(historyWords.undo)} in der Meldung, die nach dem Löschen erscheint. Danach ist er endgültig weg; eine neue Analyse macht einen neuen Bericht, ohne die alten Versionen.`,
  },
  "rules-of-links": {
    direct:
      "Nicht überall: Manche Plattformen erlauben einen direkten Link auf eine Erwachsenenseite, andere schränken dafür Konten ein oder schließen sie. Eine eigene Seite dazwischen ist an mehr Orten erlaubt, und du kannst sie jederzeit ändern.",
  },
  "finding-chatters": {
    slow: "Besetz die Nacht mit einer eigenen Schicht: eine Person, bei der dann Tag ist, oft in einer anderen Zeitzone, statt dass das Tagteam wach bleibt. Vereinbart, wie schnell offene Angebote beantwortet werden, und bis jemand gefunden ist, sagt die Begrüßung, wann ihr schreibt.",
    train:
      "Üb an echten Chats: Lest jede Woche zehn zusammen, markiert, was kopiert klang, und lass jede Zeile in ihrer Stimme neu schreiben. Ein Skript gibt das Ziel einer Nachricht vor, nie die Worte, und wer am meisten kauft, bekommt gar keins, sondern Notizen zu dem, was er mag und gekauft hat.",
  },
  "price-and-leaving": {
    often:
      "Selten: Ein- oder zweimal im Jahr ist üblich, aber kein gemessener Bestwert. Lass jeden Preis wenigstens zwei, drei Monate stehen, damit du siehst, was er bewirkt, und erhöh nur, wenn auf der Seite mehr ist als beim letzten Mal.",
    new: "Ja, das ist der sicherste Weg: Wer schon da ist, zahlt nicht mehr, also können nur weniger dazukommen. Prüf zuerst, ob deine Plattform Bestehenden den alten Preis lässt, trag den Tag der Änderung ein, und vergleiche die Neuen der zwei Monate davor und danach.",
    lose: "Ja, einige gehen, und weniger kommen dazu; ob dich das etwas kostet, hängt davon ab, wie viele. Die Preisanalyse zeigt zu jedem Preis, wie viele wegbleiben dürfen, bevor du weniger verdienst. Fang nur bei Neuen an: Dann hat niemand, der schon da ist, einen Grund zu gehen.",
  },
  "which-platform": {
    which:
      "Fang mit der an, die dich Fremden zeigt und deine Art von Inhalten erlaubt, und nimm die, die sie hält, dazu, wenn die erste läuft.",
  },
  "privacy-of-a-creator": {
    charge:
      "Für ein Gesicht ist kein Aufschlag zu hoch, denn es lässt sich nicht zurückholen: Wenn du es überhaupt zeigst, fang beim Doppelten desselben Clips an und geh von dort nach oben. Willst du nicht erkannt werden, verkauf es zu keinem Preis.",
  },
  "trials-and-sales": {
    bundle:
      "Ja, wenn viele vor dem dritten Monat gehen: Ein Paket bringt das Geld sofort und hält Leute über den ersten Monat hinaus. Es kostet dich etwas bei denen, die ohnehin zum vollen Preis geblieben wären. Vergleiche also, was Neue dir jetzt in drei Monaten zahlen und was das Paket bringt, und fang mit einem kleinen Rabatt an.",
  },
  "delete-account": {
    back: "Nein: Ein gelöschtes Konto lässt sich nicht zurückholen, ebenso wenig seine Models, Berichte und Dateien. Exportiere vorher deine Daten; später kannst du dich nur neu registrieren und deine Abrechnungen wieder importieren.",
  },
  "conversation-privacy": {
    others:
      "Nein: Was du hier fragst, bleibt in deinem eigenen Konto. Models, Mitglieder deines Arbeitsbereichs und Kunden sehen deine Unterhaltungen nicht, egal mit welcher Rolle, und wem der Arbeitsbereich gehört auch nicht.",
  },
  "import-statement": {
    unreadable:
      "Prüf vier Dinge: Es ist eine CSV-Datei und keine PDF, kein Bild, kein Archiv und keine Excel-Datei (die speicherst du als CSV); sie öffnet sich als Tabelle mit einer Zahlung je Zeile; die erste Zeile nennt die Spalten; eine davon ist ein Datum und eine ein Betrag. Wird sie trotzdem nicht gelesen, kopiere die Tabelle von der Abrechnungsseite und füg sie ein.",
  },
  "refresh-report": {
    monthly: `Nein, monatlich gibt es nicht: Ein Bericht wird ${q(reportWords.byItself.options.daily)} oder ${q(reportWords.byItself.options.weekly)} erneuert oder, bei ${q(reportWords.byItself.options.off)}, nur wenn du ${q(reportWords.reanalyse)} wählst. Für einmal im Monat wähle ${q(reportWords.byItself.options.off)} und analysiere an dem Tag selbst.`,
  },
};
