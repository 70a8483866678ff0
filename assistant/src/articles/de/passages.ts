import type { PassageTexts } from "../passages.ts";
import { productPassages } from "./product-passages.ts";
import { sellingPassages } from "./selling-passages.ts";

export const passages: PassageTexts = {
  ...sellingPassages,
  ...productPassages,
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
  "leaving-one-platform-behind": {
    second:
      "Ja, solange keine der Plattformen Ausschließlichkeit verlangt: Lies zuerst ihre Bedingungen und den Vertrag mit deiner Agentur. Zwei bezahlte Seiten lohnen sich nur, wenn auf beiden jede Woche etwas Neues kommt und jemand antwortet; sonst lass die zweite als Reserve mit denselben Posts laufen und sag dort, wo du schreibst.",
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
};
