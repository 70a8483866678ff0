import type { Language } from "@fanradar/contract";
import { fold } from "../lock/fold.ts";
import { readMarkdown } from "../lock/read-markdown.ts";
import { splitSentences } from "../lock/split-sentences.ts";

/** What is answered to who asks for a person behind a profile: always this, whatever was asked. */
export const findsNobody: Record<Language, string> = {
  en: "I do not look for people: no real names, addresses, families, workplaces or other accounts. What a creator publishes is all that is read here.",
  es: "No busco personas: ni nombres reales, ni direcciones, ni familias, ni trabajos, ni otras cuentas. Aquí solo se lee lo que un creador publica.",
  fr: "Je ne recherche personne : ni vrais noms, ni adresses, ni familles, ni lieux de travail, ni autres comptes. Seul ce qu'un créateur publie est lu ici.",
  de: "Ich suche keine Menschen: keine echten Namen, Adressen, Familien, Arbeitsplätze oder anderen Konten. Gelesen wird hier nur, was Creator veröffentlichen.",
};

/** A request without the parts that ask for a person; `asks` tells whether there was one. */
export interface ReadRequest {
  asks: boolean;
  /** What is left and may be answered; empty where nothing is. */
  rest: string;
}

/**
 * Takes apart what somebody asks the assistant. A part that asks for the person behind a profile (real name, address, phone,
 * family, workplace, whereabouts, other accounts, identity), in English, Spanish, French or German, is left out whichever language
 * the asker has chosen; the rest is answered. Asking of oneself ('should I use my real name?') is no search. Linear; never throws.
 */
export function readRequest(text: string, language: Language): ReadRequest {
  let asks = false;
  const rest = readMarkdown(text.slice(0, longestRequest))
    .flatMap((block) => splitSentences(block.text, language))
    .flatMap((sentence) => {
      if (!asksForPerson(sentence)) return [sentence.trim()];
      asks = true;
      // A harmless half of the same sentence stays: 'what is her real name, and when should I post?'
      const parts = sentence.split(/[,;:]|\s(?:and|y|et|und)\s/u).filter((part) => !asksForPerson(part));
      const left = parts.filter((part) => isQuestion.test(plain(part))).map((part) => part.trim());
      // Cut at a comma, what was asked of her may have lost her: 'and her street, and the number'.
      return left.length < parts.length || parts.some((part) => personal.test(plain(part))) ? [] : left;
    });
  return { asks, rest: rest.join(" ").trim() };
}

const longestRequest = 4_000;

/** A part that asks something by itself. */
const isQuestion =
  /^ (?:and |y |et |und )?(?:when|how|what|which|why|should|can|compare|cuando|como|cuanto|que|cual|por que|deberia|puedo|quand|comment|combien|quel|quelle|pourquoi|dois|puis|wann|wie|welche\w*|was|warum|soll\w*|kann) (?:\S+ ){2}/u;

const plain = (text: string) =>
  ` ${fold(text.normalize("NFKC"))
    .replace(/[’‘`]/g, "'")
    .replace(/[^\p{L}\p{N}@'_.]+|\.(?![\p{L}\p{N}_])/gu, " ")} `;

/** Whether a sentence asks for who, where or with whom somebody is behind a profile. */
function asksForPerson(sentence: string): boolean {
  const text = plain(sentence).replace(own, " ");
  if (hunts.test(text)) return true;
  if (others.test(text) && personal.test(text) && !crowds.test(text)) return true;
  // 'Sie' and 'Ihr' are the one who is spoken to; a sentence may begin with either.
  const told = plain(sentence.replace(/(?<=\S\s+)(?:Sie|Ihr(?:e[nmrs]?)?)\b/gu, "")).replace(own, " ");
  return about.test(told) && !topics.test(told);
}

const words = (...lists: string[]) => new RegExp(` (?:[ldsjn]'|qu')?(?:${lists.join("|")}) `, "u");

/** One's own name, address, family: to keep it safe is what one asks for. */
const own =
  / (?:my|our|mi|mis|nuestr[ao]s?|mon|ma|mes|notre|nos|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?) (?:(?:real|legal|full|own|home|private|personal|other|phone|e|first|last|vrai|veritable|autres?|otras?|verdadero|echten?|richtigen?|anderen?|privaten?) )?\p{L}+(?= )/gu;

/** Asked of nobody but a person behind a profile. */
const hunts = words(
  "d[o0]x+(?:x?ing|ed)?|unmask|deanonymi[sz]e|track down|track (?:her|him|them|this \\p{L}+) down|stalk|reverse (?:image|face|photo) search|(?:face|facial) (?:recognition|match|search)|match (?:this|the|her|his) face|in real life|irl|outside the internet|(?:person|woman|man|girl|guy|human) behind|who is (?:really )?behind|same (?:person|woman|man|girl)|surname|maiden name|date of birth|whereabouts",
  "(?:real|legal|true|actual|birth|government) (?:name|names|identity|age)|home address|street address",
  "se llama (?:\\p{L}+ )?(?:de verdad|realmente|en realidad|en la vida)|vida real|se apellida|apellidos?|nombre (?:real|verdadero|completo|legal|de pila|de nacimiento)|verdadero nombre|en persona|fecha de nacimiento|misma (?:persona|mujer|chica)|quien (?:es realmente|hay detras|esta detras|se esconde)|(?:donde|en que \\p{L}+|con quien) (?:vive|trabaja|estudia|estudio|duerme|se aloja|crecio|esta ahora)|a que (?:colegio|escuela|instituto|universidad) (?:fue|va|asistio)|(?:tiene|tenia) (?:hijos|novio|novia|marido|pareja|hermanos)|casad[ao]|solter[ao]|encontrarl[ao]|que otras cuentas",
  "vrai (?:nom|prenom)|veritable (?:nom|identite|prenom)|vraie vie|nom (?:reel|complet|de famille|civil)|en vrai|s'appelle t (?:elle|il)|meme (?:personne|femme|fille)|(?:se cache|y a t il) derriere|date de naissance|(?:ou|quelle ville|quelle rue|qui) (?:habite|vit|travaille|etudie|dort|loge)(?: t (?:elle|il|on))?|(?:habite|vit|travaille|etudie|est) (?:t )?(?:elle|il) (?:mariee?|celibataire|allee?|ici|seule?)|habite t (?:elle|il)|travaille t (?:elle|il)|quels autres comptes|(?:la|le) (?:rencontrer|trouver|voir|suivre chez)",
  "klarnamen?|nachnamen?|im echten leben|in echt|in wirklichkeit|(?:echte[rnms]?|richtige[rnms]?|wahre[rnms]?|burgerliche[rnms]?|vollstandige[rnms]?|wirkliche[rnms]?) (?:namen?s?|identitat|alter|vornamen?)|(?:steckt|verbirgt sich) (?:\\p{L}+ )?(?:hinter|dahinter)|dieselbe (?:person|frau)|geburtsdatum|wo (?:wohnt|lebt|arbeitet|studiert|schlaft)|wo sie (?:wohnt|lebt|arbeitet)|anschrift|welche (?:anderen|weiteren) (?:konten|accounts|profile)",
);

/** Somebody else, or a profile that is somebody's. */
const others = words(
  "her|hers|his|him|she|he|they|their|them|@[\\p{L}\\p{N}_.]+(?:'s)?|(?:this|that|the|same) (?:creator|model|girl|woman|man|guy|person|lady|performer|couple)|someone|somebody",
  "su|sus|ella|suy[ao]s?|(?:esta|la|este|el) (?:creador[ao]?|modelo|chica|mujer|persona|hombre)|alguien",
  "son|sa|ses|elle|il|lui|(?:cette|la|ce|le) (?:creatrice|createur|femme|fille|personne|homme|modele)|quelqu'un",
  "ihre?[nrms]?|ihr|sie|seine?[nrms]?|er|ihn|deren|dessen|(?:diese[rnms]?|der|die|das|dem) (?:creator\\p{L}*|frau|person|mann|model|madchen)|jemand\\p{L}*",
);

/** What is a person's own and no profile's. */
const personal = words(
  "(?:real |first |last |full |given )?names?(?! (?:for|of (?:her|his|their) (?:page|theme|channel|bundle)))|called|address|street|town|city|village|hometown|neighbou?rhood|country|lives?|living|lived|house|apartment|flat|(?:phone|mobile|cell|her|his|their) number|phone|whatsapp|e ?mail|family|mother|father|mom|mum|dad|parents?|sisters?|brothers?|siblings?|husband|wife|boyfriend|girlfriend|partner|spouse|fiance|ex|kids|children|child|(?:her|his|their|a) son|daughter|married|dating|divorced|is (?:she|he) single|school|college|university|church|gym|studied|(?:day )?jobs?|employer|boss|colleagues|coworkers|workplace|office|company|postal code|post code|zip code|zip|(?:does|do|did) (?:she|he|they|@[\\p{L}\\p{N}_.]+|this \\p{L}+) (?:really )?work|where (?:she|he|they) works?|meet|visit|in person|face|facebook|linkedin|identity|location|located|passport|birthday|born|how old|religion|licen[cs]e plate|(?:other|every|all|secret|private|second|alt|alternate|personal|hidden) (?:\\p{L}+ )?(?:accounts?|profiles?|socials?)|(?:accounts?|profiles?) (?:that )?belongs?|who (?:is|are) (?:she|he|they)|who (?:she|he) (?:really )?is",
  "codigo postal|empresa|nombre|se llama|direccion|domicilio|calle|ciudad|pueblo|barrio|pais|vive|casa|telefono|movil|correo|familia|madre|padre|padres|hermanas?|hermanos?|marido|esposo|esposa|novio|novia|pareja|hijos?|hijas?|colegio|escuela|universidad|iglesia|gimnasio|trabajo|empleo|empleador|empresa|jefe|oficina|cara|identidad|ubicacion|cumpleanos|nacio|edad|religion|matricula|facebook|linkedin|otras? cuentas?|otros perfiles|cuentas? (?:privadas?|personal(?:es)?|secretas?)",
  "code postal|entreprise|nom|prenom|s'appelle|appelle|adresse|rue|ville|village|quartier|pays|maison|appartement|telephone|numero de telephone|numero|mail|e ?mail|courriel|famille|mere|pere|parents|soeurs?|freres?|mari|epouse|copain|copine|compagnon|enfants?|fils|ecole|lycee|universite|eglise|salle de sport|travail|emploi|employeur|patron|bureau|rencontrer|visage|identite|localisation|anniversaire|nee?|age|religion|plaque|facebook|linkedin|autres? comptes?|comptes? (?:prives?|personnels?|secrets?)|lieu de travail",
  "postleitzahl|firma|namen?|vornamen?|heisst|adresse|strasse|stadt|ort|wohnort|dorf|land|wohnung|haus|telefon\\p{L}*|handynummer|handy|nummer|e ?mail(?: adresse)?|mail|familie|eltern|mutter|vater|schwester|bruder|geschwister|ehemann|mann|ehefrau|freund|freundin|partner|kind|kinder|kinder|sohn|tochter|verheiratet|single|liiert|schule|universitat|uni|kirche|fitnessstudio|arbeit|arbeitet|arbeitgeber|arbeitsplatz|job|beruf|chef|buro|treffen|besuchen|gesicht|identitat|standort|geburtstag|geboren|alter|religion|kennzeichen|facebook|linkedin|(?:andere|weitere|private|zweit)[nrms]? (?:konto|konten|accounts?|profile?)|zweitaccount|zweitkonto",
);

/** Another person, beyond doubt. Whoever asks of one, and of nothing that a profile shows, asks for the person. */
const about = words(
  "her|hers|his|him|she|he|@[\\p{L}\\p{N}_.]+(?:'s)?|whose (?:account|profile|page)|(?:this|that|the|same) (?:model|girl|woman|man|guy|lady)(?:'s)?",
  "su|sus|ella|(?:esta|la) (?:creadora|modelo|chica|mujer)",
  "(?<!le |du |un )son|sa|ses|elle|cette (?:creatrice|femme|fille)",
  "sie|ihre?[nrms]?|ihr|diese[rnms]? (?:creator\\p{L}*|frau|model)",
);

/** What a profile shows, and what one does with it: words, and beginnings of words, in four languages. */
const topics =
  / (?:[ldsjn]'|qu')?(?:(?:x|posts?|posting|posted|postet?|posten|likes?|rate|rates|tasa|taux|score|tips?|tipp?s?|times?|hours?|horas?|heures?|stunden?|often|oft|souvent|menudo|weeks?|rank|ideas?|idees?|ideen|think|rat|numbers?|zahlen|cifras|chiffres|data|datos|better|besser|mejor|mieux|do|does|doing|bio|links?|los|page|pages|seite|pagina|channel|kanal|canal|helps?|style|stil|estilo|brand|marke|marca|marque|price|preis|prix|precio|text|texto|texte|tell me about|work with|trabajar con|travailler avec|me gusta)(?= )|(?:engag|follow|seguid|abonn|comment|coment|komment|views|visualiz|vues|aufruf|publi|beitra|reels|stories|historia|video|photo|foto|bilder|pictur|caption|legend|content|inhalt|contenu|contenid|theme|temas|themen|niche|nisch|preise|precios|subscri|suscri|renew|renov|verlanger|earn|einnahm|einkunft|revenu|ingres|verdien|trinkgeld|pourboir|propina|messag|mensaj|nachricht|growth|growing|grew|grows|crecim|crece|crecio|croiss|grandi|wachst|wuchs|gained|perdi|perdu|verlor|audienc|publikum|communaut|reach|alcanc|portee|reichweit|punktzahl|puntuac|trend|report|inform|rapport|bericht|analy|anali|compar|vergleich|profil|perfil|instagram|tiktok|onlyfans|twitter|plattform|platafor|platefor|schedul|horario|horaire|zeitplan|frequen|rhythm|ritmo|rythm|hashtag|strateg|advice|consej|conseil|opinion|statist|forecast|progn|previs|interac|interakt|reacc|reakt|react|collab|kollab|colab|zusammenarbeit|piracy|pirat|leaked))/u;

/** Many people are nobody. */
const crowds = words(
  "followers?|fans|subscribers?|audience|viewers|customers|people|seguidores|suscriptores|audiencia|publico|gente|abonnes|audience|spectateurs|abonnenten|zuschauer|publikum|leute|kunden",
);
