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
    removed:
      "Lies die Regeln der Community und den Hinweis, der zur Entfernung kam: Meist fehlt eine Verifizierung, das Konto ist zu jung oder der Titel wirbt. Frag die Moderation einmal höflich, verifiziere dich, wo es verlangt wird, und poste bis dahin in einer kleineren Community, die neue Konten nimmt; derselbe Post überall ist genau das, wonach Filter suchen.",
    worth:
      "Ja, wenn du die Zeit hast: Posts werden dort über Communitys gefunden und nicht über Follower. Ob es sich für dich lohnt, zeigt nach einem Monat ein eigener Link.",
    brings:
      "Was ein Post dort bringt, dafür gibt es keine verlässliche Zahl. Nimm für jede Community einen eigenen Link und zähl nach einem Monat, wer abonniert hat.",
  },
  "starting-out": {
    week: "Such dir eine Plattform aus, die dich Fremden zeigt, und poste dort in der ersten Woche jeden Tag; auf die Seite selbst kommen genug Posts zum Scrollen, ein Preis und eine Begrüßung. Gekauft wird noch kaum, also steck die Stunden in Posts und Antworten und notiere, welcher Post die ersten Besucher brachte.",
    hours:
      "Wie viele Stunden eine Seite braucht, veröffentlicht keine Plattform; entscheidend sind die Nachrichten, für die jeden Tag jemand da sein muss, während Bilder auf einmal entstehen können. Neben einem Job reicht zum Anfang eine halbe Stunde am Tag für Posts und Chats und ein längerer Termin pro Woche für Content; notiere einen Monat lang, was eine Stunde gebracht hat.",
    posts:
      "So viele, dass Besucher eine Weile scrollen können: Ein Dutzend oder mehr ist üblich, gemessen ist das nicht. Halt noch einmal so viele für die ersten Wochen bereit.",
    earn: "Was Anfänger verdienen, dafür gibt es keine verlässliche Zahl: Die meisten Listen zeigen nur die Besten. Rechne in den ersten Monaten mit wenig und mit dem, was deine Follower anderswo bringen.",
  },
  "path-to-the-page": {
    conversion:
      "Einen verlässlichen allgemeinen Anteil der Follower, die abonnieren, gibt es nicht. Deiner: die neuen Abonnenten eines Monats geteilt durch die neuen Follower desselben Monats, für jede Plattform mit eigenem Link.",
  },
  "shooting-with-others": {
    split:
      "Das hängt davon ab, wer verkauft: Veröffentlicht jede Seite den Clip bei sich, behält jede, was er dort bringt, und niemand zahlt der anderen. Verkauft nur eine, vereinbart vor dem Dreh eine feste Tagesgage oder einen gleichen Teil dessen, was der Clip in den ersten Monaten nach der Gebühr der Plattform bringt. Wer nur filmt, wird nach Stunden bezahlt. Einen üblichen Anteil veröffentlicht keine Plattform.",
    papers:
      "Drei Dinge, bevor die Kamera läuft: ein amtlicher Ausweis von jeder Person, mit Bild davon; das Freigabeformular der Plattform, von allen unterschrieben; und eine Seite dazu, was gefilmt wird, wo es erscheinen darf, wer es verkauft und ob es zurückgenommen werden kann. Beide behalten Kopien. Ohne Freigabe entfernen Plattformen den Clip oder schließen die Seite.",
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
    number:
      "Zähl Chats, nicht Models: Sieh nach, wie viele Gespräche in deiner stärksten Stunde zugleich offen sind und wie viele eine Person in einer Stunde gut beantwortet; das eine durch das andere geteilt ist, wie viele in der Schicht sein müssen. Dann mal die Schichten. Bei vierzig offenen Chats und zehn pro Person und Stunde sind das vier; eine übliche Zahl veröffentlicht keine Plattform.",
    both: "Ja, wenn die Person beide auseinanderhält: ein Blatt zur Stimme je Model, getrennte Notizen zu Käufern und nie derselbe Satz in beiden Chats. Fang mit Seiten an, deren starke Stunden verschieden sind, und vergleich nach einem Monat, was eine Stunde auf jeder verkauft hat; fällt die erste, war es zu viel.",
    good: "Urteile nach drei Dingen: was eine Stunde von ihnen verkauft, verglichen mit denselben Stunden bei anderen; ob ihre Käufer wiederkommen und die Verlängerung an lassen; und ob du die Stimme glauben würdest. Lies zehn zufällige Chats pro Woche; Umsatz allein belohnt den, der am meisten drängt.",
    quits:
      "Ändere zuerst das Passwort, beende seine Sitzungen und entfern seine Rolle hier; dann beantworte die offenen Chats selbst, Käufer zuerst. Frag ihn oder lies nach, was versprochen und nicht geliefert ist, und sag Stammkäufern nichts von einer Person: Die Stimme gehört ihr. Notizen zu Käufern gehören ab jetzt dorthin, wo das Team sie sieht, damit niemand sie mitnimmt.",
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
    recognised:
      "Überleg dir vorher, was du sagst, und sag nicht mehr: dass es deine Arbeit und privat ist und du nicht darüber sprichst. Bitte die Person einmal, es nicht weiterzugeben, notiere Namen und was geschrieben wurde, und sperr das Konto auf all deinen Seiten. Wirst du bedroht oder werden Bilder herumgeschickt, ist das etwas anderes: alles aufheben und zur Polizei.",
    block:
      "Ja, auf den meisten bezahlten Plattformen: Such in deren Einstellungen zur Privatsphäre nach dem Sperren von Ländern oder Regionen. Das hält die ab, die von dort surfen, nicht die mit einem VPN und keine Kopien auf anderen Seiten; gefunden zu werden wird seltener, nie unmöglich.",
    needed:
      "Nein: Auch Seiten ohne Gesicht verdienen, sie brauchen aber etwas anderes, woran man sie kennt: eine Stimme, einen Look, einen Ort oder ein Thema. An einem Bild bleiben weniger Fremde hängen, also müssen die Chats mehr tragen. Fest steht nur die Reihenfolge: Ein Gesicht kannst du später zeigen, zurücknehmen nie.",
    job: "Sag nichts aus dem Stand und unterschreib nichts: Lass dir schriftlich geben, was dir vorgeworfen wird, und lies im Arbeitsvertrag, was zu Nebentätigkeit und Verhalten steht. Ob ein Arbeitgeber deswegen handeln darf, hängt von Land, Vertrag und Beruf ab; zeig es vor deiner Antwort der Gewerkschaft oder einer Anwältin für Arbeitsrecht. Halt Arbeit und Seite ab jetzt getrennt: keine Bilder von dort, kein Gerät und keine Zeit des Arbeitgebers.",
    partner:
      "Redet in Ruhe außerhalb der Arbeit, und frag, was genau stört: die Bilder, die Chats, die Zeit oder was andere sagen könnten. Für jedes hilft etwas anderes: Grenzen bei dem, was du zeigst, feste Zeiten, jemand anderes für die Chats. Ob du weitermachst, entscheidest du; auf der Seite erscheint ein Partner nur, wenn beide es wollen, mit unterschriebener Einwilligung.",
    charge:
      "Für ein Gesicht ist kein Aufschlag zu hoch, denn es lässt sich nicht zurückholen: Wenn du es überhaupt zeigst, fang beim Doppelten desselben Clips an und geh von dort nach oben. Willst du nicht erkannt werden, verkauf es zu keinem Preis.",
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
  "leaving-one-platform-behind": {
    second:
      "Ja, solange keine der Plattformen Ausschließlichkeit verlangt: Lies zuerst ihre Bedingungen und den Vertrag mit deiner Agentur. Zwei bezahlte Seiten lohnen sich nur, wenn auf beiden jede Woche etwas Neues kommt und jemand antwortet; sonst lass die zweite als Reserve mit denselben Posts laufen und sag dort, wo du schreibst.",
  },
  "loyal-fans": {
    discount:
      "Nein, keinen dauerhaften: Er zahlt für das, was er bekommt, und ein niedrigerer Preis lässt sich kaum zurücknehmen. Dank ihm lieber mit etwas, das Zeit statt Preis kostet: ein früher Blick, eine kurze Sprachnachricht, ein Wunsch im nächsten Set, ab und zu und als Überraschung.",
  },
  "contract-with-a-model": {
    term: "Nicht ohne Ausweg: Wichtiger als die Laufzeit ist die Kündigung. Sieh vor der Unterschrift nach, wie jede Seite ihn beendet, was dann mit Konto und Content geschieht, ob danach noch ein Anteil fällig ist und was er exklusiv verlangt; eine kurze Probezeit mit einem Monat Frist schützt beide. Was länger läuft, soll eine Anwältin lesen.",
    out: "Lies zuerst, was zum Ende darin steht: Frist, Form und ab welchem Tag sie läuft; dann kündige schriftlich und heb auf, dass es angekommen ist. Sorg vorher dafür, dass E-Mail, Telefonnummer und Bankkonto deiner Seite dir gehören, sichere Content und Chats, und ändere Passwörter am letzten Tag, nicht früher. Hat der Vertrag kein Ende oder eine Strafe, zeig ihn zuerst einer Anwältin.",
    password:
      "Nur, wenn die Plattform nichts Kleineres erlaubt und das Konto deins bleibt: deine E-Mail, deine Nummer, dein Bankkonto, dein Ausweis. Halt vorher fest, wer sich wofür anmeldet, schalt den zweiten Faktor auf deinem eigenen Handy ein und ändere das Passwort am Tag, an dem es endet. Wer auch die E-Mail will, will die Seite.",
    partner:
      "Das hängt davon ab, ob du es beenden könntest: Wer als Partner die Seite führt, braucht, was auch ein Fremder hätte: Anteil, Aufgaben und Ende schriftlich. E-Mail, Bankkonto und das letzte Wort zum Content bleiben deins; klärt, was bei einer Trennung mit der Seite ist, und probiert einen Monat lang eine Aufgabe wie Schnitt oder Posten, bevor es die Chats sind.",
  },
  "broken-agreement": {
    unpaid:
      "Fordere es heute schriftlich: welche Monate offen sind, die Summen nach den Abrechnungen der Plattform und ein Tag, bis zu dem du sie erwartest. Sieh nach, auf wessen Bankkonto die Seite auszahlt, und stell es auf deins um, wo du kannst; heb Abrechnungen und Chats auf und liefere nur so weit nicht, wie der Vertrag es erlaubt. Verstreicht der Tag, geh zu einer Anwältin oder Beratungsstelle.",
  },
  "paying-elsewhere": {
    accept:
      "Nein. Die meisten Plattformen schließen dafür Seiten, im Streitfall fehlt dir der Beleg, und Zahlungsdienste lehnen dieses Geschäft oft ab und frieren Guthaben ein; auch dein Name kann ihm angezeigt werden. Sag ihm freundlich, dass es nur über deine Seite geht, und biete ihm dort an, was er möchte.",
    move: "Nur für Neuigkeiten ohne Verkauf, und nur, wo die Bedingungen deiner Plattform einen Link erlauben: ein Kanal, der zeigt, dass es etwas Neues gibt. Chats, Angebote und Zahlungen bleiben auf der Seite, denn die meisten Plattformen verbieten es, Abonnenten wegzuführen, und ein privater Messenger zeigt deine Nummer.",
  },
  "taking-a-break": {
    stock:
      "So viele Posts, wie dein Rhythmus für die freien Tage braucht, und ein paar für die Woche danach: Bei vier Posts pro Woche sind zwei Wochen Urlaub acht, plus drei für die Rückkehr. Mach sie in den Wochen davor mit ein, zwei zusätzlichen pro Woche, plan sie auf der Plattform vor und sag Abonnenten, wann du wieder antwortest.",
  },
  "changing-direction": {
    delete:
      "Nein, lieber verbergen als löschen: Alte Posts bringen Leute, und Abonnenten haben dafür bezahlt. Leg, was nicht mehr passt, ins Archiv oder in einen eigenen Ordner, hefte drei an, die die neue Richtung zeigen, und nimm nur herunter, was niemand mehr sehen soll.",
  },
  "what-to-post": {
    ideas:
      "Nimm die drei Posts, die am meisten gezogen haben, und mach jeden noch einmal anders: anderer Ort, anderes Outfit, die Minute davor oder danach. Lass dann Abonnenten zwischen zwei Ideen wählen, sammle jeden Wunsch aus Chats in einer Liste und leg für jeden Wochentag ein Thema fest; so fängt niemand bei null an.",
  },
  "limits-in-customs": {
    uneasy:
      "Ja, jederzeit und ohne Begründung: Keine Zahlung kauft ein Recht auf dich, und ein Käufer, der dich auslaugt, kostet mehr, als er bringt. Liefere oder erstatte, was schon bezahlt ist, sichere den Chat und beschränk oder blockier ihn dann; schreibt er von anderen Konten, melde ihn der Plattform.",
  },
};
