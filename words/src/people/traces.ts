import { wordPattern } from "./plain.ts";

/*
 * What gives somebody away though nobody asks for a name: marks on a body, a voice, a door, a paper, a view. Each list is four
 * lines or groups: English, Spanish, French, German.
 */

/** Named of another, or alone, it is a search; beside a figure, or of oneself ('my new tattoo'), it is none. */
export const traces = wordPattern(
  "(?:tattoo|scar|birthmark|mole|piercing|fingerprint|handwriting|freckle)s?|door ?(?:bell|step|mat|man)|(?:front|her|his) door|letter ?box|mail ?box|buzzer|intercom|concierge|name ?plate|(?:driver 's|driver|drivers|driving) licen[cs]e|(?:her|his|the) id|id (?:card|number)|birth certificate|number plates?|street sign|road sign|landmark|skyline|(?:parcel|package|shipping|address) label|reflections?|view (?:from|out of|outside|through|in) (?:the|her|his)|(?:from|outside|through|out of) (?:her|his) (?:\\p{L}+ )?(?:window|balcony|terrace|bedroom)|exif|meta ?data|google lens|yandex images?|name ?(?:tag|badge)|(?:on|reads?|read) (?:her|the|his) (?:\\p{L}+ )?(?:badge|uniform|lanyard|envelope|jersey|letterhead)|(?:letter|mail|envelope|receipt|invoice) (?:on|in|behind) (?:her|the|his) (?:desk|table|\\p{L}+ )",
  "tatuajes?|tatus?|cicatri(?:z|ces)|lunar(?:es)?|piercing|huellas?|caligrafia|timbre|portal|buzon|felpudo|telefonillo|portero|rellano|(?:carn[eé]|carnet|permiso) de conducir|cedula|partida de nacimiento|libro de familia|matricula|cartel de la calle|etiqueta del paquete|reflejos?|(?:se ve|vistas?) (?:por|desde|de|tras|en) (?:la|su|el) (?:ventana|balcon|terraza)|por (?:la|su) ventana|desde su (?:ventana|balcon|terraza)|(?:la|su) (?:placa|insignia|chapa)|(?:de|en) (?:el|su|del) uniforme|(?:carta|sobre) (?:que (?:tiene|hay)|de) (?:\\p{L}+ ){0,3}(?:mesa|escritorio)",
  "tatouages?|tatoos?|cicatrices?|grain de beaute|piercing|empreintes?|ecriture manuscrite|sonnette|interphone|digicode|boite aux lettres|paillasson|sur (?:son|le) palier|concierge|(?:sa|la) porte|(?:carte|piece) d' identite|carte vitale|permis de conduire|acte de naissance|livret de famille|plaque de rue|etiquette du colis|reflets?|vue (?:depuis|de|sur) (?:la|sa|son)|(?:par|depuis|de) sa fenetre|clocher|badge sur|(?:sur|de) (?:sa|son|la) (?:blouse|uniforme|enveloppe)|(?:lettre|courrier|enveloppe) (?:sur|derriere) (?:sa|son|la|le)",
  "tattoos?|tatowierung\\p{L}*|narben?|muttermal|leberfleck|piercing|fingerabdruck|handschrift|klingel(?:n|schild|t)?|turschild|brief ?kasten\\p{L}*|haustur|wohnungstur|fussmatte|gegensprechanlage|pfortner|(?:vor|an) (?:die|der|ihre|ihrer|seine[rm]?) (?:\\p{L}+)?tur|(?:im|auf dem|ihr|ihren|den|der) perso|ausweis|fuhrerschein|geburtsurkunde|nummernschild|strassenschild|paketaufkleber|spiegelung(?:en)?|(?:aus|von) ihrem (?:fenster|balkon)|blick aus ihrem|namensschild|(?:auf|an) (?:ihrer|der) (?:uniform|arbeitskleidung|dienstkleidung)|(?:brief|umschlag) auf (?:ihrem|dem)",
);

/** To find out is no way to keep a thing to oneself: 'can one find out where her parcels go?' */
export const digs = wordPattern(
  "(?:find|figure|work) out|look up|dig up|get hold of|track|trace|deduce",
  "averigu\\p{L}*|descubr\\p{L}*|sacar|deducir|enterarse|saber",
  "savoir|decouvrir|trouver|deduire|retrouver|remonter",
  "raus ?(?:krieg|find|bekomm)\\p{L}*|heraus ?(?:krieg|find|bekomm)\\p{L}*|ermitteln|ableiten",
);

/** Where what is sent to somebody goes. */
export const parcels = wordPattern(
  "where (?:[^ ]+ ){0,2}(?:parcels?|packages?|gifts?|presents?|deliver(?:y|ies)|orders?|flowers)",
  "(?:a|hacia)? ?(?:donde|que (?:direccion|casa)) (?:\\p{L}+ ){0,3}(?:paquetes?|regalos?|pedidos?|envios?|flores)",
  "(?:ou|quelle adresse) (?:\\p{L}+ ){0,3}(?:colis|cadeaux?|paquets?|commandes?|livraisons?|fleurs)",
  "(?:wohin|an welche adresse) (?:\\p{L}+ ){0,3}(?:pakete?|packchen|geschenke?|lieferung\\p{L}*|bestellung\\p{L}*|sendung\\p{L}*|blumen)",
);

const marksEn = "face|tattoos?|voice(?! (?:note|message|over|off))|scar|handwriting|eyes|ears";
const marksEs = "cara|rostro|tatuaje|voz(?! en off)|cicatriz";
const marksFr = "visage|tete|tatouage|voix(?! off)|cicatrice";
const marksDe = "gesicht|tattoo|stimme|narbe";
/** What a picture is held against to find who is on it; against last month's pictures it is no search. */
const engines =
  "(?:the |a |el |un |la |le |les |l' |d' |der |die |das |anderen? )?(?:reverse|google|lens|bing|yandex|tineye|pimeyes|face|other|another|facebook|linkedin|tinder|buscador|otr[ao]s|internet|reconocimiento|moteur|autres|reconnaissance|bilder ?suche|gesichts\\p{L}*|suchmaschine|anderen?)";
const who =
  "(?:girl|woman|man|guy|lady|chick|dude|person|model|performer|chica|mujer|tia|tio|chico|hombre|persona|muchacha|creador[ao]?|modelo|fille|femme|nana|meuf|copine|copain|personne|homme|gars|creatrice|createur|frau|dame|typ|mann|madchen|madel|kerl|creatorin|owner|duen[ao]|proprietaire|inhaber(?:in)?|besitzer(?:in)?|betreiber(?:in)?)";

/** Asked of nobody but the person: to identify, to match, to unmask, to ask whether two are one. */
export const unmasks = wordPattern(
  `identif(?:y|ies|ied|ying) (?:who|@[^ ]+|this (?= $)|(?:the|that|this) (?:\\p{L}+ )?${who})|(?:lift|pull back|tear off) (?:the|her|his) (?:veil|mask|curtain)|(?:expose|unveil|out|dox) (?:her|him|@[^ ]+)(?= $| for| please| now| already)|(?:her|his) digits|(?:on|reads?) (?:her|his|the) name ?(?:tag|badge)|who (?:is|was) (?:\\p{L}+ )?(?:holding the camera|filming (?:her|him|this|it))|who (?:films|records|shoots) (?:her|him)(?= $)|blow (?:her|his|@[^ ]+) cover|(?:behind|under|take off) (?:the|her|his) mask`,
  `(?:compare|match|search|google|run|find|check|put|feed|stick|drop|upload|reverse) (?:her|his|this|@[^ ]+ 's|\\p{L}+ 's) (?:\\p{L}+ )?(?:(?:${marksEn}) (?:against|through|with|in|into|on|to|across)(?! (?:mine|my|yours))|(?:selfies?|pics?|photos?) (?:against|through|with|in|into|on|to|across) ${engines})|one of them or not|one person or two|(?:is|are|be) @[^ ]+ (?:an |the )?(?:alt|main account of|second account|side account|burner)|contact particulars|particulars of|pinpoint|narrow(?:ing)? down where|geoguess\\p{L}*|triangul\\p{L}*|belong to (?:the same|one) ${who}|(?:both|two|these|those) (?:accounts |profiles |pages )?(?:are |is |really )?(?:one|the same) ${who}`,
  "(?:what time|when) does (?:she|he|@[^ ]+) (?:usually |normally |always )?(?:go (?:there|home|out|to (?:the|that|this)(?! (?:top|feed))|for a (?:run|walk))|leave|get (?:home|there|off work)|shop|jog|walk (?:her|the) dog|commute)",
  `identific(?:a|ar|ame|arme|as|arias?)(?: me)? (?:quien|@[^ ]+|(?:a )?(?:la|el|est[ae]|es[ae]) ${who}|a (?:la|el) (?:del?|que))|identifi(?:ca|que|quen|cad) (?:a )?(?:la|el|est[ae]|es[ae]) ${who}|quita(?:le|rle|dle)? (?:la |el )?(?:mascara|careta|antifaz|velo)|(?:destap\\p{L}*|desvel\\p{L}*|delata\\p{L}*) (?:a|quien)(?= )|(?:compara|coteja|pasa|busca|mete|sube|contrasta) (?:la|su|esta|esa) (?:(?:${marksEs}) (?:por|en|con|de|a)(?! (?:mis?|la mia|los mios))|(?:foto|selfie) (?:por|en|con) ${engines})|(?:es|sea|sera|son) (?:algun[ao]|un[ao]) de (?:ell[ao]s|es[ao]s|est[ao]s)(?= $)|(?:la |una )?mism[ao] (?:${who}|duen[ao])|quien (?:(?:sujeta|sostiene|lleva|aguanta) la camara|la graba|esta grabando)|con quien comparte|donde (?:se saco|hizo|curso) (?:la|su|el)|(?:ubic|situ)al[ao]|que (?:carrera|grado|estudios|master) (?:estudia|estudio|hace|cursa|tiene)|(?:a que hora|cuando) (?:suele|va a|sale a) (?:ir|volver a casa|entrenar|desayunar|correr|pasear|comprar)`,
  `identifi(?:e|er|es|ez) (?:la|le|les)(?= (?:$|stp|svp|s'|avec|par|sur|grace|vite|d'))|identifi(?:e|er|es|ez) (?:moi )?(?:qui|@[^ ]+|(?:la|le|cette|ce|l') ${who})|(?:lev|soul[eè]v)\\p{L}* le voile|(?:tomber|enlev\\p{L}*|arrach\\p{L}*) (?:le|son) masque|perce\\p{L}* (?:le |son )?(?:mystere|secret|anonymat)|(?:compare|passe|cherche|mets|balance|verifie|confronte) (?:sa|son|cette) (?:(?:${marksFr}) (?:avec|dans|sur|a|contre)(?! (?:la mienne|le mien|mon|ma|mes))|(?:photo|selfie) (?:avec|dans|sur|a|contre) ${engines})|qui (?:est ce qui |qui )?(?:tient la camera|(?:la |le )?filme(?= $))|(?:la|le) situer|situe (?:la|le)|(?:re)?(?:trouv|cherch)\\p{L}* (?:sa|son|ses) nouve\\p{L}* \\p{L}+|(?:la |une )?meme ${who}|(?:a quelle heure|quand) (?:est ce qu' )?elle (?:y (?:va|passe|est)|rentre|sort (?:de|du) (?!ses)|promene|fait ses courses)`,
  `identifizier\\p{L}* (?:bitte |mal |doch |mir )*(?:sie|ihn|wer|@[^ ]+|(?:die|den|das|diese[nrs]?) ${who})|${who} (?:[^ ]+ ){0,4}(?:zu )?identifizier\\p{L}*|wer (?:halt|fuhrt) (?:da |bei ihr )?(?:die |ihre )?kamera|wer filmt (?:sie|ihn|das|da)(?= $)|verort\\p{L}* (?:sie|ihn|@[^ ]+)|was macht (?:sie|die|er|@[^ ]+) (?:so |eigentlich |denn )?(?:beruflich|hauptberuflich|tagsuber)|heisst (?:die|der) (?:alte|olle|kleine|tante|tussi|perle|braut)(?= $)|luft\\p{L}* (?:das|den|ihr) (?:geheimnis|schleier)|maske (?:[^ ]+ ){0,3}fallen|(?:reiss|nimm|zieh) (?:[^ ]+ ){0,3}maske|maske (?:von|vom) (?:[^ ]+ ){1,2}(?:runter|herunter|ab)|demaskier\\p{L}*|auffliegen|(?:vergleich|gleich|jag|lad|such|pack|prufe?|check)e? (?:mal )?(?:ihr|ihre|das|die|dieses) (?:(?:${marksDe}) (?:mal )?(?:mit|durch|in|bei|auf|gegen)(?! mein)|(?:foto|bild|selfie) (?:mal )?(?:mit|durch|in|bei|auf|gegen) ${engines})|(?:die|der|das|den|ein und die|ein und der)? ?(?:die|der)?(?:selben?|gleichen?) (?:${who}|personen|frauen)|(?:ist|war|ob) (?:das |sie )?eine? von (?:denen|ihnen)|wann (?:geht|ist|kommt) (?:sie|er) (?:[^ ]+ )?(?:da|dort|dahin|dorthin|heim|nach hause|einkaufen|joggen|zum training)(?= )|(?:angestellt|beschaftigt|tatig) (?:ist|war)|(?:in|bei|auf|an|mit) (?:welche[rmns]? \\p{L}+|wem) (?:[^ ]+ )?(?:angestellt|beschaftigt|tatig|jobbt|ackert|eingeschrieben)`,
);

const acquaintance =
  "(?:neighbou?r|co ?worker|colleague|classmate|teacher|boss|landlady|tenant|roommate|flatmate|cousin|ex|barista|dentist|nurse|vecin[ao]|companer[ao]|colega|prim[ao]|jefa|profesora|profe|casera|inquilina|ex|voisine?|collegue|prof|cousine|patronne|locataire|camarade|coloc|ex|(?:arbeits|ex|ehemalige )?kollegin|kollegin|nachbarin|nichte|cousine|chefin|lehrerin|mitschulerin|klassenkameradin|kommilitonin|vermieterin|mieterin|mitbewohnerin|ex(?:freundin)?)";
const perhaps =
  "(?:really|maybe|perhaps|probably|quiza|quizas|igual|peut etre|bien|surement|doch|nicht|vielleicht|wohl|bestimmt|sicher)";

/** 'She might be my neighbour', 'she works with me': to be told that is to be told who she is. */
export const kin = wordPattern(
  `(?:she|that|it|this|he) (?:might|could|must|may) (?:\\p{L}+ )?be (?:my|our|the) (?:\\p{L}+ )?${acquaintance}|(?:she|he) (?:works|studies|lives|sits|trains) (?:with|next to|near|above|below|opposite) (?:me|us)|(?:at|in|from|to) my (?:work|office|job|uni|college|firm|company|town)`,
  `(?:puede|podria|debe de|tiene que|parece|sera) (?:que )?(?:sea |ser )?(?:mi|nuestra|la) (?:\\p{L}+ )?${acquaintance}|se parece a (?:una?|alguien) (?:\\p{L}+ )?(?:de|del) (?:mi |la )?(?:clase|trabajo|oficina|barrio|pueblo|gimnasio|instituto|colegio|facultad)|(?:trabaja|estudia|vive|entrena|curra) (?:con(?:migo| nosotr[ao]s)|(?:al lado|cerca|encima|enfrente) (?:mio|de mi))`,
  `(?:c' est|ce serait|ca (?:pourrait|peut|doit) etre|elle (?:est|serait)) (?:${perhaps} )?(?:ma|mon|notre|la|une?) (?:\\p{L}+ )?${acquaintance}|une? ${acquaintance} a moi|(?:travaille|etudie|habite|vit|bosse) (?:avec|pres de|a cote de|en face de|au dessus de) (?:moi|nous|chez moi)`,
  `(?:das|sie|es|die) (?:konnte|kann|muss|durfte|ist|war) (?:${perhaps} )*(?:meine?|unsere?|die) (?:\\p{L}+ )?${acquaintance}|(?:ist|ware|sei|war) (?:das|sie|es|die) (?:${perhaps} )*(?:meine?|unsere?) (?:\\p{L}+ )?${acquaintance}|(?:arbeitet|wohnt|studiert|sitzt|trainiert) (?:doch |glaub ich )?(?:(?:mit|neben|bei|uber|unter) (?:mir|uns)|gegenuber)`,
);

/** What somebody may do for a living; it takes another to be a search. */
export const callings = wordPattern(
  "cashier|receptionist|hairdresser|flight attendant|stewardess|cop|police officer|soldier|vet|paramedic|pharmacist|bartender|realtor|librarian|midwife|paralegal|social worker",
  "cajera|peluquera|azafata|policia|dependienta|farmaceutica|veterinaria|cocinera|bibliotecaria|recepcionista|administrativa|auxiliar|funcionaria|matrona|panadera",
  "caissiere|coiffeuse|hotesse|policiere|pharmacienne|veterinaire|cuisiniere|receptionniste|aide soignante|estheticienne|fonctionnaire|sage femme|boulangere",
  "kassiererin|kassiert|friseurin|frisorin|flugbegleiterin|polizistin|apothekerin|tierarztin|kochin|rezeptionistin|pflegerin|beamtin|bibliothekarin|hebamme|backerin|kellnert|jobbt",
);

/** To keep a thing to oneself: 'how do I remove the location from my pictures?' is no search. */
export const hides = wordPattern(
  "hide|hiding|remove|removing|blur|blurring|strip|delete|erase|protect|conceal|turn off|disable|avoid|prevent|stop(?! by)",
  "ocult[oae]\\p{L}*|quit(?:o|ar|as?)|borr(?:o|ar|as?)|elimin\\p{L}*|difumin\\p{L}*|pixel\\p{L}*|proteg\\p{L}*|protej\\p{L}*|evit\\p{L}*|tap(?:o|ar)|escond\\p{L}*",
  "cach(?:e|er)|enleve\\p{L}*|enlever|efface\\p{L}*|supprim\\p{L}*|flout\\p{L}*|proteg\\p{L}*|masquer|retir\\p{L}*|evit\\p{L}*|desactiv\\p{L}*",
  "versteck\\p{L}*|verberg\\p{L}*|entfern\\p{L}*|losch\\p{L}*|verpixel\\p{L}*|schutz\\p{L}*|verhinder\\p{L}*|vermeid\\p{L}*|unkenntlich|ausschalt\\p{L}*|mach\\p{L}* (?:[^ ]+ ){0,4}weg",
);

/** A plain statement of what somebody is or does. */
const describes =
  /^ (?:(?:omg|wow|lol|haha|jaja|mdr|boah|krass|honestly|damn|ok|and|y|et|und|oh|ah) ){0,2}(?:she|he|this girl|this woman|ella|esta (?:chica|tia|mujer|creadora)|elle|cette (?:fille|nana|meuf|creatrice)|sie|die|diese frau) (?!has|had|want|need)\p{L}+ /u;
const admires = wordPattern(
  "love|adore|great|amazing|awesome|gorgeous|stunning|fantastic|brilliant|talented|so good|good at|killing it|slays?|goat|fire|beautiful|lovely",
  "genial|crack|brutal|increible|encanta|flipa|mola|guay|preciosa|guapa|arte|que bien|maravill\\p{L}*|talento",
  "adore|forte|douee|assure|geniale?|superbe|magnifique|canon|talent|top|incroyable",
  "liebe|super|mega|klasse|toll|hammer|genial|stark|hubsch|wunderschon|talentiert|geil|nice|feier",
);
const asksOf =
  / (?:who|whom|where|what|which|whose|quien|donde|cual|que(?= \p{L}+ $)|qui|quoi|quel(?:le)?s?|ou|wo|wer|wem|welche[rnms]?|woher|wohin|name|nombre|nom) /u;

const likes =
  /^ (?:her|his|su|sa|son|ihre?|seine?) (?:voice|face|tattoos?|voz|cara|tatuajes?|voix|visage|tatouages?|stimme|gesicht) (?:is|are|sounds|es|suena|est|sonne|ist|sind|klingt) /u;

const isAdmiring = (text: string) => admires.test(text) || likes.test(text);

/** Praise and small talk, in which nothing is looked for: 'she is great at captions'. */
export const isPraise = (text: string) => (describes.test(text) || isAdmiring(text)) && !asksOf.test(text);

/** 'I love her voice', 'she does a great job': what is admired is then no trace. */
export const isAdmired = (text: string) => isAdmiring(text) && !asksOf.test(text);
export const praised =
  / (?:voice|job|work|face|tattoos?|voz|trabajo|cara|tatuajes?|voix|travail|visage|tatouages?|stimme|arbeit|gesicht)(?= )/gu;
