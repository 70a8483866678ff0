import type { DraftTexts } from "../passages.ts";

/** Words to say, by article and passage: messages to send as they are, then what to mind. */
export const drafts: DraftTexts = {
  "limits-in-customs": {
    insists: {
      drafts: [
        "Ich habe Nein gesagt, und dabei bleibt es. Wenn du etwas von meinem Menü magst, schreibe ich gern mit dir, sonst lassen wir es hier.",
      ],
      note: "Einmal, als letztes Wort dazu. Macht er weiter, schränk ihn ein; beleidigt oder bedroht er dich, sichere die Nachrichten, blockiere ihn und melde ihn der Plattform.",
    },
    beyond: {
      drafts: [
        "Das mache ich nicht, für niemanden. Was ich dir stattdessen gern drehe: [etwas von deinem Menü]. Soll ich dir den Preis schicken?",
      ],
      note: "Ein Satz, eine Alternative, kein Grund und keine Entschuldigung. Ein Grund lädt zum Feilschen ein.",
    },
    free: {
      drafts: [
        "Umsonst schicke ich nichts, aber ich habe etwas aus meinem Menü, das dir gefällt. Soll ich es dir zeigen?",
        "Haha, netter Versuch 😉 Die guten Sachen stehen in meinem Menü. Willst du es sehen?",
      ],
      note: "Schreib es einmal. Fragt er ein drittes Mal, darfst du ihn ohne Begründung blockieren.",
    },
    insults: {
      drafts: [
        "Ich schreibe gern mit Leuten, die nett zu mir sind. Lassen wir es hier gut sein, in dem Ton antworte ich nicht.",
      ],
      note: "Schreib es einmal, dann schränk ihn ein oder blockiere ihn. Droht er dir, sichere die Nachrichten und melde ihn der Plattform.",
    },
  },
  "trials-and-sales": {
    discount: {
      drafts: [
        "Meine Preise sind für alle gleich, das ist nur fair. Wenn es ein Angebot gibt, erfährst du es zuerst.",
        "Verstehe ich 🙂 Wenn das gerade zu viel ist, habe ich auch kürzere für weniger. Soll ich dir eins zeigen?",
      ],
      note: "Biete etwas Kleineres an, nicht dasselbe für weniger: Wer durch Fragen Rabatt bekommt, fragt wieder.",
    },
  },
  "money-back": {
    reply: {
      drafts: [
        "Schade, dass es nicht das war, was du dir erhofft hast. Du hast es freigeschaltet, und über Erstattungen entscheidet die Plattform, bitte frag ihren Support.",
      ],
      note: "Schreib es einmal und diskutiere nicht. War der Fehler deiner, mach ihn stattdessen gut. Sichere den Chat mit dem, was vereinbart und wann geliefert wurde.",
    },
  },
  "fans-who-want-more": {
    love: {
      drafts: [
        "Du bist süß, und ich schreibe hier gern mit dir. Es bleibt aber bei meiner Seite, mehr will ich dir nicht versprechen.",
      ],
      note: "Sag es einmal, früh und freundlich, und mach dann mit dem weiter, was du anbietest.",
    },
    decline: {
      drafts: [
        "Das ist lieb von dir, aber ich treffe niemanden von meiner Seite, und das bleibt so. Hier im Chat bin ich für dich da 🙂",
        "Treffen mache ich nie, sorry! Aber ein Video nur für dich, das geht. Willst du wissen, wie?",
      ],
      note: "Lass es nicht mit „vielleicht irgendwann“ offen. Macht er weiter, schränk ihn ein oder blockiere ihn.",
    },
    number: {
      drafts: [
        "Ich bleibe nur hier, also keine Nummer und keine anderen Apps. Aber hier antworte ich dir, versprochen 🙂",
        "Andere Apps sind nichts für mich, sorry. Hier findest du mich immer.",
      ],
      note: "Hier schützt die Plattform Bezahlung und Privates, und ihre Bedingungen verbieten meist, den Chat woanders weiterzuführen. Gib nie eine Nummer, ein privates Konto oder deinen Namen heraus.",
    },
  },
  "paying-elsewhere": {
    elsewhere: {
      drafts: [
        "Ich nehme Zahlungen nur hier an, das ist für uns beide sicherer. Ich kann dir dasselbe als gesperrte Nachricht schicken. Soll ich?",
      ],
      note: "Sag es einmal. Wer auf einem anderen Zahlungsweg besteht, will meistens etwas anderes.",
    },
  },
  "privacy-of-a-creator": {
    face: {
      drafts: [
        "Mein Gesicht zeige ich nicht, so ist meine Seite. Alles andere aus meinem Menü kannst du haben. Was hättest du gern?",
        "Kein Gesicht, für niemanden und für keinen Preis, sorry 🙂 Aber sag mir, was du sonst sehen willst.",
      ],
      note: "Ein Gesicht, das einmal gezeigt wurde, lässt sich nicht zurücknehmen, egal was dafür geboten wird. Wer für ein Model schreibt, fragt sie, bevor er etwas verspricht.",
    },
    name: {
      drafts: ["Hier heiße ich nur so wie auf meiner Seite, und das soll so bleiben 🙂 Wie heißt du denn?"],
      note: "Gib nie deinen echten Namen, einen Ort, eine Schule oder einen Arbeitsplatz preis.",
    },
  },
  "messages-that-sell": {
    announce: {
      drafts: [
        "Endlich fertig: das neue Video, nach dem ihr gefragt habt 🔥 Es kommt in der nächsten Nachricht. Willst du es als einer der Ersten sehen?",
        "Heute gibt es ein neues Set, und es ist eins meiner liebsten. Der erste Blick ist frei, der Rest ist hinter der Sperre.",
      ],
      note: "Sag in ein, zwei Sätzen, was drin ist, und versprich nichts, was nicht drin ist. Schick es denen, die schon etwas Ähnliches mochten.",
    },
  },
  "price-a-custom": {
    quote: {
      drafts: [
        "Das mache ich gern für dich. Also: [was drin ist], [Länge], hier geliefert bis [Tag], für [Preis] im Voraus. Soll ich dir die Zahlungsnachricht schicken?",
      ],
      note: "Alle vier Punkte in eine Nachricht, und gefilmt wird, wenn bezahlt ist. Was nicht in deinem Menü steht, lässt du weg.",
    },
  },
  "custom-menu": {
    offer: {
      drafts: [
        "[Thema] gefällt dir, oder? 😉 Ich mache auch Videos nur für eine Person, ganz nach Wunsch. Willst du mein Menü sehen?",
      ],
      note: "Schreib es denen, die schon gekauft haben, zu dem, was sie gekauft haben, und nicht allen.",
    },
  },
  "custom-delivery": {
    late: {
      drafts: [
        "Dein Video braucht noch ein bisschen: Du hast es bis [Tag]. Tut mir leid, fürs Warten gibt es eine kleine Zugabe.",
      ],
      note: "Schreib es, bevor der versprochene Tag vorbei ist, und nenne einen Tag, den du hältst.",
    },
  },
  "first-days-of-a-subscriber": {
    welcome: {
      drafts: [
        "Hi, schön, dass du da bist! Alle paar Tage kommt etwas Neues. Was hat dich hergebracht?",
        "Willkommen 💕 Schau dir zuerst den angehefteten Beitrag an. Wovon möchtest du mehr sehen?",
      ],
      note: "Kurz, eine Frage, nichts zu kaufen. Beantworte die Antwort, bevor du etwas verkaufst.",
    },
    silence: {
      drafts: [
        "Hey, ich habe gerade etwas Neues gepostet und wollte wissen, was du davon hältst. Welches gefällt dir besser, das erste oder das letzte?",
      ],
      note: "Schick es nach ein, zwei Tagen, einmal. Wer nicht antwortet, bekommt, was alle bekommen.",
    },
  },
  "winning-back": {
    message: {
      drafts: ["Seit du weg bist, gibt es eine neue Serie, und ich musste an dich denken. Magst du mal schauen?"],
      note: "Nenne, was neu ist, nicht den Preis, und schreib einmal.",
    },
    quiet: {
      drafts: [
        "Hey du, es ist so still hier 🙂 Ich habe gerade etwas fertig, das wie die ist, die du mochtest. Willst du einen Blick?",
        "Hi! Wie geht's dir? Bei dem hier musste ich an dich denken.",
      ],
      note: "Beziehe dich auf das, was er gekauft hat, und schreib einmal; eine zweite Nachricht eine Woche später hat etwas Neues. Kein Vorwurf.",
    },
  },
  "failed-payments": {
    expiring: {
      drafts: [
        "Dein Abo läuft bald aus, und ich fände es schön, wenn du bleibst. Nächste Woche kommt [was neu ist]. Bist du dabei?",
      ],
      note: "Schick es zwei, drei Tage vor dem Ende, einmal, und sag, wie man die Verlängerung einschaltet. Nenne, was kommt, statt eines Rabatts.",
    },
    failed: {
      drafts: [
        "Deine letzte Zahlung hat nicht geklappt, vielleicht ist die Karte abgelaufen. Wenn du sie erneuerst, verpasst du hier nichts 🙂",
      ],
      note: "Freundlich und ohne Vorwurf: Diese Leute haben sich nicht entschieden zu gehen.",
    },
  },
  "price-and-leaving": {
    raise: {
      drafts: [
        "Ab [Tag] kostet meine Seite für neue Abonnenten [Preis]. Für dich ändert sich bis [Tag] nichts, als Danke, dass du hier bist.",
      ],
      note: "Kündige es vorher an, und lass bestehende Abonnenten eine Weile beim alten Preis, wenn die Plattform das zulässt.",
    },
  },
  "rhythm-that-keeps": {
    pause: {
      drafts: [
        "Ich nehme mir ein paar Tage frei und bin am [Tag] wieder da, mit etwas Neuem. Bis dahin verpasst du nichts 💕",
      ],
      note: "Sag es, bevor die Pause beginnt, mit dem Tag, an dem sie endet.",
    },
  },
  "loyal-fans": {
    thanks: {
      drafts: ["Wow, danke, das ist richtig lieb von dir! Was hat dir denn so gut gefallen?"],
      note: "Antworte bald und persönlich, und verkaufe in derselben Nachricht nichts.",
    },
  },
  shoutouts: {
    ask: {
      drafts: [
        "Hi! Ich mag deine Seite, und unsere Fans würden gut zusammenpassen. Wollen wir uns nächste Woche einmal gegenseitig posten? Ich schicke dir Bild und Text, du mir deins.",
      ],
      note: "Schreib Seiten deiner Größe und Art, und vereinbart vorher Tag, Worte und Bild.",
    },
  },
  "writing-in-her-name": {
    really: {
      drafts: [
        "Du schreibst hier mit dem Team der Seite. Die Bilder und Videos sind von ihr, und sie liest mit, wenn es wichtig ist.",
        "Wir antworten hier zusammen, damit niemand lange wartet. Was kann ich für dich tun?",
      ],
      note: "Wer nicht sie ist, behauptet es nie: Das verbieten die Bedingungen vieler Plattformen und das Recht gegen Irreführung von Käufern. Nimm nur Sätze, die bei deiner Seite stimmen. Schreibt sie selbst, reicht ‚Ja, ich bin's‘.",
    },
  },
  "account-banned": {
    appeal: {
      drafts: [
        "Hallo, mein Konto [Name] wurde am [Tag] gesperrt. Ich habe eure Regeln gelesen und halte das für einen Irrtum: [ein Satz, warum]. Bitte prüft die Entscheidung. Ich kann meine Identität nachweisen.",
      ],
      note: "Kurz und sachlich, einmal, über das Formular, das die Plattform zeigt. Schreib nur, was stimmt.",
    },
  },
  "leaked-what-now": {
    notice: {
      drafts: [
        "Mir gehört das Werk unter [Adresse des Originals]. Es steht ohne meine Erlaubnis unter [Adresse der Kopie]. Nach bestem Wissen ist das weder von mir noch von meiner Vertretung noch vom Gesetz erlaubt. Diese Angaben sind richtig, und ich versichere, dass mir die Rechte gehören oder ich für den Inhaber handle. Bitte entfernen Sie es. [Name, Anschrift, E-Mail, Unterschrift]",
      ],
      note: "Das ist eine rechtliche Erklärung: Schick sie nur für das, was dir gehört. Wer den eigenen Namen nicht angeben will, lässt sie von einer Vertretung oder einem Anwalt schicken.",
    },
  },
  "rules-of-links": {
    bio: {
      drafts: [
        "[Name] · [zwei harmlose Worte, was du machst] · neu jeden [Tag] 💌 alles andere auf meiner Seite: [Adresse deiner eigenen Seite]",
      ],
      note: "Kein Preis, kein Wort oder Emoji zu Sex, nicht der Name der bezahlten Seite. Bild, Highlights und die Seite hinter dem Link so harmlos wie der Text.",
    },
  },
  "why-subscribers-leave": {
    renew: {
      drafts: [
        "Hey [Name], dein Monat läuft am [Tag] ab, und ich hätte dich gern beim nächsten dabei: [was kommt]. Magst du vorher die Verlängerung anschalten?",
        "Ich arbeite schon an [Set] für [Monat]. Lass die Verlängerung an, dann wartet es auf dich 🙂",
      ],
      note: "Ein paar Tage vor dem Termin, an alle mit ausgeschalteter Verlängerung, und mit dem, was kommt, statt als Bitte um einen Gefallen. Einmal im Monat reicht.",
    },
  },
};
