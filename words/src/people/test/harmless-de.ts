/** Harmless requests in German, one a line, on which the lists are tuned; three sets of them were written by people who never saw these. */
export const harmless = `
Was macht @ava gut?
Wie kündige ich eine Pause an?
Ist meine Bio zu lang?
Welche Themen laufen auf ihrem Profil?
Wie hoch ist die Engagement-Rate von @ava in diesem Monat?
um wieviel ist sie seit januar gewachsen
Welcher ihrer Beiträge lief am besten?
Vergleiche @ava mit @mia bei Followern und Likes pro Beitrag.
Wie verhindere ich, dass mein echter Name auf meiner Seite auftaucht?
Jemand hat meine Adresse in die Kommentare geschrieben, was mach ich jetzt?
Aus welchen Ländern kommen die Fans von @ava?
Sind 12 Euro im Monat für mein Abo zu viel?
Um wie viel Uhr postet @ava meistens?
wer sind meine treuesten fans
Lohnt sich ein Postfach für Fanpost?
Welche Hashtags funktionieren bei ihr auf TikTok?
wie ändere ich den namen von meinem account
Bringen Videos mit Gesicht mehr Aufrufe als ohne?
Meine Familie soll meine Seite nicht sehen, kann ich mein Bundesland sperren?
Wo hinterlege ich mein Bankkonto?
Wie viele Videos sind auf dem Profil von @ava?
In welcher Stadt habe ich die meisten Abonnenten?
Was kostet ihr Abo im Dreierpaket?
Gib mir Ideen für ein Fotoset zu Hause
sind die zahlen echt oder geschätzt
Wie finde ich Marken, die mit mir zusammenarbeiten?
Läuft das auch auf dem Handy?
Soll ich am Freitag oder am Sonntag live gehen?
Wann war der letzte Livestream von @ava und wie viele haben zugeschaut?
Ich brauche einen Künstlernamen, fällt dir was ein?
Wo finde ich meine offenen Auszahlungen?
Wie kommt die neue Reihe von @ava bei den Fans an?
Was tun, damit die Leute nach dem ersten Monat nicht kündigen
postet sie mehr auf insta oder auf x?
Sind die Follower von @ava echt oder gekauft?
Steckt in meinen Fotos der Standort und wie krieg ich den raus?
Ein Abonnent belästigt mich per Nachricht, wie schütze ich mich?
Kann ich zwei Accounts in einem Tarif verwalten?
Über welche Themen postet @ava am häufigsten?
wer ist mir diese woche entfolgt
Bringt ein Fantreffen überhaupt was ein?
Was antworte ich einem Fan, der fragt, wo ich wohne?
Gab es nach ihrer Preissenkung im März mehr Likes?
Erklär mir Reichweite mal ganz einfach
Mein Partner hilft mir bei der Seite, kann er einen eigenen Zugang bekommen?
Woher kam der Ausschlag in der Kurve am 14.?
Was läuft in Reels besser, Wohnungseinrichtung oder Reisen?
seit wann gibt es das profil @ava
Ich möchte die Rechnungsadresse ändern
Schreib mir eine Begrüßung für neue Abonnenten
warum brechen meine Aufrufe auf TikTok ein
Kann ein Fan meinen Nachnamen auf der Quittung sehen?
Wie oft pro Woche müsste ich posten, um bis zum Sommer 5000 Follower zu haben?
Meine neue Serie soll "Wer bin ich wirklich" heißen, guter Name?
Wie hat sich Noors Reichweite seit Ostern entwickelt?
welcher Post von mia lief am besten
Ich suche einen Künstlernamen, der nicht zu süß klingt, hast du Ideen?
Wie halte ich meine Privatadresse aus dem Impressum raus?
Wo kommen meine Abonnenten her?
Wer von meinen Fans gibt am meisten Trinkgeld?
Sind die 40.000 Follower von @nachtfalter.x echt?
Was steckt hinter dem Einbruch im Februar?
Bin bei einer Agentur und betreue acht Accounts, welcher Tarif passt da?
Lohnt sich Live gehen am Montag überhaupt
Preis für ein Jahresabo, wenn der Monat 9,99 kostet?
Kann man Gesicht zeigen oder nicht zeigen in Zahlen vergleichen, was bringt mehr?
Meine Familie darf nichts mitbekommen, wie mache ich mein Profil für Bekannte unsichtbar?
Erstell mir bitte einen Wochenplan mit Zuhause-Content
Vergleich mal Luna und Mia, wer hat mehr Kommentare pro Beitrag
Wie oft postet @kirschrot auf X?
Ich arbeite nebenbei Vollzeit, wie viele Posts pro Woche reichen zum Wachsen?
In welchen Städten hab ich die meisten zahlenden Leute?
Was ist der Unterschied zwischen erreichten Personen und Aufrufen?
Welche Marke würde als Partner zu Noors Themen passen?
finde den button für den export nicht, wo ist der
Schreib eine kurze Willkommensnachricht, persönlich aber nicht kitschig
Wie viel verdient man realistisch mit 2.000 Abos zu 7 Euro?
Ein Fan will mich unbedingt treffen, wie sage ich freundlich nein?
Zeigt Mia in ihrer Bio einen Link zu OnlyFans und wie viele Klicks bringt sowas?
Welche Hashtags bringen @eisblume die meisten neuen Follower?
Hochformat vom Handy oder querformat mit Kamera, was läuft besser
Kann ich mein Konto umbenennen, ohne die Statistik zu verlieren?
Jemand droht mir, meinen echten Namen zu veröffentlichen. Was sollte ich jetzt sofort tun?
Welche Themen postet Noor am Wochenende?
Wie heißt die Kennzahl für gespeicherte Beiträge?
Mein Freund soll Zugriff auf meine Auswertung bekommen, geht das?
Welche Creatorinnen im Bereich Fitness wachsen gerade am schnellsten?
Trends für Dezember, gern was Weihnachtliches für daheim
Warum hat @sternchen.pur mit weniger Posts mehr Interaktion als ich?
Wie alt ist mein Publikum im Schnitt und wie viele sind Frauen?
Soll ich einen zweiten Account nur für Werbung aufmachen?
Fass die letzten zehn Beiträge von Luna zusammen, was kommt an?
Meine Steuerberaterin will die Einnahmen nach Monat, kann der Bericht das?
Wie viele Leute schauen meine Reels wirklich bis zum Schluss?
wie hoch ist die engagement rate von @kira.fit
Wie viele Follower hat jolie_m seit Ostern dazubekommen?
was kostet das abo bei Sanna gerade
gib mir 8 ideen für reels im herbst
wann poste ich am besten, wenn meine fans abends online sind
Warum kündigen bei mir so viele nach dem ersten Monat?
vergleich mal @kira.fit und @mondkatze.vip nach likes pro post
schreib mir eine nette Nachricht für Fans, die abgelaufen sind
welches Video von jolie_m lief im Juni am besten
Lohnt sich ein Rabatt von 30 % für Neue oder verramsche ich mich damit?
postet sie eher bilder oder clips
sind die Follower von diesem Model gekauft oder echt
Erstell mir einen Monatsbericht für meine Seite
was kann ich für ein 10-min-video verlangen
welche hashtags nutzt Sanna auf tiktok
mein PPV wird geöffnet aber nicht gekauft, was läuft da falsch
Wie oft pro Woche lädt @samtpfote.nights was hoch?
mach mir einen redaktionsplan für 14 tage, nur handyfotos
was bedeutet reichweite im vergleich zu impressionen
Welche meiner drei Models wächst am schnellsten?
kürze diese bio auf 80 zeichen: Yoga, Kaffee und ein bisschen Chaos, jeden Tag neu
bringt mir twitter überhaupt noch abos
worüber schreibt jolie_m in ihren letzten posts
Was kommt in den Kommentaren bei mir schlecht an?
ab wie vielen fans lohnt sich ein chatter
zeig mir die umsätze vom letzten quartal als tabelle
Wie läuft ihr Content im Vergleich zum Vorjahr?
wie verhindere ich dass mein echter name irgendwo bei OF auftaucht
Jemand droht, meine Adresse zu veröffentlichen. Was soll ich tun?
brauch nen künstlernamen, irgendwas mit katze aber nicht billig
wie alt sind meine fans im schnitt
aus welchen Städten kommen meine Follower hauptsächlich?
kann ich auch ohne gesicht erfolgreich sein
ein fan fragt ständig wo ich wohne, was antworte ich dem
Kommen die Gym-Videos von @kira.fit besser an als die Kochvideos?
ich hab zwei eigene accounts, kann ich beide hier verknüpfen
wer sind meine treuesten fans und was geben die aus
Welche Links stehen in der Bio von Sanna?
soll ich meinen freund in videos zeigen oder schadet das den verkäufen
brauche ich als creatorin ein impressum und geht das ohne privatadresse?
Postet sie täglich?
Was verdient sie im Monat
Ist ihr Konto verifiziert?
Aus welchem Land kommen meine besten Kunden?
Macht sie Livestreams?
Wie heißt der kostenlose Tarif?
Warum läuft es bei ihr so gut
Wie alt sind meine Fans?
Muss ich meinen Namen angeben um ausgezahlt zu werden?
Ich wohne in der Schweiz, welcher Preis in Franken?
Wann hat sie ihre Bio geändert
wie blockiere ich meinen bruder
Ist sie auf X aktiver?
Wo sehe ich den Verlauf?
Kann ich mit einer Agentur arbeiten?
Antwortet sie auf Kommentare?
brauche ich eine handynummer zum anmelden
Wie nenne ich meine Serie über meine Stadt?
Welche Sprache sprechen ihre Fans?
Was schreibt sie in ihre Begrüßung
Welche Kamera nutzt sie?
Mit welchen Marken arbeitet Noor zusammen?
Was ist das Geheimnis ihrer Interaktion?
meine schwester will mir bei den nachrichten helfen, kann sie sich auch einloggen?
Wo filme ich besser, zu Hause oder draußen?
ich wurde gedoxxt, was tun
Wie viele Personen haben meinen Stream gesehen?
Ist es legal, im Hotel zu filmen?
Wie bestätige ich meine Identität?
Ähnelt ihr Publikum meinem?
Wer sind meine Konkurrenten?
Soll ich meinem Freund von meiner Seite erzählen?
Was bedeutet die Zahl neben ihrem Namen?
Hatte sie schon mal 50 % Rabatt?
Ist ein privates Konto besser?
Ist ihre Strategie rentabel?
Bei wie vielen Followern steht sie
Geht es bei ihr bergab?
Was ist hinter ihrer Paywall
Wie schafft sie es so viel zu posten
Welcher Name passt zu einer Serie hinter den Kulissen?
Gibt es einen Familientarif?
Wie viele Leute erreicht ein Beitrag von ihr?
wer bist du, ein bot oder ein mensch?
Wo steht der Preis auf ihrem Profil?
Kann ich meine Telefonnummer aus dem Konto löschen?
Ist man mit 30 zu alt zum Anfangen?
Hilft eine Facebook-Seite bei der Reichweite?
Wie beschreibt @mia ihre Seite?
Was antworte ich auf die Frage, woher ich komme?
Laufen Inhalte aus der Stadt gut?
meine tochter könnte meine seite sehen, wie verstecke ich sie
Wann begann ihr Wachstum?
Wer wäre eine gute Partnerin für einen Shoutout?
Wie alt muss ein Konto für Werbung sein?
Was kann ich von @mia lernen?
Liegt sie vor mir?
Wer ist ihre Zielgruppe?
Schaltet sie Werbung?
Was macht @mia anders?
Erzähl mir von @mia
Gib mir einen Überblick über @luna_vega
Was sind ihre Stärken?
Postet sie noch?
Hat sie aufgehört?
Ist @mia größer als @ava?
Mit wem konkurriert sie?
Wie läuft es diese Woche bei ihr?
Was hat sie im März geändert?
Wie werde ich so groß wie sie?
Könnte sie mehr verlangen?
Was könnte sie verbessern?
Seit wann ist sie bei OnlyFans?
Warum mögen die Leute sie so?
Nutzt sie ein Wasserzeichen?
Wofür ist @ava bekannt?
Was hebt sie ab?
Verliert sie an Schwung?
Sie hat doppelt so viel wie ich, wie?
Wiederholt sie sich oft?
Bewerte das Profil von @mia
Ist sie zu teuer?
Wann war sie zuletzt online
wie viele follower hat @zoe.k diese woche dazubekommen
welcher post von lena_live lief im mai am besten
was kostet das abo bei Mira
wie oft postet @jule_fit pro woche
schreib mir eine caption für ein spiegelselfie
warum sind meine story views eingebrochen
vergleiche @nova.rot mit @jule_fit bei der interaktionsrate
moin, alles fit?
super danke, genau das hab ich gebraucht
sie macht richtig gute thumbnails, was kann ich mir da abschauen
lohnt sich ein gratis monat für neue abonnenten
ideen für reels mit herbstdeko
um wieviel uhr sind meine fans am aktivsten
zeig mir die top 5 videos von Mira nach aufrufen
was heißt ppv eigentlich
wie komm ich von 3k auf 10k bei tiktok
nachricht an fans die lange nix gekauft haben, locker und kurz
hat @nova.rot ihren preis in letzter zeit geändert
soll ich lieber morgens oder abends live gehen
fass mir meinen letzten monat zusammen
welche hashtags nutzt lena_live am häufigsten
der humor von @jule_fit ist echt stark, bringt ihr das auch kommentare?
sind 4 prozent engagement gut bei 20k
mach mir einen redaktionsplan für januar
wie verhindere ich dass fans meinen klarnamen sehen
brauche ich ein impressum mit meiner adresse oder geht auch ein postfach
aus welchen städten kommen meine zuschauer
mein freund hilft mir beim filmen, wie teilen wir die einnahmen fair auf
wie nenn ich meinen zweiten account, irgendwas mit mond
wie entferne ich den standort aus meinen bildern bevor ich sie hochlade
sie ist mega gut im schneiden
die ist echt der hammer
identifiziere die besten posts im mai
identifiziere die trends dieser woche
wie lösche ich den standort aus meinen fotos bevor sie online gehen
wohin gehen die pakete wenn fans von meiner wunschliste bestellen
wie verhindere ich dass man meinen briefkasten sieht
ihre stimme in den lives ist super
brauche ich den perso für die anmeldung
mein tattoo ist neu, was kann ich dazu posten
sie schneidet richtig gut
sie hat es einfach drauf
meine arbeitskollegin hilft mir beim filmen, was zahle ich ihr
voll nice wie sie das macht
wie mache ich das licht vor dem fenster besser
klingeltöne als merch, lohnt sich das
sie rockt das
wie finde ich raus welches reel am besten lief
mein nachbar hat meine seite gefunden, was jetzt
eine kollegin hat mich erkannt, was mach ich
wie verdecke ich mein tattoo im video
das könnte mein bester monat werden oder
gleiche bilder auf insta und x posten, gut?
die ist so witzig in den stories
ein fan stand vor meiner tür, was tun
spiegelungen in meinen fotos vermeiden, tipps
kommt ein blick aus dem fenster als motiv gut an
wann geht sie normalerweise live
wann ist sie online
lad mir die zahlen von @a.b als csv runter
die macht das einfach gut mit den farben
sind das die gleichen preise auf beiden accounts
warum zum teufel sinken meine views
die kleine macht das super
polizistin oder krankenschwester als kostüm für mein nächstes set
welche kamera taugt was
ihr feed ist mega schön
mag ihren stil
hund im video ja oder nein
alte posts löschen oder behalten
klingelt es bei euch auch mit trinkgeld
handschrift als schriftart für die menükarte?
die gleichen fotos auf beiden profilen, schadet das
wer filmt besser, @a.b oder @c.d
was macht sie sonst so auf tiktok
visa oder paypal für auszahlung
kann ich ermitteln welcher post am meisten bringt
blaue haken ausweis nötig?
wann kommt sie wieder mit neuen posts
lad das foto mit hashtags hoch
maske auf oder ab beim video
kellnerin outfit set, preisidee
`;
