import { findMinority } from "./find-minority.ts";
import { plainDigits } from "./tokens.ts";

interface StatesOptions {
  /** The date that ages are computed for from years of birth. */
  today: Date;
  /** Whose age counts: `author` for a public biography, `anyone` for a submission. */
  of: "author" | "anyone";
}

/**
 * Whether a name, a biography or a note states that its subject is under 18. Only statements count: nothing is inferred
 * from looks. A bare number, or the age of a thing or another person, is not a statement.
 *
 * Detects numbers from 6 to 17 in eleven languages; and in four what `findMinority` detects: words, coming birthdays, years of birth.
 */
export function statesMinority(texts: readonly (string | null | undefined)[], { today, of }: StatesOptions): boolean {
  return texts.some((text) => {
    if (!text) return false;
    const read = normalize(text);
    const found = findMinority(read, today)?.of;
    return found === "oneself" || (of === "anyone" && found === "another") || statement.test(read);
  });
}

const underAge = "(?:[6-9]|1[0-7])";
const inWords = "(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
/** Not German 'im 12. Monat'. */
const notGerman = String.raw`(?!\.\s*(?:monat|woche|jahr|lebensjahr|tag|stock|bezirk|jahrhundert)\b)`;
/** The number ends here: no decimal, percent, plus or range. */
const ends = String.raw`(?![\d%+]|[.,:/]\d|\s*(?:-|–|to|bis|a|à)\s*\d)`;
const begins = String.raw`(?<![\p{L}\d.,:/+-])`;
/** Not years of anything but a person's life. */
const notOfLife = String.raw`(?!\s*(?:of|in|into|as|with|since|ago|sober|clean|strong|running|together|married|later|d['’e]|de|von|in|im|als|di|nel|na|no|em|en|con|juntos|casad|x|exp|experience|experiencia|experiência|esperienza|expérience|erfahrung)\b)`;
const years = "(?:years?|yrs?|yr)";

/** 'I am 16', 'age: 16', 'soy de 16 años': the author's age. */
const ofOneself = [
  // Not 'I'm 16 weeks', 'I am 10 toes down', 'I'm 12 k': a unit follows the number.
  String.raw`${begins}(?:i\s*am|i['’]?m|im)\s+(?:only\s+|just\s+|now\s+|currently\s+)?(?:${underAge}${ends}|${inWords}\b)${notGerman}(?=\s*(?:$|[.,;!?|\n•·/)(~&❤-]|\p{Extended_Pictographic}|and\b|but\b|from\b|${years}[\s-]*old|y\s*[./]?\s*o\b))`,
  String.raw`${begins}(?:age|aged|edad|âge|alter|età|idade|umur|yaş|возраст|wiek|leeftijd)\s*[:=-]?\s*${underAge}${ends}(?!\s*(?:-|–|to\b|&|and\b|group))`,
  String.raw`${begins}(?:tengo|cumpl[ií])\s+${underAge}\s+a[nñ]os\b${notOfLife}`,
  String.raw`${begins}j['’]?ai\s+${underAge}\s+ans\b${notOfLife}`,
  String.raw`${begins}(?:ich\s+)?bin\s+(?:erst\s+)?${underAge}${ends}(?=\s*(?:$|[.,;!?|\n•·]|\p{Extended_Pictographic}|jahre|und\b))(?!\s+jahren?\s+(?:in|bei|im|als|dabei))`,
  String.raw`${begins}tenho\s+${underAge}\s+anos\b${notOfLife}`,
  String.raw`${begins}ho\s+${underAge}\s+anni\b${notOfLife}`,
  String.raw`${begins}mam\s+${underAge}\s+lat\b`,
  String.raw`${begins}(?:мне|мені)\s+${underAge}${ends}`,
  String.raw`${underAge}\s+yaşındayım`,
  String.raw`${begins}(?:عمري|عمرى)\s+${underAge}${ends}`,
  String.raw`${begins}(?:umur|usia)\s+${underAge}${ends}`,
];

/** 'my 16 year old', 'a 10 year old brand', 'for 17 years': of another person or a thing. */
const ofOthers = String.raw`(?<!\b(?:my|our|his|her|their|your|an?|the|of|to|for|with|and|have|has|had|is|was|were|since|over|under|than|every|account|channel|page|profile|brand|company|studio|house|dog|cat|mom|mum|dad|son|daughter|mi|mis|un|une|einen?|mein|meine|meinem)\s)`;
const notOfOthers = String.raw`(?!\s*(?:son|daughter|boy|girl|kid|child|dog|cat|horse|brand|company|business|house|home|account|channel|studio|shop|store|veteran|marriage|car))`;

/** '16 years old', '16 y/o', '16歳': an age by its form, unless another person is named. */
const byForm = [
  String.raw`${begins}${ofOthers}(?:${underAge}|${inWords})[\s-]*(?:${years})[\s-]*old\b${notOfOthers}`,
  String.raw`${begins}${ofOthers}${underAge}\s*y\s*[./]?\s*o\b${notOfOthers}`,
  String.raw`${begins}${underAge}\s*jahre\s+(?:alt|jung)\b`,
  String.raw`${begins}${underAge}\s*jaar\s+oud\b`,
  String.raw`${begins}${underAge}\s*[歳才](?![\p{L}])`,
  String.raw`${begins}${underAge}\s*[岁歲](?![\p{L}])`,
  String.raw`${begins}(?:만\s*)?${underAge}\s*(?:살|세)(?![\p{L}])`,
  String.raw`${begins}${underAge}\s*tuổi`,
];

/** 'I'm a minor', 'under 18' about the author. */
const ofBeingOne = [
  String.raw`${begins}(?:i\s*am|i['’]?m|im)\s+(?:still\s+)?(?:a\s+minor|under\s*-?\s*age[d]?|under\s+(?:18|eighteen)|not\s+(?:yet\s+)?(?:18|eighteen)(?:\s+yet)?)(?!\s*(?:league|in\b|key|character|celeb|miner))`,
];

const statement = new RegExp([...ofOneself, ...byForm, ...ofBeingOne].join("|"), "iu");

/** Replaces digits of other scripts and ornamental letters by plain ones; removes joiners. */
function normalize(text: string): string {
  return plainDigits(text.normalize("NFKC")).replace(/\u200b|\u200c|\u200d|\u200e|\u200f|\u2060|\ufe0e|\ufe0f/g, "");
}
