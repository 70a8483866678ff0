import type { ChatAnswer } from "@fanradar/contract";
import { type bundles, type CoreWords, showSource, type WordsOf } from "@fanradar/words";

type Words = WordsOf<typeof bundles.assistant>["assistantWords"];

/** Where an answer's figures come from, each source once: one that others name with more stands in them. */
export function figuresFrom({ facts, sources }: ChatAnswer, core: CoreWords): string[] {
  const known = facts.filter(({ kind }) => kind !== "unavailable");
  const named = [...new Set(known.map((fact) => showSource(fact, sources, core)))];
  const partsOf = (source: string) => source.split(", ");
  const isIn = (one: string, other: string) => partsOf(one).every((part) => partsOf(other).includes(part));
  return named.filter((one) => !named.some((other) => other !== one && isIn(one, other)));
}

/** '4 of 4 figures checked · Written by the engine, …'. */
export function checkedAs({ facts, checks, narrator }: ChatAnswer, words: Words): string {
  const checked = facts.length > 0 ? words.checked(checks.passed, checks.figures) : words.noFigures;
  return `${checked} · ${narrator === "engine" ? words.writtenByEngine : words.writtenBy(narrator)}`;
}
