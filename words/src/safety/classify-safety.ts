import type { Language } from "@fanradar/contract";
import { minorityIn } from "./find-minority.ts";
import { readersOf } from "./languages.ts";
import type { PhraseReader, Place } from "./read-phrases.ts";
import { type Danger, dangers, rules } from "./rules.ts";

export interface Safety {
  kind: Danger;
  /** The language that it is told in. */
  language: Language;
}

/** Concepts of a rule stand within so many words of each other. */
const within = 18;

/**
 * Finds what is answered with help before anything else looks at a text: somebody under 18, self-harm, coercion, blackmail,
 * stalking, tracking a person, evading a check of age or identity. Null where there is nothing of it. Pure.
 *
 * @param text a question, a note or anything else that a person wrote; of a long one the first 10,000 characters
 * @param options.today decides which years of birth make somebody a minor
 */
export function classifySafety(text: string, { today }: { today: Date }): Safety | null {
  const found: Safety[] = readersOf(text.slice(0, longestText), today).flatMap(({ language, reader }) => {
    const kinds = rules.filter((rule) => fits(reader, rule)).map(({ danger }) => danger);
    const minority = minorityIn(reader, language);
    if (minority) kinds.push(minority === "fan" ? "minor-fan" : "minor");
    return kinds.map((kind) => ({ kind, language }));
  });
  return dangers.map((danger) => found.find(({ kind }) => kind === danger)).find((one) => one !== undefined) ?? null;
}

const longestText = 10_000;

function fits(reader: PhraseReader, { all, unless = [] }: (typeof rules)[number]): boolean {
  const [first = [], ...others] = all.map((name) => reader.find(name));
  return first.some((place) => {
    const isNear = (other: Place) =>
      other.from < place.from ? other.to > place.from - within : other.from < place.to + within;
    const isApart = (other: Place) => other.to <= place.from || other.from >= place.to;
    return (
      others.every((places) => places.some((other) => isNear(other) && isApart(other))) &&
      !unless.some((name) => reader.find(name).some(isNear))
    );
  });
}
