import type { Language } from "@fanradar/contract";

/**
 * Words that claim nothing: those of the grammar, and those that only carry a figure to what it is of ('amounts to', 'currently',
 * 'on your page'). Beside the lists of claims they are all that a sentence may hold which says more than its figure.
 */
const words: Record<Language, string> = {
  en: `
    a about account accounted accounts across additionally after again against ago all alone along already also
    altogether am among amount amounted amounts an and answer answering answers any appear appeared appears
    approximately are around as asked asking asks at average averages be been before begin begins being below between
    bit brief bring brings brought but by came caption captioned captions carries changes channel channels charge
    charged charges collect collected collects come comes coming common compare compared comparison consists contain
    contained contains cost costs count counted counting counts curious currently data date did do does done draw draws
    drew each earlier empty end ends estimate estimated every expected fact facts fan fans far feature features fee
    feed feels fees figure figures find finds first follow followed following follows for forecast found frequent from
    gather gathered gathers gave get gets getting give given gives glance go goes gone got had has have having he hear
    heard her here here's him his hold holds hover hovers how i i'll i'm i've if in interval into is it it's its itself
    just keep know known last lasted lasts later latest ledger left let let's lets lie lies like liked likes likewise
    limit limits linked look looking looks made make makes many me mean means meant meanwhile measured mine moment
    month months most move my name namely never new newer newest next note now number numbers of off ok okay older on
    one one's ones or other others our ours out over overall overview own pace page pages paid part pass passed pay
    pays people per percentage period person persons photos pick picked picks picture place placed platform platforms
    position post posted posting posts present presently profile profiles publish published publishes put puts question
    quick range ranges rate rates reach reached reaches react reacts read reads receive received receives recent
    replies reply represent represented represents respectively response responses return returns rhythm roughly said
    say says seen sees share shared shares she short show showed shown shows side since single sit sits sitting size
    sizes so some somewhere sound span stand standing stands start state status stays stem stems still stood subscribe
    subscribed subscriber subscribers subscribes such summary sure take takes tell telling tells terms than thanks that
    that's the their them theme themes then there there's these they things this this' those time times to told too
    took topic topics toward towards translate translates turn turning turns two typical under understood up update
    upload uploaded uploads us use used user users uses value versus view viewed views vs wanted was watch watched
    watches we we'll we're we've week weeks went were what what's when where whereas which while who whole whom whose
    will with without wonder wondered wondering work works would write writes wrote yes yet you you'd you'll you're
    you've your yours yourself`,
  es: `
    a acaba actualmente acumula acumulan ahi ahora al alcance alcanza alcanzan alli ante anterior anteriores aparece
    aparecen aquel aqui asi aun bajo bien breve cada canal cifra cifras claro clips cobra cobras cobro comenta
    comentabas comentan comision comisiones como comparada comparado comparte compartes compartido compone comun con
    concentra concentro consigue consiguen consigues consulta consultabas consultas contando contarte contestando
    contestar contesto contiene contra corresponde corresponden cual cuales cuando cuantas cuanto cuantos cuenta
    cuentan cuentas cuento cuesta cuestan cuyo da dan dato datos de decir decirte deja dejan dejo del demas desde
    despues dice dicen dieron digo donde dos dura duraron dure duro e el empecemos en enlazadas enseno entonces entran
    entre entro equivale equivalen era eran es esa esas ese eso esos espera esta estaba estado estan estar estas este
    estes estima estimada estimado esto estos extremos fan fans fecha frecuente frente fue fueron ganaste genera
    generan genero gente gracias ha haber habia habitual habla hablan hace hacen hacer hacia han has hasta hay he
    hiciste hizo incluye incluyen ingresaste intervalo la lado las le les llega llegan llegar llegue llegues llevan
    llevo lo logra logran lograron los luego mantiene mantienes marca mas me media medio mencionabas mes mi mientras
    mira mirada miras mis mismo momento muestra muestran muestro nos nuestra nuestro nueva nuevas nuevo nuevos
    numero numeros o obtiene obtienen obtienes obtuvieron ok okay otra otras otro otros paga pagan pagina para parte
    pasa pasado pasan pasemos pedias pedido pediste perfil perfiles periodo pero persona personas pides plataforma
    plataformas por porcentaje pregunta preguntabas preguntado preguntando preguntas preguntaste primera primero
    probables procede proceden promedio propia propio provienen publica publicado publicas publicaste publico que queda
    quedan querias quien quienes quieres rango reacciona reaccionan recibe reciben recibes recibio recibir reciente
    recientes red redes registra reparten representa representan respecto responde responder respondiendo respondo
    respuesta respuestas resumen reune reunen reunio reunir ronda rondan ronde saber sabes se seguidor seguidores segun
    semana sepas ser si sido siendo significa sigue siguen sigues sin situa situacion situado situan sobre sola son
    sonido su sube subes subido suele suelen suma supone suponen sus suscriptor suscriptores suscrita suscritas
    suscrito suscritos tamano tambien tanto tasa te tema temas tendencia tenemos tener tenga tengas texto textos ti
    tiene tienen tienes tipica tipico todas todavia todo todos trae trajeron trajo transcurrido tras trata tratan tu
    tus tuvieron tuvo tuyas u ultima ultimas ultimo ultimos un una unas unos usted ustedes usuario usuarios va vale
    valor vamos van ve veamos veces vemos ves vez viene vienen vino vista vistas vistazo visto vistos vosotros vuestro
    y ya yo`,
  fr: `
    a abonne abonnees abonnent abonnes abord abordez actuellement affiche affichent ai aime aiment ainsi allons apercu
    apparaissent apparait apporte apres as atteignent atteindre atteint au aura aurez aussi autour autre autres aux
    avaient avait avec avez avoir avons bien bilan bref c' ca ce cela celui ces cet cette chacun chacune chaine chaque
    cherchez cherchiez chez chiffre chiffres clips combien comme commencons comment commente commentent commission
    commissions compare comparee compose compris comprise compte comptent compter comptes comptez concentre concernant
    confondues constituent contiennent contient contre correspond correspondent cote coup court coute coutent cumul d'
    d'abord d'accord dans date de deja demandais demande demandez demandiez depuis dernier derniere dernieres derniers
    des dessous dessus deux dire dis disent disons dit dites donnee donnees dont du dure duree ecoule ecoules eleve
    elevent eleves elle elles en encore enregistre ensuite entendu entre environ equivaut est estimation estime estimee
    et etablit etaient etait etat ete etes etre eu evoquez evoquiez face facturez faire fait faite faites fan fans
    figure figurent fixe fois font fourchette frais frequent frequente fut gagne gardez general genere generent gens
    ici il ils inclut indique instant interrogez interrogiez intervalle j' je jour jusqu' l' la laisse laissent le
    legende legendes les leur leurs lev liees lieu ligne long longue m' ma maintenant maintient mais me mentionnez
    mentionniez merci mes mettez mis moi mois moment mon montre montrent moyen moyenne nombre nos note notons notre
    nous nouveau nouveaux nouvelle nouvelles observe observons obtenez obtenu obtiennent obtient oeil ok on ont ou oui
    page pages paie paient par parle parlent parliez parmi part partage partagez partie passe passeraient passerait
    passes passons periode personne personnes plateforme plateformes plupart posee posiez poste postez pour pourcentage
    precedent precedente precedentes precedents premier present probable probables profil profils propre propres
    proviennent provient publie publier publies publiez puis qu' quand quant que question qui quoi rapporte rassemble
    rassemblent reagissent reagit recent recente recentes recents recevez recoit recoivent recolte recoltent recu
    recueille recueillent regarde regardent regardons remonte repondant repondons repondre reponds reponse reponses
    represente representent reseau reseaux reserve reste restent restes resume reuni reunissent reunit revenu
    reviennent revient s' s'eleve s'etablit sa sachez sans savez savoir se selon semaine ses seule si signifie
    situation situe situent soit son sont souhaitez souhaitiez sous suis suit suivent suivez suivi suivie suivis sujet
    sujets sur suscite suscitent t' ta taille taux te tendance tes texte theme themes tient toi ton totalise tourne
    tournent tous tout toute toutes trouve trouvent tu typique un une utilisateur utilisateurs va valeur vers verse
    viennent vient voici voila vos votre voulais voulez vouliez vous voyez vu vue vues vus y`,
  de: `
    aber abonnenten abonnieren abonniert abzug account aktuell aktuelle aktuellen aktueller allem alles also am an
    andere anderen angeht angesehen anteil antwort antworte antworten antwortet auch auf aus ausmacht beantworte
    beantworten beantwortet bedeutet bei beide beiden beim bekam bekamen bekommen bekommst bekommt belaufen belauft
    bereich bereits besteht betragen betragt betrifft betrug betrugen bewegen bewegt bezahlen bezahlt bezuglich
    bildunterschrift bildunterschriften bis bisher bislang bist bitte bleiben bleibt blick blieben brachte brachten
    bringen bringt clips da dabei danach danke dann darauf das dass dauert dauerte dauerten davon davor dazu dein deine
    deinem deinen deiner deines dem den der derzeit des dich die diese diesem diesen dieser dieses dir dort du durch
    durchschnitt durchschnittlich durchschnittlicher durften eigene eigenen ein eine einem einen einer eines
    eingenommen einzelnen einziger entfallen entfallt entfiel enthalt enthalten entsprechen entspricht er erfahrst
    erhalt erhalten erhaltst erreichen erreicht erschien erwahnst erwahntest erzielen erzielt es euer eure extras falls
    fan fans folgen folgst folgt follower followern frage fragend fragst fragtest fruhere fruheren fur gab geben
    gebuhren gefolgt gefragt gegen gegenuber geht gemacht gepostet gerade gern gerne gesagt geschatzt geschatzte
    geschatzten geteilt gewesen gibt grosse habe haben halt haltst handeln handelt hast hat haufig heisst her hier
    hinsichtlich hinweg hoch hochgeladen ich ihr ihre ihrem ihren ihrer im in ins insgesamt interessierst interessiert
    intervall inzwischen ist ja je jede jedem jeden jeder jedes jener jetzt jungste jungsten kam kamen kanal kannst
    kennst klar kommen kommentieren kommentiert kommst kommt konten konto kosten kostet kurz kurze kurzer ladst lag
    lage lagen lauten lautet letzte letzten letzter letztes leute liegen liegt liken likt machen macht mal man mein
    meine meinen meist menschen mich mir mit mittel mochtest moment momentan monat nach namlich nanntest nennst
    netzwerk neu neue neuen neuer neueren neueste neuesten neuester nimmst noch nun nutzer oder ohne ok okay person
    personen plattform plattformen posten postest pro profil profile profilen prozentsatz rate reagieren rhythmus sage
    sagen sagt sammeln sammelt schatzung schatzungsweise schauen schaust schaut schnitt schon schreiben sehen seht sein
    seit seite seiten selbst sich sie siehst sieht sind so spanne stammen stammt stand stehen steht steuert still
    tauchen taucht teil teilst text thema themen ton typischen typischer uber uberblick ubrige ubrigen um umfassen
    umfasst und unser unsere unter verdient vergangen vergeht vergleich vergleichswert verglichen verlangst verlinkten
    verzeichnet viele vom von vor vorigen vorkommt wahrend wann war waren was weisst weist weiter welche welcher
    welches wenn wer wert werte wie willst wir wissen wo woche wochen wolltest wunschst zahl zahlen zahlst zahlt zeigen
    zeigt zeit zeitraum zu zuerst zuletzt zum zunachst zur zuruck zurzeit zusammenfassung zwei zwischen`,
};

/** Words of a heading or a turn to the next thing: 'your figures on …', 'now to …'. They tell nothing of a platform. */
const meta: Record<Language, string> = {
  en: `
    a about account accounts activity again also and answer answering answers are asked asks at audience available back
    begin beginning begins below both break breakdown brief briefly by captions channel channels closer come comes
    coming comments compare compared content curious data detailed details do does doing earnings engagement figure
    figures first follow followers follows for forecast from give gives glance glimpse go goes going growth have
    heading hear here here's how i i'll idea ideas in introduction is it just knew know known learn let let's like
    likes line lines list listed look looking looks me month more move moving my next nothing now number numbers of ok
    okay on one onto other our overview page pages part parts place platform platforms please point posts potential
    price prices profile profiles question questions quick read recap reels return returning rhythm rundown say says
    section sections see seen sees set sets several short shows side snapshot so some stand standing stands start
    starting starts step steps stories subscribers sum summary summing sure suspicious take taking talk talking tell
    telling tells thanks that that's the their them then there these things this thoughts through tips to topic topics
    toward towards try turn turning update us videos views viral wanted was we we'll we're week were what what's where
    which with wonder wondered wondering words yet you you'd you'll you're you've your`,
  es: `
    a abonados acerca actividad ademas ahora al algun algunas alguno algunos anuncio apartado apartados aqui asi
    audiencia aun bien bloque bloques breve brevemente canal canales cerca cifra cifras comencemos comentarios
    comenzamos comienza comienzo como comparamos comparativa comprados con concreto consejos consulta consultabas
    consultas contarte contenido contestar contesto contexto continuamos continuemos corto cosas crecimiento cual
    cuales cuenta cuentame cuentas da datos de decirte del desglose detallada detalladamente detalle detalles detenida
    detras dice dicen digo disponible disponibles donde el ellas ellos empecemos empezamos empezando empezar empieza en
    enseno entonces era es esa ese eso esta estas este esto estos explico gracias hablemos hacer hay historias idea
    ideas igual informacion informe ingresos inicio interaccion ir la las lista listado llegamos lo los luego mas me
    mes mira mirada miramos miremos mostrarte muestran muestro nuestra nuestro numeros ok otra otro otros palabras
    panorama para parte pasamos pasando pasemos paso pasos pedido pediste perfil perfiles pides pidiendo pie podemos
    poder potencial precio pregunta preguntabas preguntado preguntando preguntas preguntaste prevision previsiones
    primero principales probar proporcion proximo proximos publicaciones publico puedes puedo punto puntos que queda
    querias quieres qué red redes repasamos repasemos repaso respecto responde responder respondo respuesta respuestas
    resumen resumimos revisamos revisemos revision ritmo sabe saber sabes se seguido seguidores seguimos semana sepas
    siguiendo siguiente siguientes sintesis sobre son sospechosa sospechosos suscriptores te tema temas tenemos tengo
    tienes toca todavia trata tratamos tu turno tus ultima un una unas unos va vale vamos van ve veamos vemos ver veras
    ves viral vista vistazo volvamos volver vuelta vuelvo y yo`,
  fr: `
    a abonnes abord abordons achetes activite activites afin ainsi allons alors analyse apercu apres au audience aussi
    autre autres aux avant avec avons besoin bien bilan bilans bref c' ce cela cet cette chaine chez chiffre chiffres
    cles commence commencer commencons comment commentaires comparaison comparatif compare comparons compte comptes
    concernant concerne concret conseils contenu continuons cote coup coups croissance d' d'abord d'accord dans de
    demande demandez demandiez des detaille detaillee detaillons details dire dis disent disons disponible disponibles
    dit donc donne donnees donnons dont du elle elles en enfin engagement ensuite entendu entrons est et etape etapes
    etes evoquez evoquiez examinons explication faire fait faits faut font ici idee idees il interessons interrogez
    interrogiez j' je l' la le les liste maintenant me meme mention mentionnez merci mois moment montre montrent mots
    ne nombres notre nous oeil ok ou oui page pages parlons part partie passons peu peut peux pistes plateforme
    plateformes point points posee potentiel pour pouvez precis premier pres presentation prevision prix prochaine
    prochaines profil profils public publications qu' quant que quel quelle quelles quelques quels question questions
    quoi rapide rapidement regard regardons reperes repondons repondre reponds reponse reponses reprenons reseau
    reseaux ressort resume resumons retour revenons revenus revue rythme s' savez savoir se section sections semaine si
    soit sont souhaitez stories suit suite suivant suivante sur suspects synthese tableau tarifs terminons titre tour
    tournons tout un une va venons vers viral voici voila voir vont vos votre voulez vouliez vous voyez voyons vu vue
    vues y`,
  de: `
    abonnenten abschliessend abschnitt abschnitte aktivitat aktivitaten allgemein als also am an anteil antwort
    antworte antworten auch auf aufstellung aus beantworte beantworten bedeutet beginn beginnen beginnt bei beide
    beiden beitrage bericht bitte blick bring damit danach danke dann daraus darum das daten davon dazu dein deine
    deinem deinen deiner deines dem den denn der des details die diese diesem diesen dieser dieses dort du ein einblick
    eine einen einer eines einmal einnahmen engagement erfahren erfahrst ergebnis ergebnisse erst erste erwahnst es
    euch euer fangen fassen folgen folgende folgenden folgt follower frage fragen fragend fragst fragtest fur furs
    gefragt gehen gehoren geht gekaufte gekaufter genannt genauer genauerer gerne gesagt gibt gleich habe haben habt
    hast hier ich ideen ihn ihr ihre im in inhalte ins interessierst interessiert ist jenen jetzt kanal kanale kannst
    kennst klar kommen kommentare konkret konnen konten konto kurz kurze kurzem kurzer lage lass lauft liegt lies liste
    los machen mal man mit mochtest monat nach nachste nachsten nachstes naher nennst netzwerk noch nun nutzen oder ok
    okay paar plattform plattformen potenzial preis preise profil profile prognose publikum punkt punkte reihe rhythmus
    sage sagen sagt sammeln schauen schaut schliesslich schritt schritte seite seiten sich siehst sieht sind so sonst
    soviel stand stehen steht storys stuck teil text thema tipps tun tust uber uberblick uberblicken ubersicht um und
    uns unser unsere unseren unten verdachtiger verfugbar vergleich vergleichen videos virale viralen vom von vor vorab
    vorschlage vorweg wachstum war waren was wechseln weiter weitergehen welche welchen welcher wenden werfen wie
    wieder willst wir wissen wo woche wofur wolltest woran worauf wort worte woruber worum wunschst zahl zahlen zeigen
    zu zuerst zuletzt zum zunachst zur zuruck zusammenfassung`,
};

/** The same as sets; the words are folded. */
export const neutralWords: Record<Language, ReadonlySet<string>> = {
  en: setOf(words.en),
  es: setOf(words.es),
  fr: setOf(words.fr),
  de: setOf(words.de),
};

export const metaWords: Record<Language, ReadonlySet<string>> = {
  en: setOf(meta.en),
  es: setOf(meta.es),
  fr: setOf(meta.fr),
  de: setOf(meta.de),
};

function setOf(list: string): Set<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ""));
}
