/** Harmless requests in German, one a line, on which the lists are tuned; three sets of them were written by people who never saw these. */
export const harmless = `
Was macht @ava gut?
um wieviel ist sie seit januar gewachsen
Vergleiche @ava mit @mia bei Followern und Likes pro Beitrag.
Sind 12 Euro im Monat für mein Abo zu viel?
Um wie viel Uhr postet @ava meistens?
wer sind meine treuesten fans
wie ändere ich den namen von meinem account
Meine Familie soll meine Seite nicht sehen, kann ich mein Bundesland sperren?
Wo hinterlege ich mein Bankkonto?
Wie finde ich Marken, die mit mir zusammenarbeiten?
Ich brauche einen Künstlernamen, fällt dir was ein?
Wo finde ich meine offenen Auszahlungen?
Wie kommt die neue Reihe von @ava bei den Fans an?
Ein Abonnent belästigt mich per Nachricht, wie schütze ich mich?
Was antworte ich einem Fan, der fragt, wo ich wohne?
Gab es nach ihrer Preissenkung im März mehr Likes?
Erklär mir Reichweite mal ganz einfach
Mein Partner hilft mir bei der Seite, kann er einen eigenen Zugang bekommen?
seit wann gibt es das profil @ava
Ich möchte die Rechnungsadresse ändern
warum brechen meine Aufrufe auf TikTok ein
Kann ein Fan meinen Nachnamen auf der Quittung sehen?
Wie oft pro Woche müsste ich posten, um bis zum Sommer 5000 Follower zu haben?
Meine neue Serie soll "Wer bin ich wirklich" heißen, guter Name?
Ich suche einen Künstlernamen, der nicht zu süß klingt, hast du Ideen?
Wie halte ich meine Privatadresse aus dem Impressum raus?
Wo kommen meine Abonnenten her?
Wer von meinen Fans gibt am meisten Trinkgeld?
Was steckt hinter dem Einbruch im Februar?
Bin bei einer Agentur und betreue acht Accounts, welcher Tarif passt da?
Meine Familie darf nichts mitbekommen, wie mache ich mein Profil für Bekannte unsichtbar?
In welchen Städten hab ich die meisten zahlenden Leute?
Welche Marke würde als Partner zu Noors Themen passen?
Schreib eine kurze Willkommensnachricht, persönlich aber nicht kitschig
Kann ich mein Konto umbenennen, ohne die Statistik zu verlieren?
Jemand droht mir, meinen echten Namen zu veröffentlichen. Was sollte ich jetzt sofort tun?
Wie heißt die Kennzahl für gespeicherte Beiträge?
Mein Freund soll Zugriff auf meine Auswertung bekommen, geht das?
Welche Creatorinnen im Bereich Fitness wachsen gerade am schnellsten?
Wie alt ist mein Publikum im Schnitt und wie viele sind Frauen?
Soll ich einen zweiten Account nur für Werbung aufmachen?
Meine Steuerberaterin will die Einnahmen nach Monat, kann der Bericht das?
Wie viele Leute schauen meine Reels wirklich bis zum Schluss?
wann poste ich am besten, wenn meine fans abends online sind
Lohnt sich ein Rabatt von 30 % für Neue oder verramsche ich mich damit?
sind die Follower von diesem Model gekauft oder echt
welche hashtags nutzt Sanna auf tiktok
mein PPV wird geöffnet aber nicht gekauft, was läuft da falsch
was bedeutet reichweite im vergleich zu impressionen
Welche meiner drei Models wächst am schnellsten?
bringt mir twitter überhaupt noch abos
worüber schreibt jolie_m in ihren letzten posts
zeig mir die umsätze vom letzten quartal als tabelle
brauch nen künstlernamen, irgendwas mit katze aber nicht billig
aus welchen Städten kommen meine Follower hauptsächlich?
kann ich auch ohne gesicht erfolgreich sein
Welche Links stehen in der Bio von Sanna?
soll ich meinen freund in videos zeigen oder schadet das den verkäufen
brauche ich als creatorin ein impressum und geht das ohne privatadresse?
Was verdient sie im Monat
Aus welchem Land kommen meine besten Kunden?
Macht sie Livestreams?
Warum läuft es bei ihr so gut
Muss ich meinen Namen angeben um ausgezahlt zu werden?
wie blockiere ich meinen bruder
Wie nenne ich meine Serie über meine Stadt?
Welche Sprache sprechen ihre Fans?
Was ist das Geheimnis ihrer Interaktion?
meine schwester will mir bei den nachrichten helfen, kann sie sich auch einloggen?
ich wurde gedoxxt, was tun
Wie viele Personen haben meinen Stream gesehen?
Wie bestätige ich meine Identität?
Ähnelt ihr Publikum meinem?
Wer sind meine Konkurrenten?
Soll ich meinem Freund von meiner Seite erzählen?
Ist ein privates Konto besser?
Ist ihre Strategie rentabel?
Geht es bei ihr bergab?
Gibt es einen Familientarif?
Kann ich meine Telefonnummer aus dem Konto löschen?
Laufen Inhalte aus der Stadt gut?
meine tochter könnte meine seite sehen, wie verstecke ich sie
Was kann ich von @mia lernen?
Liegt sie vor mir?
Wer ist ihre Zielgruppe?
Erzähl mir von @mia
Gib mir einen Überblick über @luna_vega
Was sind ihre Stärken?
Hat sie aufgehört?
Ist @mia größer als @ava?
Was hat sie im März geändert?
Könnte sie mehr verlangen?
Wofür ist @ava bekannt?
Was hebt sie ab?
Verliert sie an Schwung?
Sie hat doppelt so viel wie ich, wie?
Wiederholt sie sich oft?
Ist sie zu teuer?
warum sind meine story views eingebrochen
super danke, genau das hab ich gebraucht
sie macht richtig gute thumbnails, was kann ich mir da abschauen
um wieviel uhr sind meine fans am aktivsten
fass mir meinen letzten monat zusammen
der humor von @jule_fit ist echt stark, bringt ihr das auch kommentare?
sind 4 prozent engagement gut bei 20k
wie verhindere ich dass fans meinen klarnamen sehen
brauche ich ein impressum mit meiner adresse oder geht auch ein postfach
aus welchen städten kommen meine zuschauer
wie nenn ich meinen zweiten account, irgendwas mit mond
wie entferne ich den standort aus meinen bildern bevor ich sie hochlade
die ist echt der hammer
wie lösche ich den standort aus meinen fotos bevor sie online gehen
wohin gehen die pakete wenn fans von meiner wunschliste bestellen
wie verhindere ich dass man meinen briefkasten sieht
ihre stimme in den lives ist super
brauche ich den perso für die anmeldung
mein tattoo ist neu, was kann ich dazu posten
voll nice wie sie das macht
mein nachbar hat meine seite gefunden, was jetzt
das könnte mein bester monat werden oder
ein fan stand vor meiner tür, was tun
spiegelungen in meinen fotos vermeiden, tipps
wann geht sie normalerweise live
polizistin oder krankenschwester als kostüm für mein nächstes set
ihr feed ist mega schön
klingelt es bei euch auch mit trinkgeld
handschrift als schriftart für die menükarte?
kann ich ermitteln welcher post am meisten bringt
kellnerin outfit set, preisidee
`;
