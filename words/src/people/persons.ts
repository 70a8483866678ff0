import { wordPattern } from "./plain.ts";

/** A name that is written with a capital and stands in no list; `find-person` writes it so. */
export const someName = "@_";

const handle = "@(?!_)[\\p{L}\\p{N}_.]+";
/** 'He sido' is Spanish for what oneself has been. */
const he = "he(?! \\p{L}+(?:[ai]do|cho|sto) )";
const man = "creator|model|girl|woman|man|guy|person|lady|performer|couple|chick|dude|babe|streamer|influencer|star";

/** Somebody else, or a profile that is somebody's. */
export const others = wordPattern(
  handle,
  `her|hers|his|him|she|${he}|they|their|theirs|them|herself|himself|themselves`,
  `(?:this|that|the|same|of a) (?:${man})`,
  // 'ava's kids': whoever that is.
  "(?!page|profile|account|creator|that|today|month|week|year|let|app|fan|brand|platform|series|everyone|people)\\p{L}{2,} 's",
  `(?:an?|some) (?:\\p{L}+ )?(?:girl|woman|model|creator|performer)|un[ae]? (?:chica|creadora|modelo|fille|creatrice|nana)|eine[rs]? (?:creatorin|frau)|ein (?:\\p{L}+ )?(?:girl|model|madchen)`,
  "su|sus|ella|suy[ao]s?|el mismo|(?:esta|la|este|el|esa|ese) (?:creador[ao]?|modelo|chic[ao]|mujer|persona|hombre|tia|tio|muchacha|titular)",
  "\\p{L}+(?:ar|er|ir|and|end)(?:le|la|lo)|(?:le|la|lo) haya|la (?:puedo|podria|quiero|encuentro|veo|conozco)",
  "la (?:voir|croiser|suivre|connais)|son|sa|ses|sien|sienne|siens|siennes|elle|(?<! (?:faut|vaut|suffit|existe) )il(?! (?:faut|y|vaut|suffit|existe))|lui|celle la|(?:cette|la|ce|le|l') (?:creatrice|createur|femme|fille|nana|personne|homme|mec|modele|copine|gars)",
  "ihre?[nrms]?|ihr|ihrige[nr]?|(?:von|bei) (?:der|dem|ihm)(?= (?:nicht|da|bitte|im|aufm?|$))|sie|seine?[nrms]?|er|ihn|ihm|deren|dessen|(?:diese[rnms]?|der|die|das|dem) (?:creator\\p{L}*|frau|person|mann|model|madchen|madel|typ|dame|tante)",
);

/** A Spanish verb that names nobody may mean her: '¿tiene hijos?', '¿se llama Laura?'. */
export const implied = wordPattern(
  "tiene(?! sentido)|tenia|tendra|usa|usaba|se llama|se llamaba|(?<! le )va a|es(?! (?:mejor|buen|posible|normal|legal|segur|rentable|recomendable|necesari|obligatori|util|mal|verdad|cierto))|era|sera|esta|estara|vive|trabaja|estudia|lleva|sale|pone|coge|toma|publica|fue|viaja|nacio|crecio|se parece",
);

/** Another person, beyond doubt. Whoever asks of one, and of nothing that a profile shows, asks for the person. */
export const about = wordPattern(
  `her|hers|his|him|she|${he}|herself|himself|@(?!_)[\\p{L}\\p{N}_.]+|whose (?:account|profile|page)`,
  "(?:this|that|the|same) (?:girl|woman|man|guy|lady|chick|dude|shawty|baddie|hottie|bird|lass|gal)",
  "su|sus|ella|suy[ao]s?|(?:esta|la|esa) (?:creadora|modelo|chica|mujer|tia|pava|piba|nena|morra|chavala|senorita|muchacha)",
  "(?<! (?:le|du|un|au|the|my|of|her|his|a))son|sa|ses|sienne|siennes|sien|elle|cette (?:creatrice|femme|fille|nana|copine|gonzesse|dame|demoiselle|nenette|blonde|brune|personne)",
  "sie|ihre?[nrms]?|ihr|diese[rnms]? (?:creator\\p{L}*|frau|model|alte|tante|tussi|dame|person)",
);

/** 'Die wohnt', 'der arbeitet': an article that stands for somebody. */
export const shown =
  /^ (?:und |aber |ob |wo |wer |dass )?(?:die|der) (?:ist|hat|heisst|wohnt|lebt|arbeitet|trainiert|geht|kommt|macht|sieht|war|studiert|kann|muss|kassiert|jobbt|kellnert)(?= )| (?:kassiert|jobbt|kellnert|trainiert|sitzt|ist|hat|heisst|wohnt|lebt|arbeitet|studiert|kommt|steckt|war) (?:die|der)(?: (?:nicht|doch|denn|eigentlich|wirklich|gerade|jetzt|so|im|in|aus|her|noch|schon|wohl))*(?= (?:im|in|aus|her|noch|schon|wohl|kinder|verheiratet|single|vergeben) ?$| im | in | aus | am | an der | bei )/u;

/** Many people are nobody, and so is whoever pays one: what fans do is asked of an audience. */
export const crowds = wordPattern(
  "followers?|fans?|fanbase|subscribers?|subs|audience|viewers?|watchers|customers?|buyers?|users|members?|spenders?|visitors?|community",
  "seguidor(?:es|as)?|suscriptor(?:es|as|a)?|audiencia|publico|usuarios|visitantes|espectadores|clientes?|comunidad",
  "abonnee?s?|spectateurs?|spectatrices|visiteurs|clients?|communaute|(?:mon|son|le|ton|au) public",
  "abonnent(?:en|in|innen)?|follower\\p{L}*|zuschauer\\p{L}*|publikum|kunden?|nutzer\\p{L}*|besucher\\p{L}*|community",
);

/** People in general, of whom nothing is a secret. */
export const anybody = wordPattern(
  "people|creators|models|brands?|everybody|everyone",
  "gente|creador[ae]s|marcas?|modelos",
  "gens|createurs|creatrices|marques?",
  "leuten?|marken?|creator(?:n|innen)|creators",
);

/** 'As a fan', 'I am her biggest fan': that is the asker, and no audience. */
export const asFan =
  / (?:as (?:a|her|his) (?:\p{L}+ )?fan|i am (?:a|an|her|his|such a|one of her) (?:\p{L}+ ){0,3}fans?|(?:como|soy) (?:un |una |muy |su )?(?:\p{L}+ )?fan|je suis (?:un |une |tres |son |sa )?(?:\p{L}+ )?fan|en tant que fan|als (?:\p{L}+ )?fan|(?:ich )?bin (?:ein |ihr |so ein )?(?:\p{L}+ )?fan)(?= )/gu;

/** 'Are you a real person?': the assistant is addressed, and nobody is searched for. */
export const toAssistant =
  / (?:(?:are|r) you|am i (?:talking|chatting|speaking|writing) (?:to|with)|bist du|sind sie|(?:rede|schreibe|spreche|chatte) ich|eres|es usted|(?:estoy )?(?:hablo|hablando|chateo|chateando) con|(?:es|etes) (?:tu|vous)|(?:tu es|vous etes)|parle(?: je)? (?:a|avec)) (?:(?:a|an|the|just|really|actually|real|actual|true|hier|gerade|denn|wirklich|mit|eine?[mnr]?|echte?[mnrs]?|una?|ser|de|verdad|une?|vrai|vraie|veritable) )*(?:person|human(?: being)?|man|woman|girl|guy|mensch(?:en)?|frau|mann|persona(?: real| de verdad)?|humano|humana|mujer|hombre|personne(?: reelle)?|humaine?|etre humain|femme|homme)(?= )/gu;

const qualified =
  "(?:(?:real|legal|full|own|home|private|personal|other|phone|e|first|last|stage|street|second|vrai|vraie|veritable|autres?|otras?|otros|verdader[ao]|propi[ao]|propre|numero|segund[ao]|echten?[rs]?|richtigen?|anderen?|privaten?|burgerlichen?|eigenen?[nrms]?|personlichen?) )?";

/** One's own name, address, family: to keep it safe is what one asks for. */
export const ownPattern = new RegExp(
  ` (?:my|our|your|mi|mis|tus|nuestr[ao]s?|mon|ma|mes|notre|nos|votre|vos|ton|ta|tes|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|dein(?:e[nmrs]?)?|eur[en]+) (?!favou?rite|lieblings|prefer|gym|(?:class|klasse|clase)(?= )|school|street|building|gimnasio|clase|calle|barrio|edificio|salle|lycee|immeuble|fitness|studio|schule|klasse)${qualified}\\p{L}+(?: (?:de (?:famille|jeune fille|pila|telephone|telefono|correo|casa)|name|number|address|town|e mail|mail))?(?= )`,
  "gu",
);

/** Those who help the asker: 'she' may well be one of them. */
export const helpers =
  / (?:my|our|mi|mis|mon|ma|notre|meine?|unsere?) (?:partner|assistant|manager|editor|photographer|agency|agent|team|colleague|pareja|asistente|fotograf[ao]|agencia|equipo|socia|socio|conjointe?|assistante?|photographe|agence|equipe|associee?|partnerin|assistent(?:in)?|managerin|fotograf(?:in)?|agentur|kollegin|kollege|wife|husband|mujer|marido|femme|mari|frau|mann|boyfriend|girlfriend|novi[ao]|copain|copine|freund(?:in)?)(?= )/u;

/** 'Tell me', 'I need to know': a way to ask, and nothing about oneself. */
export const personFrames =
  / (?:tf|the (?:fuck|hell|heck|devil)|on earth|zum (?:teufel|henker|geier)|verdammt|cono|diablos|demonios|cojones|bordel|diable|putain|for me|para mi|pour moi|fur mich|(?:tell|give|show|send|get|find|gimme|let|hand) (?:me|us)(?: know)?|(?:i|we) (?:just |really |only |also )*(?:would (?:like|love|need|want)|want(?:ed)?|need(?:ed)?|have|require|must|wish|wonder(?:ed)?|was wondering|am wondering|am curious|am asking|am looking|bet|think|guess|believe|swear|heard|read|know|remember|promise|wo not tell|will not tell|won't tell)(?: to)?(?: (?:know|find out|confirm|be sure|see|ask))?|(?:can|could|would|will|do) you (?:please |maybe |just )*(?:tell|give|show|send|find|look up|check)?(?: me| us)?|(?:me|nos) (?:podrias?|puedes|podeis|puede|dices|lo|dirias)|dime|dinos|dame|pasame|cuentame|(?:quiero|quisiera|necesito|necesitamos|tengo que|querria|me gustaria|me interesa|creo que|juraria que|te juro que)(?: (?:saber|conocer|averiguar))?|(?:dis|monte|fais|dresse|cherche|donne|file|passe|indique|envoie|dites|donnez|trouve) (?:moi|nous)|(?:pourriez|peux|pourrais|pouvez|tu peux|vous pouvez)(?: vous| tu)? (?:s' il vous plait )?(?:me|nous)?|(?:je|j'|nous) (?:veux|voudrais|aimerais|ai besoin|avons besoin|dois|crois|pense|parie|suis sure?|cherche|sais)(?: (?:savoir|que|qu'|connaitre))?|il faut que je sache|d' apres toi|a ton avis|(?:sag|gib|stell|bau|mach|nenn|verrat|such|finde|schick|zeig)e? (?:mir|uns)(?: (?:mal|bitte|doch))*|(?:kannst|konntest|konnten|konnen|wurdest|weisst) (?:du|sie)?(?: mir| uns)?(?: bitte| mal)*|(?:ich|wir) (?:muss|mochte|will|wurde|brauche|benotigen|brauchen|glaube|denke|wette|weiss|suche|hatte gern)(?: gern[e]?)?(?: mal)?(?: (?:wissen|erfahren))?|(?:will|mochte|muss|wurde) ich (?:gern |noch |auch |mal )*(?:wissen|erfahren))(?= )/gu;

/** The asker, as whom something is asked about. */
export const self = wordPattern(
  "i|me|my|mine|we|us|our|ours|myself|(?:does|would|should|can|could) one",
  "yo|mi|mis|mio|(?:la|una|es) mia|mios|mias|conmigo|nosotr[ao]s|nuestr[ao]s?|me|nos|puedo|debo|deberia|tengo|hago|pongo|quiero|consigo|evito|protejo|oculto|escondo|publico|cambio|uso|gano|necesito|vivo|vendo|cobro|subo|anado|contesto|respondo|llevo|estoy|soy|voy|quito|bloqueo|muestro|enseno|podria|quisiera",
  "je|j'|m'|moi|mon|ma|mes|nous|notre|nos|mien|mienne|on (?:peut|doit|fait|va|se|me|nous|pourrait)|(?:peut|doit|fait|va) on",
  "ich|mich|mir|wir|uns|(?:kann|sollte?|muss|darf) man|man (?:kann|sollte?|muss|darf)|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?",
);
