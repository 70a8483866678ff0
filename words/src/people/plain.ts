import { fold } from "../fold.ts";

/**
 * A list of forms, spaced as `plain` spaces them, as one expression; no form holds an open repetition, so it stays linear. In such a text a letter is what is
 * no digit, mark or space: said so, a list of hundreds of forms compiles in a fraction of the time that the tables of all scripts take.
 */
export const wordPattern = (...lists: string[]) =>
  new RegExp(
    ` (?:${cheaper.reduce((list, [one, other]) => list.replaceAll(one, other), lists.join("|"))})(?= |$)`,
    "u",
  );
const cheaper = [
  [String.raw`[\p{L}\p{N}_.]`, "[^@' ]"],
  [String.raw`\p{L}`, String.raw`[^\d@'_. ]`],
] as const;

/**
 * A clause as all lists here read it: lower case, no accents, one space around each word, elided and contracted forms apart
 * ('d'où' is 'd' ou', 'she's' is 'she is', '@ava's' is '@ava 's'), slang and slips of the finger as the words they stand for.
 */
export function plain(text: string): string {
  const spaced = fold(text.normalize("NFKC"))
    // What a hashtag says is a tag.
    .replace(/#[\p{L}\p{N}_]+/gu, " hashtag ")
    .replace(/[’‘`´]/g, "'")
    .replace(/[^\p{L}\p{N}@'_.]+|\.(?![\p{L}\p{N}_])/gu, " ")
    // A word with a mark inside may be a handle without its @: it is read as a name.
    .replace(
      /(?<![^ ])(?!www\.|[^ ]*\.(?:com|net|org|es|fr|de|io|me|tv|example)(?: |$))(?=[\p{L}\p{N}]{2})[\p{L}\p{N}]+[_.](?=[\p{L}\p{N}_.]*\p{L})/gu,
      "@_$&",
    )
    .replace(/(?<![\p{L}\p{N}'])([cdjlmnst]|qu|jusqu|lorsqu)'(?=[\p{L}@])/gu, "$1' ")
    .replace(/(?<=\p{L})'(s|m|re|ve|ll|d)(?![\p{L}\p{N}'])/gu, (_, end: string) => ` ${contracted[end] ?? end}`)
    .replace(/ (he|she|it|who|what|where|that|there|how|when|la) 's(?= |$)/g, " $1 is")
    .replace(/^(he|she|it|who|what|where|that|there|how|when) 's(?= |$)/, "$1 is");
  return ` ${spaced.trim().split(/ +/).map(mend).join(" ")} `;
}

const contracted: Record<string, string> = { s: "'s", m: "am", re: "are", ve: "have", ll: "will", d: "would" };

/** How people write who are in a hurry. */
const slang = new Map(
  Object.entries({
    whats: "what is",
    wheres: "where is",
    whos: "who is",
    shes: "she is",
    hes: "he is",
    gimme: "give me",
    lemme: "let me",
    wanna: "want to",
    gotta: "have to",
    dunno: "do not know",
    r: "are",
    u: "you",
    its: "it is",
    ur: "your",
    pic: "photo",
    wher: "where",
    irl: "in real life",
    adress: "address",
    adresses: "addresses",
    bf: "boyfriend",
    gf: "girlfriend",
    hubby: "husband",
    hometwon: "hometown",
    insta: "instagram",
    ig: "instagram",
    fb: "facebook",
    snap: "snapchat",
    q: "que",
    k: "que",
    xq: "por que",
    pq: "por que",
    dnd: "donde",
    dond: "donde",
    kien: "quien",
    tlf: "telefono",
    tfno: "telefono",
    ke: "que",
    curra: "trabaja",
    curro: "trabajo",
    cole: "colegio",
    insti: "instituto",
    koi: "quoi",
    kel: "quel",
    ki: "qui",
    c: "c' est",
    jai: "j' ai",
    cest: "c' est",
    jhabite: "j' habite",
    chui: "je suis",
    tel: "telephone",
    num: "numero",
    blase: "nom",
    bosse: "travaille",
    taffe: "travaille",
    taf: "travail",
    boulot: "travail",
    boite: "entreprise",
    mec: "copain",
    meuf: "copine",
    gosse: "enfant",
    gosses: "enfants",
    mome: "enfant",
    momes: "enfants",
    isn: "ist",
    heist: "heisst",
    heissn: "heisst",
    wohnd: "wohnt",
    wont: "wohnt",
    nachnahme: "nachname",
    vornahme: "vorname",
    nahme: "name",
    echtn: "echten",
    grad: "gerade",
    grade: "gerade",
    handynr: "handynummer",
    telnr: "telefonnummer",
    idenity: "identity",
    idenitity: "identity",
  }),
);

/** Words of a person's own that are long enough to be known with one letter wrong. */
const mendable = [
  "surname hometown husband boyfriend girlfriend brother address birthday whereabouts workplace neighbourhood siblings married",
  "apellido apellidos domicilio direccion hermano hermana hermanos telefono identidad universidad cumpleanos",
  "adresse telephone identite anniversaire",
  "nachname nachnamen klarname klarnamen vorname wohnort anschrift adresse telefonnummer handynummer geschwister verheiratet arbeitgeber identitat geburtstag heimatort richtiger",
].flatMap((list) => list.split(" "));

/** Letters that sound alike are written for each other: 'apeyido', 'nachnahme', 'adress'. */
const sound = (word: string) =>
  word
    .replace(/ll/g, "y")
    .replace(/qu|ck|c(?![eih])/g, "k")
    .replace(/ph/g, "f")
    .replace(/v/g, "b")
    .replace(/(?<!^)h/g, "")
    .replace(/(.)\1/g, "$1");

const sounds = new Map(mendable.map((word) => [sound(word), word]));
/** Each with one letter left out: two words that share such a form differ by one letter, or two that changed places. */
const shorter = new Map(mendable.flatMap((word) => cut(sound(word)).map((form) => [form, word] as const)));
const known = new Set(mendable);

function cut(word: string): string[] {
  return word.length < 7
    ? []
    : Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2));
}

function mend(word: string): string {
  const meant = slang.get(word);
  if (meant !== undefined) return meant;
  if (word.length < 6 || word.length > 16 || known.has(word) || !/^\p{L}+$/u.test(word)) return word;
  const spoken = sound(word);
  const same = sounds.get(spoken) ?? shorter.get(spoken);
  if (same !== undefined) return same;
  for (const form of cut(spoken)) {
    const near = sounds.get(form) ?? shorter.get(form);
    if (near !== undefined) return near;
  }
  return word;
}
