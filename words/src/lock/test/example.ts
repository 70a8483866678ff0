import type { Language } from "@fanradar/contract";
import type { Fact, Platform } from "@fanradar/engine";
import type { Format } from "../../format/format.ts";
import { showExactly, showFact, showRange, showSize } from "../../format/format-fact.ts";
import { localeOf } from "../../languages.ts";
import { platformWords } from "../../platform-names.ts";
import { tables } from "../../tables.ts";

/**
 * A text of the number lock's exam: language, kind, text, and what must hold in a ledger for the text to be used there.
 * `@A` and `@B` are two platforms of the ledger, `{A.gain.size}` a slot, `«A.followers»` the figure written out as it is
 * shown, `«A.followers~»` another figure of the same form, `«A.x+B.x»` and `«A.x-B.x»` derived ones.
 * Conditions: `A.gain>0`, `A.x>B.x` (the intervals do not meet), joined by a space.
 */
export type Example = readonly [language: Language, kind: string, text: string, needs?: string];

export const formats: Record<Language, Format> = {
  en: { locale: localeOf.en, timeZone: "UTC", words: tables.en },
  es: { locale: localeOf.es, timeZone: "UTC", words: tables.es },
  fr: { locale: localeOf.fr, timeZone: "UTC", words: tables.fr },
  de: { locale: localeOf.de, timeZone: "UTC", words: tables.de },
};

/** The example over a ledger; undefined where no two of its platforms suit the condition. */
export function writeExample([language, , text, needs]: Example, facts: readonly Fact[]): string | undefined {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const present = [
    ...new Set(facts.flatMap(({ id, platform }) => (id.endsWith(".followers") && platform ? [platform] : []))),
  ];
  const pairs = present.flatMap((first) =>
    present.flatMap((second) => (first === second ? [] : [[first, second] as const])),
  );
  const pair = pairs.find(([first, second]) =>
    (needs ?? "").split(" ").every((one) => one === "" || holds(named(one, first, second), byId)),
  );
  if (!pair) return undefined;
  const [first, second] = pair;
  return text
    .replaceAll("@A", platformWords[first])
    .replaceAll("@B", platformWords[second])
    .replace(/\{([^{}]+)\}/g, (_, slot: string) => `{${named(slot, first, second)}}`)
    .replace(/«([^«»]+)»/g, (whole, figure: string) =>
      /^(?:[AB]|[a-z]+)\.\w/.test(figure) ? written(named(figure, first, second), byId, formats[language]) : whole,
    );
}

function named(text: string, first: Platform, second: Platform): string {
  return text.replace(/\b([AB])\./g, (_, letter) => `${letter === "A" ? first : second}.`);
}

function ends(id: string, facts: ReadonlyMap<string, Fact>): [low: number, high: number] | undefined {
  if (/^-?\d/.test(id)) return [Number(id), Number(id)];
  const fact = facts.get(id);
  if (typeof fact?.value !== "number") return undefined;
  return [fact.low ?? fact.value, fact.high ?? fact.value];
}

function holds(condition: string, facts: ReadonlyMap<string, Fact>): boolean {
  const [, left = "", relation, right = ""] = /^([^<>]+)([<>])([^<>]+)$/.exec(condition) ?? [];
  const [one, other] = [ends(left, facts), ends(right, facts)];
  if (!one || !other) throw new Error(`What does '${condition}' ask for?`);
  return relation === ">" ? one[0] > other[1] : one[1] < other[0];
}

function written(figure: string, facts: ReadonlyMap<string, Fact>, format: Format): string {
  const [, left = "", sign, right] = /^([^-+~]+)([-+~]?)(.*)$/.exec(figure) ?? [];
  const fact = facts.get(left);
  if (!fact || typeof fact.value !== "number") throw new Error(`No figure ${left}`);
  if (sign === "") return showFact(fact, format);
  const other = facts.get(right ?? "")?.value;
  if (sign === "~" || typeof other !== "number") return elsewhere(fact, fact.value, facts, format);
  const value = sign === "+" ? fact.value + other : Math.abs(fact.value - other);
  return elsewhere(fact, value / 1.17 - 1, facts, format);
}

/** A figure of the same form that no fact of the ledger shows. */
function elsewhere(fact: Fact, value: number, facts: ReadonlyMap<string, Fact>, format: Format): string {
  const shown = new Set(
    [...facts.values()].flatMap((one) => [
      showFact(one, format),
      showExactly(one, format),
      showSize(one, format),
      showRange(one, format) ?? "",
    ]),
  );
  let wrong = value;
  let text: string;
  do {
    wrong = (Math.abs(wrong) + 1) * 1.17;
    text = showFact({ ...fact, value: fact.unit === "count" ? Math.round(wrong) : wrong }, format);
  } while (shown.has(text));
  return text;
}
