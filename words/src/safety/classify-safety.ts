import type { Language } from "@fanradar/contract";
import { minorityIn } from "./find-minority.ts";
import { readersOf } from "./languages.ts";
import type { PhraseReader, Place } from "./read-phrases.ts";
import { type Danger, dangers, type Rule, rules } from "./rules.ts";

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
 * @param text a question, a note or anything else that a person wrote, read to its end in time that grows with its length
 * @param options.today decides which years of birth make somebody a minor
 */
export function classifySafety(text: string, { today }: { today: Date }): Safety | null {
  const found: Safety[] = readersOf(text, today).flatMap(({ language, reader }) => {
    const kinds = rules.filter((rule) => fits(reader, rule)).map(({ danger }) => danger);
    const minority = minorityIn(reader, language);
    if (minority) kinds.push(minority === "fan" ? "minor-fan" : "minor");
    return kinds.map((kind) => ({ kind, language }));
  });
  return dangers.map((danger) => found.find(({ kind }) => kind === danger)).find((one) => one !== undefined) ?? null;
}

function fits(reader: PhraseReader, { all: [first, ...others], unless = [] }: Rule): boolean {
  return reader.find(first).some(({ from, to }) => {
    const near = (name: string) => reader.around(name, from - within, to + within);
    const isApart = (other: Place) => other.to <= from || other.from >= to;
    return others.every((name) => near(name).some(isApart)) && unless.every((name) => near(name).length === 0);
  });
}
