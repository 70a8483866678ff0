import type { PhraseKey } from "../../plan/phrases.ts";

export const phrases = {
  greeting: "Hi! Frag mich nach Followern, Beiträgen, Preisen oder Einnahmen, oder beginne mit einer dieser Fragen:",
  thanks: "Gern geschehen. Noch etwas?",
  acknowledgement: "Alles klar. Was möchtest du als Nächstes wissen?",
  who: "Ich bin der Assistent von FanRadar, ein Programm. Ich antworte aus einem geschriebenen Ratgeber und aus Zahlen, die du öffnen kannst.",
  what: "Ich beantworte Fragen zu den Zahlen eines Models, vergleiche Models und schlage vor, was du bei Beiträgen, Preisen und Wachstum tun kannst. Zum Beispiel:",
  bye: "Tschüss und viel Erfolg!",
  unsure: "Ich bin nicht sicher, was du meinst. Ist es eine dieser Fragen?",
  "other-readings": "Oder meintest du eine dieser Fragen?",
  "no-general-figure": "Dafür habe ich keine verlässliche allgemeine Zahl.",
  "no-wording": "Dafür habe ich keine fertige Formulierung.",
  "no-rewording":
    "Neu schreiben kann ich das nicht. Nimm die Sätze als Anfang und ändere sie, bis sie nach dem Model klingen.",
  "no-platform": "Das gilt auf jeder Plattform; was für diese besonders gilt, weiß ich nicht.",
  "all-said": "Mehr weiß ich dazu nicht. Verwandte Themen:",
  "no-more-known": "Mehr sagen die Zahlen dazu nicht:",
  "no-cause-known": "Warum, sagen die Zahlen nicht. Bekannt ist:",
  "no-norm-known": "Ob das gut oder schlecht ist, sagt keine Zahl. Bekannt ist:",
  nothing:
    "Das kann ich nicht beantworten. Ich kenne die Zahlen deiner Models und einen Ratgeber zu Beiträgen, Preisen und Wachstum.",
  "no-report": "Zu diesem Model gibt es noch keinen Bericht. Analysiere es zuerst und frag dann noch einmal.",
  "failed-links":
    "Die letzte Analyse ist fehlgeschlagen: Keiner der Links führt zu einem lesbaren Profil. Prüfe die Links und analysiere neu.",
  "failed-silent":
    "Die letzte Analyse ist fehlgeschlagen: Keine Plattform hat geantwortet, auch nach mehreren Versuchen nicht. Analysiere später noch einmal.",
  "failed-quarantined":
    "Die letzte Analyse ist fehlgeschlagen: Ein verlinktes Profil wird erst wieder gelesen, wenn ein Mensch darüber entschieden hat. Bis wann, steht auf der Seite des Models.",
  "failed-removed": "Dieses Model wurde auf Wunsch der Person entfernt und kann nicht noch einmal analysiert werden.",
  failed: "Die letzte Analyse ist wegen eines Fehlers bei uns fehlgeschlagen. Analysiere neu.",
  "beyond-forecast": "So weit, wie du fragst, reicht die Prognose nicht.",
  "cause-unknown":
    "Den Grund zeigen die Zählungen nicht. Was an diesen Tagen gepostet oder anderswo erwähnt wurde, kann es erklären, aber keine Zahl hier beweist eine Ursache.",
  "why-paid-unknown":
    "Abrechnungen zeigen, welche Zahlungen sich geändert haben, und nicht, warum Fans mehr oder weniger gezahlt haben.",
  "no-kinds":
    "Woraus sie bestehen, ist nicht bekannt: Dafür braucht es eine Abrechnung. Importiere eine, um Trinkgeld, Nachrichten und Verlängerungen getrennt zu sehen.",
  "best-captions": "Diese Beiträge zogen am meisten: Ihre Captions sind ein Anfang.",
  "no-goal-ahead":
    "Kein Model unter dieser Zahl von Followern erreicht sie laut Prognose. Prognosen reichen vier Wochen voraus.",
  "second-place": "An zweiter Stelle:",
  "third-place": "An dritter Stelle:",
  "best-month": "Der beste der Monate, die Abrechnungen vom ersten bis zum letzten Tag abdecken:",
  "worst-month": "Der schwächste der Monate, die Abrechnungen vom ersten bis zum letzten Tag abdecken:",
  "just-begun": "Diese Tage haben gerade erst begonnen, und Zahlungen sind bis gestern bekannt. Davor:",
  "running-ahead": "Der laufende Monat hat schon mehr gebracht:",
  "running-week-ahead": "Die laufende Woche hat schon mehr gebracht:",
  "by-then-likely": "Ja, bis dahin höchstwahrscheinlich:",
  "by-then-open": "Bis dahin möglich, aber nicht sicher:",
  "by-then-unlikely": "Bis dahin höchstwahrscheinlich nicht:",
  "goal-within": "Das liegt in der Spanne der Prognose: möglich, aber nicht sicher.",
  "payers-unnamed":
    "Zahlende werden nicht mit Namen gespeichert: Die Liste unter Einnahmen zeigt sie als Fan A, Fan B und so weiter.",
  "one-at-a-time": "Das kann ich immer nur für ein Model sagen.",
  "beyond-goal": "So viele Follower erreicht die Prognose nicht. Sie endet hier:",
  "goal-before": "Bei der ersten Zählung waren es schon mehr:",
  "gain-month-most": "Von den abgeschlossenen Monaten brachte dieser die meisten Follower:",
  "gain-month-least": "Von den abgeschlossenen Monaten brachte dieser die wenigsten Follower:",
  "counted-then": "In diesen Summen sind nur Konten, die an diesen Tagen gezählt wurden:",
  "goal-passed": "An diesem Tag wurden zum ersten Mal so viele gezählt:",
  "goal-reached": "So viele Follower sind es schon.",
  "sum-likely": "Das ist wahrscheinlich: Selbst das untere Ende der Erwartung reicht dafür.",
  "sum-within": "Das ist eher wahrscheinlich: Es liegt in der Spanne der Erwartung und nicht über ihrer Mitte.",
  "sum-upper": "Das ist möglich, aber eher unwahrscheinlich: Es liegt in der oberen Hälfte der Erwartung.",
  "sum-unlikely": "Das ist unwahrscheinlich: Es liegt über der ganzen Spanne der Erwartung.",
  "sum-reached": "Ein Monat hat diesen Betrag schon gebracht:",
  "sum-not-yet": "Dieser Betrag ist bisher nicht erreicht:",
  "sum-expected": "Der erste Monat, für den dieser Betrag erwartet wird:",
  "sum-possible":
    "Für keinen Monat des kommenden Jahres wird dieser Betrag erwartet. Der erste, dessen Spanne ihn erreicht:",
  "sum-beyond":
    "Kein Monat des kommenden Jahres erreicht diesen Betrag, auch nicht am oberen Ende seiner Spanne. Der höchste:",
  "sum-currency": "Die Einnahmen sind in einer anderen Währung, daher lässt sich der Betrag nicht damit vergleichen.",
  "name-goal":
    "Nenn einen Betrag im Monat, dann kann ich sagen, wie viele Abonnenten er beim heutigen Ertrag je Abonnent braucht.",
  "beyond-prices":
    "Dieser Preis liegt weiter vom heutigen entfernt, als die Analyse reicht. Was er bringen würde, ist daher nicht bekannt. Der niedrigste und der höchste Preis, den sie umfasst:",
  "conversion-unseen":
    "Keine Zahl hier zeigt, wer woher kam: Es sind alle Abonnenten im Verhältnis zu allen Followern, und wer auf zwei Plattformen folgt, zählt doppelt.",
  "leaving-not-counted":
    "Wie viele Abonnenten in einem Monat gegangen sind, wird nicht gezählt. Bekannt ist aus den Abrechnungen, welcher Anteil der neuen nach dem ersten Monat geht:",
  "no-average":
    "Einen Durchschnitt gibt es dafür nicht: Weniger als zwei Models haben die Zahl für dieselbe Zeit und Währung.",
  "after-fees": "Nach Gebühren:",
  "no-such-date": "Diesen Tag, diese Woche oder dieses Quartal gibt es im Kalender nicht. Was ist gemeint?",
  "of-gross": "Vor Abzug der Gebühren, wie Fans es gezahlt haben:",
  together: "Diese zusammen:",
  "net-basis":
    "Einnahmen stehen hier nach Abzug der Plattformgebühren (netto). Fragst du nach brutto, ist es, was Fans gezahlt haben.",
  "no-tag":
    "Keines deiner Models trägt diesen Tag. Tags stehen neben dem Namen eines Models; dort kannst du sie ergänzen.",
  "gross-of-one": "Vor Abzug der Gebühren sind Einnahmen nur je Model bekannt. Danach:",
  "no-split":
    "Für dieses Model ist keine Aufteilung bekannt. Lege unter „Umsatzaufteilung“ eine Regel an, um die Einnahmen aufzuteilen.",
  "paid-unknown":
    "Was schon ausgezahlt wurde, ist hier nicht bekannt, also auch nicht, was noch offen ist. Das ist der Anteil jeder Seite:",
  "split-running": "Der Monat läuft noch und kann noch nicht bestätigt werden.",
  "split-open": "Keine Seite hat diesen Monat bestätigt.",
  "split-agency": "Die Agentur hat diesen Monat bestätigt, die Creatorin nicht.",
  "split-creator": "Die Creatorin hat diesen Monat bestätigt, die Agentur nicht.",
  "split-both": "Beide Seiten haben diesen Monat bestätigt.",
  "no-cohorts":
    "Wer bleibt, ist für dieses Model nicht bekannt: Dazu braucht es Abrechnungen über einige Monate, die zeigen, wer gezahlt hat.",
  "no-chart": "Zeichnen lassen sich hier nur Follower und Engagement. Als Text:",
  "no-stories": "Storys werden hier nicht gelesen: Sie sind nach einem Tag weg. Beiträge, die bleiben:",
  "no-clear-day": "Kein Tag ragt heraus: An anderen kamen ebenso viele, oder die Stände einzelner Tage fehlen.",
  "online-unknown":
    "Wann Follower online sind, ist nicht bekannt: Dafür braucht es ein verbundenes Konto. Bekannt ist, wann Beiträge besser liefen:",
  "enough-unknown":
    "Ob das reicht, ist nicht bekannt: Keine Zahl hier vergleicht es mit ähnlichen Konten, und keine zeigt, was mehr Beiträge brächten.",
  enough: "Ja, soweit gemessen:",
  "not-enough": "Nein:",
  "no-posts-that-day": "Kein Beitrag dieses Tages lässt sich einordnen: Es erschien keiner, oder er ist zu neu.",
  "no-posts": "Für dieses Model ließen sich keine Beiträge erfassen, also gibt es nichts zu vergleichen.",
  "no-posts-then": "Aus dieser Zeit sind keine Beiträge bekannt.",
  "no-posts-hashtag": "Kein bekannter Beitrag hat diesen Hashtag.",
  "no-posts-form": "Von dieser Form ist dort kein Beitrag bekannt, also gibt es nichts zu vergleichen.",
  "no-posts-there": "Von dieser Plattform konnten keine Beiträge gesammelt werden, dort lässt sich also nichts ordnen.",
  "no-models": "Du hast noch keine Models. Füge eines hinzu, um hier seine Zahlen zu sehen.",
  "no-models-visitor":
    "Für Zahlen eigener Models braucht es ein Konto. Ohne eines zeige ich Zahlen von Creatorn mit öffentlicher Seite: Nenne jemanden, oder analysiere den Link eines Profils.",
  "earnings-private": "Einnahmen sind privat: Hier sieht sie nur, wer für das Profil zuständig ist.",
  "earnings-hidden":
    "Deine Rolle hier zeigt keine Einnahmen, Abonnenten und Preise. Wem der Arbeitsbereich gehört, kann das ändern.",
  "no-payments":
    "Von diesem Model ist nur ein Betrag bekannt, nicht die Zahlungen. Importiere eine Abrechnung, um sie hier zu sehen.",
  "no-earnings": "Zu diesem Model sind keine Einnahmen bekannt. Importiere eine Abrechnung, um sie hier zu sehen.",
  "no-earnings-of-all":
    "Zu deinen Models sind keine Einnahmen bekannt. Importiere ihre Abrechnungen, um sie hier zu sehen.",
  "no-history": "Für einen Rückblick gibt es noch nicht genug Tageswerte.",
  "no-price": "Für dieses Model gibt es noch keine Preisanalyse. Starte eine unter „Preisanalyse“.",
  "no-jumps": "In den Tageswerten gibt es keinen ungewöhnlichen Anstieg oder Rückgang der Follower.",
  "none-earns-less": "Keines dieser Models hat sicher weniger verdient als in den Tagen davor.",
  "none-lost": "Keines dieser Models hat in den gezählten Wochen sicher Follower verloren.",
  "none-urgent": "Bei deinen Models braucht gerade nichts Aufmerksamkeit.",
  "no-proof": "Diese Zahlen zeigen nur Auffälligkeiten. Gekaufte Follower können sie nicht beweisen.",
  "no-figure": "Dazu steht keine Zahl im Bericht.",
  "no-base": "Die Tage zum Vergleich sind nicht bekannt, also lässt sich nicht sagen, was mehr war.",
  "amount-unused": "Wie viele über oder unter einem Betrag liegen, ist hier nicht bekannt. Bekannt ist:",
  "other-period": "Für genau diesen Zeitraum gibt es hier keine Zahl. Bekannt ist, was andere Tage betrifft:",
  "first-report": "Das ist der erste Bericht zu diesem Model. Nach dem nächsten siehst du, was sich geändert hat.",
} as const satisfies Record<PhraseKey, string>;
