const emergency =
  "Bei akuter Gefahr den Notruf wählen: 112 in der Europäischen Union, 117 oder 112 in der Schweiz, 999 im Vereinigten Königreich, 911 in den USA, Kanada und Mexiko.";

export const safetyWords = {
  "self-harm": [
    "Es tut mir leid, dass es so wehtut. Du musst da nicht allein durch. Bitte sprich jetzt mit jemandem: mit einem Menschen, dem du vertraust, oder mit einer der Stellen unten. Sie hören vertraulich zu, und du musst keinen Namen nennen.",
    `Wenn du dir etwas antun könntest oder schon verletzt bist, warte nicht. ${emergency}`,
    "Wenn es um jemand anderen geht: Frag offen nach, bleib wenn möglich dabei und ruft gemeinsam an. Was Leute über deine Arbeit schreiben, sagt nichts über deinen Wert. Du darfst Kommentare abschalten und so lange pausieren, wie du brauchst.",
  ],
  distress: [
    "Wenn es um mehr geht als die Arbeit oder du nicht mehr weiterwillst: Sprich bitte heute mit jemandem, mit einem Menschen, dem du vertraust, oder mit einer dieser Stellen. Sie hören vertraulich zu, Tag und Nacht.",
  ],
  "harm-to-others": [
    "Dabei helfe ich nicht. Jemanden zu bedrohen, zu zwingen, zu betäuben oder heimlich zu filmen oder private Bilder weiterzugeben ist eine Straftat, egal was die Person dir schuldet oder vorher zugesagt hat.",
    `Hör jetzt auf: Lösch die Aufnahmen, gib Papiere, Handy und Lohn zurück und lass die Person in Ruhe. Wenn jemand etwas bekommen hat und schwer zu wecken oder verwirrt ist oder langsam atmet, ruf sofort den Rettungsdienst. ${emergency}`,
    "Wenn du Angst hast vor dem, was du tun könntest: Die Stellen unten sprechen auch mit dir, vertraulich. Schulden und gebrochene Verträge gehören zu einem Anwalt; wurden deine eigenen Inhalte geleakt, zur Polizei und in einen Löschantrag.",
    "Wenn dir das angetan wird: Du bist nicht schuld. Sag es jemandem, dem du vertraust, und bitte die Stellen unten oder die Polizei um Hilfe.",
  ],
  coercion: [
    "Niemand darf gezwungen werden zu drehen, sich auszuziehen oder weiterzuarbeiten, und niemand darf Pass, Handy, Geld oder Videos eines anderen behalten, damit er bleibt. Das ist eine Straftat, egal was unterschrieben wurde. Wenn es dir geschieht, bist du nicht schuld.",
    "Wenn du selbst jemanden festhältst: Dabei helfe ich nicht. Lass die Person aufhören, lösche die Bilder und gib zurück, was ihr gehört.",
    `Die Stellen unten helfen vertraulich, egal welche Papiere du hast und was du arbeitest. Ruf wenn möglich von einem Telefon an, auf das sonst niemand schaut. ${emergency}`,
  ],
  blackmail: [
    "Wer intime Bilder von dir verbreitet oder damit droht, begeht eine Straftat; du bist nicht schuld. Zahle nicht und schicke nichts mehr: Wer Geld bekommt, fordert meist wieder.",
    "Sichere zuerst Beweise (Screenshots mit Konto, Datum und Nachricht). Antworte dann nicht mehr, blockiere das Konto, melde es der Plattform und geh zur Polizei.",
    "StopNCII bildet auf deinem eigenen Gerät einen Fingerabdruck deiner Bilder, mit dem Plattformen sie sperren, ohne dass jemand sie sieht. Warst du darauf unter 18, macht Take It Down dasselbe.",
    "Wenn du selbst drohst oder solche Bilder verbreitest: Dabei helfe ich nicht. Hör auf und lösch die Bilder.",
  ],
  minor: [
    "Niemand unter 18 darf für Inhalte für Erwachsene gefilmt, fotografiert oder angemeldet werden: nicht mit Erlaubnis der Eltern, nicht zur Vorbereitung, nicht kurz vor dem Geburtstag. Dabei helfe ich nicht, und FanRadar analysiert niemanden unter 18.",
    "Wenn du selbst unter 18 bist: Du hast mit der Frage nichts falsch gemacht. Bitte warte. Wenn dich jemand drängt oder es Bilder von dir gibt, hören die Stellen unten vertraulich zu und helfen, sie löschen zu lassen.",
    "Wenn du mit jemandem unter 18 arbeitest: Hör sofort auf, mach und veröffentliche nichts. Gibt es schon Bilder, gib sie an niemanden weiter und melde sie.",
  ],
  "minor-fan": [
    "Wer unter 18 ist, darf Inhalte für Erwachsene weder sehen noch kaufen, egal wie viel gezahlt oder wie sehr gedrängt wird. Beende den Chat, schicke nichts mehr und blockiere das Konto. Hilf niemandem durch eine Altersprüfung.",
    "Melde das Konto der Plattform mit der Nachricht, in der das Alter steht; über Erstattungen entscheidet die Plattform. Wirkt das Kind in Gefahr oder unter Druck, melde es hier:",
  ],
  stalking: [
    "Das musst du nicht hinnehmen, und du hast es nicht verursacht. Antworte nicht mehr. Blockiere das Konto, führe ein Protokoll (Datum, Ort, Screenshots) und sag es Menschen, denen du vertraust.",
    "Poste Orte erst, wenn du nicht mehr dort bist, und lass Handy und Auto auf Tracker prüfen. Wenn dir jemand auflauert, deine Adresse kennt oder dir Angst macht, geh zur Polizei.",
    emergency,
  ],
  tracking: [
    "Ich suche keine Menschen: keine Adressen, keine Aufenthaltsorte, keine Telefone. Jemanden ohne Einwilligung zu verfolgen oder zu orten ist in vielen Ländern strafbar und macht Angst.",
    "Wenn du dich um jemanden sorgst, bitte die Polizei, nachzusehen. Wenn dich die Gedanken an jemanden nicht loslassen, sind die hier genannten Stellen auch dafür da.",
  ],
  evasion: [
    "Ich helfe nicht, Prüfungen von Alter oder Identität zu umgehen. Sie halten Kinder fern und schützen Menschen, die gezwungen werden. Konten mit fremden Dokumenten werden geschlossen und ihr Geld einbehalten.",
    "Scheitert deine eigene Verifizierung: Nimm dein eigenes gültiges Dokument, ganz im Bild, mit dem Namen wie im Konto, und schreibe dem Support der Plattform. Will jemand deinen Ausweis oder dein Gesicht für ein Konto, gib sie nicht her. Wenn du unter Druck stehst, findest du hier Hilfe:",
  ],
  everywhere: "Überall",
  contact: "{country}: {name}, {reach}",
} as const;
