import type { Language } from "@fanradar/contract";
import { type Estimate, estimateDanger } from "./danger-model.ts";
import { type Danger, type Distress, dangers, distress } from "./dangers.ts";
import { isOfEverydayWords } from "./everyday-words.ts";
import { findMinority } from "./find-minority.ts";
import { loadDangerModel } from "./load-danger-model.ts";
import { statesOnlyAdults } from "./mask-numbers.ts";

export interface Safety {
  kind: Danger | Distress;
  /** Language of the text. */
  language: Language;
}

/**
 * From which probability on a danger is answered. A person in danger who gets no help is worse than help where none was needed; of a
 * request the answer refuses something, so that it has to be likelier (decision 0152).
 */
const enough = { person: 0.27, request: 0.4 } as const;
const requests: ReadonlySet<Danger> = new Set(["tracking", "evasion"]);
/** From which probability on distress is answered, where it is likelier than danger. */
const enoughDistress = 0.3;
/** That somebody is under 18, though the only ages that are stated are an adult's. */
const enoughOfAdult = 0.95;
/** Of a sentence among many: with their number rises the chance that one alarms by mistake. */
const enoughOfPart = 0.5;
/** Texts of more words are read sentence by sentence, and sentences of more words in overlapping parts. */
const wordsPerPart = 40;

/**
 * Detects topics that get a fixed answer with help, before any other processing: a person under 18, self-harm, harm to others, coercion,
 * blackmail, stalking, tracking a person, evading a check of age or identity; or distress that may be more than of the work. Null if
 * there are none. Ages that are stated are found by rules, and all of it is estimated by a model of examples, in which numbers are what they may be as ages; unless no word of
 * a text is more than everyday.
 *
 * @param text a question, a note or other text of a person, of any length: takes linear time
 * @param options.today the date that ages are computed for from years of birth
 */
export function classifySafety(text: string, { today }: { today: Date }): Safety | null {
  const model = loadDangerModel();
  const parts = isOfEverydayWords(text) ? [] : partsOf(text);
  const estimated = (part: string, isPart: boolean) => {
    const estimate = estimateDanger(model, part, today);
    // 'Turns 21 on December 14': what is near to texts on minors, of an adult.
    const isOfAdult = estimate.danger === "minor" && statesOnlyAdults(part, today);
    return isOfAdult && estimate.probability < enoughOfAdult ? undefined : safetyOf(estimate, isPart);
  };
  const found = parts.flatMap((part) => estimated(part, parts.length > 1) ?? []);
  // 'I cut myself when my numbers fall' is half about numbers.
  for (const clause of parts.flatMap(clausesOf)) {
    const safety = estimated(clause, true);
    if (safety && isOfPerson(safety)) found.push(safety);
  }
  const minority = findMinority(text, today);
  if (minority) found.push({ kind: minority.of === "fan" ? "minor-fan" : "minor", language: minority.language });
  const byUrgency = [...dangers, distress];
  return byUrgency.map((one) => found.find(({ kind }) => kind === one)).find((one) => one !== undefined) ?? null;
}

function safetyOf(estimate: Estimate, isPart: boolean): Safety | undefined {
  const { danger, language, probability } = estimate;
  if (estimate.distress > probability)
    return estimate.distress >= (isPart ? enoughOfPart : enoughDistress) ? { kind: distress, language } : undefined;
  return probability >= (isPart ? enoughOfPart : enoughOf(danger)) ? { kind: danger, language } : undefined;
}

const enoughOf = (danger: Danger) => (requests.has(danger) ? enough.request : enough.person);

const isOfPerson = ({ kind }: Safety) => kind !== distress && !requests.has(kind);

/** What follows gives the time, condition, reason or purpose of what stands before it. */
const conjunctions =
  /[,;:–]\s+|\s+(?=(?:when(?:ever)?|if|because|since|after|every time|each time|as soon as|until|unless|so that|wenn|sobald|weil|nachdem|damit|jedes mal|cuando|si|porque|después de|cada vez|para que|desde que|quand|lorsque|dès que|parce que|après|chaque fois|pour que|depuis que)\s)/iu;
const shortestClause = 3;

/** The clauses of a sentence that has several, of three words or more each. */
function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(conjunctions).map((clause) => clause.trim());
  return clauses.length < 2 ? [] : clauses.filter((clause) => clause.split(/\s+/).length >= shortestClause);
}

function partsOf(text: string): string[] {
  if (text.split(/\s+/).length <= wordsPerPart) return [text];
  return text.split(/(?<=[.!?…])\s+|\n+/).flatMap((sentence) => {
    const words = sentence.split(/\s+/);
    const step = wordsPerPart / 2;
    const parts = Math.max(1, Math.ceil(words.length / step) - 1);
    return Array.from({ length: parts }, (_, at) => words.slice(at * step, at * step + wordsPerPart).join(" "));
  });
}
