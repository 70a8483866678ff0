import { plain } from "./plain.ts";

/** What a clause may open with before it says what it wants: 'and while we are at it, …'. */
const leads =
  "(?:and|also|but|or|plus|then|next|finally|btw|by the way|oh|ok|okay|so|well|please|pls|first|second|lastly|after that|afterwards|while (?:we are|you are|i am) at it|y|e|pero|o|luego|despues|ademas|tambien|por cierto|ya de paso|de paso|asi como|y otra cosa|otra cosa|segundo|por favor|primero|et|mais|ou|puis|ensuite|apres|sinon|au fait|aussi|autre chose|deuxiemement|du coup|en plus|d' abord|enfin|tant qu' on y est|s' il te plait|stp|svp|ainsi que|as well as|sowie|und|aber|oder|dann|danach|ausserdem|ubrigens|auch|noch|bitte|nebenbei|erst|zuerst|wo wir schon dabei sind|sonst|apropos|ach ja|zweitens|just|only|nur|solo|solamente|juste|seulement|eigentlich)";

const asking = [
  "what|what's|which|when|how|why|who|whom|whose|where|should|shall|can|could|would|will|does|do|did|is|are|was|were|has|have|had|any idea|any chance|got (?:a|any|her)|(?:at|on|in|from|with|for|by) (?:what|which|whom)",
  "que|cual(?:es)?|cuando|como|cuant[oa]s?|quien(?:es)?|donde|por que|deberia|puedo|puede|podria|(?:a|en|de|con|para|por|desde|hasta) (?:que|quien|donde|cual|cuando|cuant[oa]s?)|tiene|hay|es (?:verdad|cierto|mejor|buen)|esta|vive|publica|sube|merece|vale|se llama|trabaja|estudia|cuesta|cobra|le (?:funciona|subieron|bajaron)|conviene",
  "quand|comment|combien|quel(?:le)?s?|quoi|qui|pourquoi|ou|est ce que|qu'|que|dois|puis|peut|faut|(?:a|dans|de|avec|pour|sur|depuis|chez|sous|en|vers) (?:quel(?:le)?s?|qui|quoi|quand|combien)|d' ou|lequel|laquelle|lesquel(?:le)?s|est (?:elle|il)|a t (?:elle|il)|c' est (?:quoi|qui|ou|combien|quel\\p{L}*)|y a t il|vaut",
  "wann|wie|wieviele?|welche[rnms]?|was|warum|wieso|weshalb|woran|womit|wodurch|worauf|wofur|woher|wohin|wo|wer|wem|wen|wessen|soll(?:te|ten)?|kann|konnte|muss|darf|hat|haben|ist|sind|war|gibt es|lohnt|bringt|lauft|postet|macht|kostet|heisst|wohnt|(?:mit|in|aus|von|bei|fur|um|auf|unter|an|zu|seit|uber|nach) (?:wem|wen|welche[rnms]?|was|wann|wie)",
].join("|");

const commands = [
  "list|compare|explain|tell|show|give|gimme|write|rank|draft|analy[sz]e|check|suggest|help|find|name|describe|summari[sz]e|estimate|calculate|predict|forecast|plan|recommend|work out|figure out|look up|search|guess|confirm|get|run|track|dox|send|make|create|break down|walk|pull|identify|dig|report|plot|let me know|advise",
  "compara(?:me)?|lista(?:me)?|haz(?:me)?|explica(?:me)?|dime|di|muestra(?:me)?|muestrame|dame|escribe(?:me)?|escribeme|analiza(?:me)?|resume(?:me)?|resumeme|sugiere(?:me)?|sugiereme|ayuda(?:me)?|calcula(?:me)?|ensena(?:me)?|ensename|cuenta(?:me)?|cuentame|busca(?:me)?|averigua|encuentra|adivina|pasame|confirma(?:me)?|recomienda(?:me)?|propon(?:me)?|ordena|prepara(?:me)?|redacta(?:me)?|mira|revisa|comprueba|estima|enumera|ponme|saca(?:me)?|describe(?:me)?",
  "compare|liste|explique|dis|donne|montre|ecris|analyse|resume|propose|aide|calcule|fais|redige|cherche|trouve|devine|confirme|retrouve|balance|file|conseille|classe|verifie|estime|decris|raconte|prepare|lance|regarde si|suggere|sors|trie|indique",
  "vergleich(?:e|t)?|liste?|erklare?|erklar|sag|sagt|zeige?|gib|schreibe?|analysiere?|fasse?|schlage?|hilf|rechne|berechne|mache?|nenne?|stelle?|finde?|suche?|errate?|rate|bestatige|prufe?|empfiehl|beschreibe?|schatze?|ordne|sortiere|entwirf|verrate?|check|werte|zahle?|plane?|ruck",
].join("|");

const subject =
  "i|i am|i want|she|he|they|her|his|@[^ ]+ (?:is|has|lives|does|est|a|habite|ist|hat|wohnt|tiene|es|vive)|yo|su|sus|je|j'|elle|il|on|tu|son|sa|ses|c' est|ich|sie|er|bin|habe?|estoy|soy|ihre?[nrms]?|mon|ma|mes|my|mi|mis|mein\\p{L}*|where|ob|if|whether|si";

/** Behind a comma these begin a clause of their own only where a word leads over: 'dann der Wohnort', but 'Fans, die …'. */
const led = "the|a|der|die|das|den|le|la|les|l'|el|los|las";

const begins = new RegExp(`^ (?:${asking}|${commands}|${subject}) `, "u");
const beginsAfterLead = new RegExp(`^ (?:${led}) `, "u");
const wish =
  "j' (?:aimerais|ai besoin)|je (?:voudrais|veux|cherche|fais|mets|dois|peux|poste)|il (?:me|nous) faut|i (?:would like|need|want)|we (?:need|want)|(?:tambien )?(?:quiero|necesito|quisiera|me gustaria)|ich (?:brauche|hatte|mochte|will|suche|wurde)|(?:hatte|brauche|mochte) ich";
const wants = new RegExp(`^ (?:${asking}|${commands}|${wish}) `, "u");
const asksInside =
  / (?:how (?:many|much|often)|why|cuant[oa]s?|por que|combien|quoi|quel(?:le)?s?|pourquoi|wie viele?|welche[rnms]?|warum) /u;

const firstLead = new RegExp(`^ ${leads}(?= )`, "u");
/** No more words than these lead over to what is said. */
const mostLeads = 3;

/** A text, and what is left of it without the first of what it opens with, without the first two, and so on: a list by itself compiles far faster than one that may repeat. */
function afterLeads(text: string, most = mostLeads): string[] {
  const rests = [text];
  for (let rest = text; rests.length <= most; rests.push(rest)) {
    const [found] = firstLead.exec(rest) ?? [];
    if (found === undefined) return rests;
    rest = rest.slice(found.length);
  }
  return rests;
}

/** Where a clause may end: a mark, or a word that joins. */
const joints =
  /\s*[,;:()–—]+\s*|\s+[-&+]+\s+|\s*[?!…]+\s*|(?<=\p{L}{2})\.\s+|(?<!\bil)\s+(?=(?:and(?! the same)|also|plus|then|but|or|y|e|pero|luego|et|puis|mais|und|aber|dann|sowie|ainsi que|as well as|asi como|sowie|while|btw|mientras|por cierto|au fait|übrigens|ubrigens)\s)/giu;

/** No clause is told from its beginning later than here. */
const opening = 80;

export interface TextClause {
  text: string;
  /** The first of its sentence: a capital says nothing of its first word. */
  isFirst: boolean;
}

/** The clauses of a sentence: it is cut where a mark or a joining word is followed by what can begin a question or a wish. */
export function splitClauses(sentence: string): TextClause[] {
  return cutAt(sentence, (after) =>
    afterLeads(plain(after.slice(0, opening))).some(
      (rest, at) => begins.test(rest) || (at > 0 && beginsAfterLead.test(rest)),
    ),
  );
}

/** Every stretch between marks and joining words. */
export const splitStretches = (clause: string): TextClause[] => cutAt(clause, () => true);

function cutAt(text: string, isCut: (after: string) => boolean): TextClause[] {
  const clauses: TextClause[] = [];
  let from = 0;
  const add = (to: number) => {
    const own = text.slice(from, to).trim();
    if (/[\p{L}\p{N}]/u.test(own)) clauses.push({ text: own, isFirst: clauses.length === 0 });
    from = to;
  };
  for (const { 0: joint, index } of text.matchAll(joints)) {
    const end = index + joint.length;
    // A question mark closes what stands before it and is part of it.
    const isEnd = /[?!…]/.test(joint);
    if (isEnd || isCut(text.slice(end, end + opening))) add(end);
  }
  add(text.length);
  return clauses;
}

/** Whether a clause asks or tells to do something by itself: what may be answered when the rest of its sentence is not. */
export function isRequest(clause: string): boolean {
  const text = plain(clause);
  return afterLeads(text).some((rest) => wants.test(rest)) || /\?\s*$/.test(clause) || asksInside.test(text);
}

const named =
  /^ (?:her|his|their|the|a|an|@[^ ]+|\p{L}+ 's|su|sus|el|la|los|las|un|una|son|sa|ses|le|les|l'|une?|ihre?[nrms]?|der|die|das|den|eine?n?) /u;

/** A thing that is named and nothing more, as one of a list: 'then her best posts'. */
export const isListed = (clause: string) => afterLeads(plain(clause)).some((rest) => named.test(rest));

const mostInClause = 6;

/** 'And while we are at it': it leads over to what is asked next. */
export function isLead(clause: string): boolean {
  const rests = afterLeads(plain(clause), mostInClause);
  return rests.length > 1 && rests.at(-1) === " ";
}

const states = new RegExp(`^ (?:${subject}|look|schau|fijate|mira|regarde|from|with|in|d' apres|segun|por) `, "u");

/** A clause that tells something and leads up to what is asked: 'she posted a story', 'look at her photo'. */
export const isStatement = (clause: string) =>
  afterLeads(plain(clause)).some((rest) => states.test(rest)) && !isListed(clause);

/** A clause by itself, without the comma that led on and without the word that joined it to what is gone. */
export const alone = (clause: string) => clause.replace(/[\s,;:(–—-]+$/u, "").replace(/^[\s,;:)–—-]+/u, "");
