import type { Language } from "@fanradar/contract";

/**
 * Words that claim nothing: those of the grammar, and those that only carry a figure to what it is of ('amounts to', 'currently',
 * 'on your page'). Beside the lists of claims they are all that a sentence may hold which says more than its figure.
 */
const words: Record<Language, string> = {
  en: `
    a about account accounted accounts across additionally after again against ago all alone along already also
    altogether am among amount amounted amounts an and answer any appear appeared appears approximately are around as
    asked asking at average averages be been before being below between bit brief bring brings brought but by came
    caption captioned captions carries changes channel channels charge charged charges collect collected collects come
    comes coming common compare compared comparison consists contain contained contains cost costs count counted
    counting counts currently data date did do does done draw draws drew each earlier empty end ends estimate estimated
    every expected fact facts fan fans far feature features fee feed feels fees figure figures find finds first follow
    followed following follows for forecast found frequent from gather gathered gathers gave get gets getting give
    given gives glance go goes gone got had has have having he her here here's him his hold holds hover hovers how i
    i'm i've if in into is it it's its itself just keep know known last lasted lasts later latest ledger left let let's
    lets lie lies like liked likes likewise limit limits linked look looking looks made make makes many me mean means
    meant meanwhile measured mine moment month months most move my name namely never new newer newest next note now
    number numbers of off older on one one's ones or other others our ours out over overall overview own pace page
    pages paid part pass passed pay pays people per percentage period person persons photos pick picked picks picture
    place placed platform platforms position post posted posting posts present presently profile profiles publish
    published publishes put puts question quick range ranges rate rates reach reached reaches react reacts read reads
    receive received receives recent replies reply represent represented represents respectively response responses
    return returns rhythm roughly said say says sees share shared shares she short show showed shown shows side since
    single sit sits sitting size sizes so some somewhere span stand standing stands start state status stays stem stems
    still stood subscribe subscribed subscriber subscribers subscribes such summary sure take takes tell tells terms
    than that that's the their them theme themes then there there's these they things this those time times to told too
    took topic topics translate translates turn turns two typical up update upload uploaded uploads us use used user
    users uses value versus view viewed views vs wanted was watch watched watches we week weeks went were what what's
    when where whereas which while who whole whom whose will with wondered work works would write writes wrote yes yet
    you you're you've your yours yourself`,
  es: `
    a acaba actualmente acumula acumulan ahi ahora al alcance alcanza alcanzan alli ante anterior anteriores aparece
    aparecen aquel aqui asi aun bajo breve cada canal cifra cifras claro clips cobra cobras cobro comenta comentan
    comision comisiones como comparada comparado comparte compartes compartido compone comun con concentra concentro
    consigue consiguen consigues contando contiene contra corresponde corresponden cual cuales cuando cuantas cuanto
    cuantos cuenta cuentan cuentas cuesta cuestan cuyo da dan dato datos de decir deja dejan dejo del demas desde
    despues dice dicen dieron donde dos dura duraron dure duro e el empecemos en enlazadas entonces entran entre entro
    equivale equivalen era eran es esa esas ese eso esos espera esta estaba estado estan estar estas este estes estima
    estimada estimado esto estos extremos fan fans fecha frecuente frente fue fueron ganaste genera generan genero
    gente ha haber habia habitual habla hablan hace hacen hacer hacia han has hasta hay he hiciste hizo incluye
    incluyen ingresaste la lado las le les llega llegan llegar llegue llegues llevan llevo lo logra logran lograron los
    luego mantiene mantienes marca mas me media medio mes mi mientras mirada mis mismo momento muestra muestran nos
    nuestra nuestro nueva nuevas nuevo nuevos numero numeros o obtiene obtienen obtienes obtuvieron otra otras otro
    otros paga pagan pagina para parte pasa pasado pasan pasemos perfil perfiles periodo pero persona personas
    plataforma plataformas por porcentaje pregunta preguntabas preguntas preguntaste primera primero probables procede
    proceden promedio propia propio provienen publica publicado publicas publicaste publico que queda quedan querias
    quien quienes quieres rango reacciona reaccionan recibe reciben recibes recibio recibir reciente recientes red
    redes registra reparten representa representan respecto responder respuesta respuestas resumen reune reunen reunio
    reunir ronda rondan ronde saber se seguidor seguidores segun semana ser si sido siendo significa sigue siguen
    sigues situa situacion situado situan sobre sola son su sube subes subido suele suelen suma supone suponen sus
    suscriptor suscriptores suscrita suscritas suscrito suscritos tamano tambien tanto tasa te tema temas tendencia
    tener tenga tengas texto textos ti tiene tienen tienes tipica tipico todas todavia todo todos trae trajeron trajo
    transcurrido tras trata tratan tu tus tuvieron tuvo tuyas u ultima ultimas ultimo ultimos un una unas unos usted
    ustedes usuario usuarios va vale valor vamos van ve veamos veces vez viene vienen vino vista vistas vistazo visto
    vistos vosotros vuestro y ya yo`,
  fr: `
    a abonne abonnees abonnent abonnes abord abordez actuellement affiche affichent ai aime aiment ainsi allons apercu
    apparaissent apparait apporte apres as atteignent atteindre atteint au aura aurez aussi autour autre autres aux
    avaient avait avec avez avoir avons bilan bref c' ca ce cela celui ces cet cette chacun chacune chaine chaque chez
    chiffre chiffres clips combien comme commencons comment commente commentent commission commissions compare comparee
    compose compris comprise compte comptent compter comptes comptez concentre concernant confondues constituent
    contiennent contient contre correspond correspondent cote coup court coute coutent cumul d' d'abord dans date de
    deja demandez demandiez depuis dernier derniere dernieres derniers des dessous dessus deux dire disent dit donnee
    donnees dont du dure duree ecoule ecoules eleve elevent eleves elle elles en encore enregistre ensuite entre
    environ equivaut est estimation estime estimee et etablit etaient etait etat ete etes etre eu face facturez faire
    fait faite faites fan fans figure figurent fixe fois font fourchette frais frequent frequente fut gagne gardez
    general genere generent gens ici il ils inclut indique instant j' je jour jusqu' l' la laisse laissent le legende
    legendes les leur leurs lev liees lieu ligne long longue m' ma maintenant maintient mais me mes mettez mis moi mois
    moment mon montre montrent moyen moyenne nombre nos notre nous nouveau nouveaux nouvelle nouvelles obtenez obtenu
    obtiennent obtient oeil on ont ou oui page pages paie paient par parle parlent parmi part partage partagez partie
    passe passeraient passerait passes passons periode personne personnes plateforme plateformes plupart poste postez
    pour pourcentage precedent precedente precedentes precedents premier present probable probables profil profils
    propre propres proviennent provient publie publier publies publiez puis qu' quand quant que question qui quoi
    rapporte rassemble rassemblent reagissent reagit recent recente recentes recents recevez recoit recoivent recolte
    recoltent recu recueille recueillent regarde regardent regardons remonte repondre reponse reponses represente
    representent reseau reseaux reserve reste restent restes resume reuni reunissent reunit revenu reviennent revient
    s' s'eleve s'etablit sa savoir se selon semaine ses seule si signifie situation situe situent soit son sont sous
    suis suit suivent suivez suivi suivie suivis sujet sujets sur suscite suscitent t' ta taille taux te tendance tes
    texte theme themes tient toi ton totalise tourne tournent tous tout toute toutes trouve trouvent tu typique un une
    utilisateur utilisateurs va valeur vers verse viennent vient voici voila vos votre voulez vouliez vous vu vue vues
    vus y`,
  de: `
    aber abonnenten abonnieren abonniert abzug account aktuell aktuelle aktuellen aktueller allem alles also am an
    andere anderen angeht angesehen anteil antwort antworten auch auf aus ausmacht beantworten bedeutet bei beide
    beiden beim bekam bekamen bekommen bekommst bekommt belaufen belauft bereich bereits besteht betragen betragt
    betrifft betrug betrugen bewegen bewegt bezahlen bezahlt bezuglich bildunterschrift bildunterschriften bis bisher
    bislang bist bleiben bleibt blick blieben brachte brachten bringen bringt clips da dabei danach dann darauf das
    dass dauert dauerte dauerten davon davor dazu dein deine deinem deinen deiner deines dem den der derzeit des dich
    die diese diesem diesen dieser dieses dir dort du durch durchschnitt durchschnittlich durchschnittlicher durften
    eigene eigenen ein eine einem einen einer eines eingenommen einzelnen einziger entfallen entfallt entfiel enthalt
    enthalten entsprechen entspricht er erhalt erhalten erhaltst erreichen erreicht erschien erzielen erzielt es euer
    eure extras falls fan fans folgen folgst folgt follower followern frage fragst fragtest fruhere fruheren fur gab
    geben gebuhren gefolgt gegen gegenuber geht gemacht gepostet gerade gern gerne geschatzt geschatzte geschatzten
    geteilt gewesen gibt grosse habe haben halt haltst handeln handelt hast hat haufig heisst her hier hinsichtlich
    hinweg hoch hochgeladen ich ihr ihre ihrem ihren ihrer im in ins insgesamt inzwischen ist ja je jede jedem jeden
    jeder jedes jener jetzt jungste jungsten kam kamen kanal kannst klar kommen kommentieren kommentiert kommst kommt
    konten konto kosten kostet kurz kurze kurzer ladst lag lage lagen lauten lautet letzte letzten letzter letztes
    leute liegen liegt liken likt machen macht mal man mein meine meinen meist menschen mich mir mit mittel moment
    momentan monat nach namlich netzwerk neu neue neuen neuer neueren neueste neuesten neuester nimmst noch nun nutzer
    oder person personen plattform plattformen posten postest pro profil profile profilen prozentsatz rate reagieren
    rhythmus sagen sagt sammeln sammelt schatzung schatzungsweise schauen schaut schnitt schon schreiben sein seit
    seite seiten selbst sich sie sieht sind so spanne stammen stammt stand stehen steht steuert still tauchen taucht
    teil teilst text thema themen typischen typischer uber uberblick ubrige ubrigen um umfassen umfasst und unser
    unsere unter verdient vergangen vergeht vergleich vergleichswert verglichen verlangst verlinkten verzeichnet viele
    vom von vor vorigen vorkommt wahrend wann war waren was weist weiter welche welcher welches wenn wer wert werte wie
    willst wir wissen wo woche wochen wolltest zahl zahlen zahlst zahlt zeigen zeigt zeit zeitraum zu zuerst zuletzt
    zum zunachst zur zuruck zurzeit zusammenfassung zwei zwischen`,
};

/** Words of a heading or a turn to the next thing: 'your figures on …', 'now to …'. They tell nothing of a platform. */
const meta: Record<Language, string> = {
  en: `
    a about account accounts activity and are asked at audience available back both brief by captions channel channels
    closer comments compare compared content data detailed details do doing earnings engagement figure figures first
    followers for forecast from glance go going growth have here here's how i idea ideas in is it known let let's like
    likes look looking looks me month more move moving my next nothing now number numbers of okay on onto our overview
    page pages part point posts potential price prices profile profiles question questions quick read reels return
    returning rhythm say says section see short shows side so some start starting starts step steps stories subscribers
    summary sure suspicious tell tells that that's the then there these things this thoughts through tips to try turn
    turning update us videos views viral wanted was week were what where with words yet you your`,
  es: `
    a abonados actividad ahora al algunas algunos aqui asi audiencia aun bien breve canal canales cerca cifra cifras
    comentarios como comparamos comprados con consejos contenido cosas crecimiento cuenta cuentas da datos de del
    detallada detalle detalles detenida dice dicen disponible disponibles el empecemos empezamos en es esta estas este
    esto estos hablemos hacer hay historias idea ideas ingresos interaccion ir la las lo los luego mas me mes mira
    mirada miramos miremos muestran numeros palabras panorama para parte pasamos pasando pasemos paso pasos perfil
    perfiles potencial precio pregunta preguntabas preguntas prevision previsiones primero probar proporcion proximo
    proximos publicaciones publico que querias qué resumen ritmo sabe saber se seguidores semana siguiente siguientes
    sobre son sospechosa sospechosos suscriptores te tengo tienes todavia tu tus un una unas unos va vamos van ve
    veamos viral vistazo volvamos vuelvo y yo`,
  fr: `
    a abonnes abord achetes activite activites allons apercu au audience aux avec bilan bref ce cela chaine chiffre
    chiffres cles commencons comment commentaires comparons compte comptes conseils contenu coup coups croissance d'
    d'abord dans de demandez demandiez des detaille detaillee details dire disent disponible disponibles dit donnees du
    en engagement ensuite est et etape etapes etes faire ici idee idees il j' je l' la le les maintenant me mois moment
    montrent mots nombres notre oeil ou page pages parlons part partie passons pistes potentiel pour premier pres
    prevision prix prochaine prochaines profil profils public publications qu' que quelques question questions quoi
    regard regardons reperes resume revenons revenus rythme savoir se semaine sont stories suite sur suspects tarifs
    tout un une va vers viral voici voila vont vos votre voulez vouliez vous voyons vues y`,
  de: `
    abonnenten aktivitat aktivitaten als also am an anteil auf aus bei beitrage blick dann das daten dazu dein deine
    deinem deinen deiner den der des details die du ein eine einen einnahmen engagement erst erste es fangen folgen
    follower frage fragen fragst fragtest fur gehen geht gekaufte gekaufter genauer genauerer gibt habe hier ich ideen
    im in inhalte ins ist jetzt kanal kanale kannst kommen kommentare konnen konten konto kurz kurze kurzem lauft liegt
    los machen mal man mit monat nachste nachsten nachstes naher noch nun nutzen oder paar potenzial preis preise
    profil profile prognose publikum rhythmus sagen schauen schaut schritt schritte seite seiten sich sieht sind so
    storys thema tipps tun tust uber uberblick um und uns verdachtiger verfugbar vergleich vergleichen videos virale
    viralen vom von vor vorschlage wachstum war waren was weiter weitergehen wenden werfen wie willst wir wissen woche
    wolltest worte zahl zahlen zeigen zu zuerst zum zunachst zur zuruck zusammenfassung`,
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
