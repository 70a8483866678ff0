import type { Language } from "@fanradar/contract";
import { fold } from "../fold.ts";
import type { Token } from "../tokens.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { type Concept, concepts, type Lexicon, type TimeUnit, timeUnits } from "./lexicon.ts";

/** Tokens `from` up to, not with, `to`. */
export interface Span {
  from: number;
  to: number;
}

export type Sort =
  | Exclude<keyof Lexicon, "concepts" | "rates" | "units">
  | `concept ${Concept}`
  | `rate ${TimeUnit}`
  | `unit ${TimeUnit}`;

interface Entry {
  sort: Sort;
  /** Words after the first. */
  rest: { low: string; open: boolean }[];
  /** Letters of the first word, where any ending may follow. */
  open: boolean;
}

type Table = Map<string, Entry[]>;

export const lexicons: Record<Language, Lexicon> = { en: english, es: spanish, fr: french, de: german };

const tables: Record<Language, Table> = {
  en: tableOf(english),
  es: tableOf(spanish),
  fr: tableOf(french),
  de: tableOf(german),
};

function tableOf({ concepts: named, rates, units, ...lists }: Lexicon): Table {
  const table: Table = new Map();
  const add = (sort: Sort, phrases: readonly string[]) => {
    for (const phrase of phrases) {
      const [first, ...rest] = fold(phrase)
        .replaceAll("-", " ")
        .split(" ")
        .map((word) => ({ low: word.replace("*", ""), open: word.endsWith("*") }));
      if (!first) continue;
      const key = first.open ? `${first.low}*` : first.low;
      table.set(key, [...(table.get(key) ?? []), { sort, rest, open: first.open }]);
    }
  };
  for (const [sort, phrases] of Object.entries(lists)) if (isList(sort)) add(sort, phrases);
  for (const concept of concepts) add(`concept ${concept}`, named[concept]);
  for (const unit of timeUnits) {
    add(`rate ${unit}`, rates[unit]);
    add(`unit ${unit}`, units[unit]);
  }
  return table;
}

function isList(sort: string): sort is Exclude<keyof Lexicon, "concepts" | "rates" | "units"> {
  return sort in english && sort !== "concepts" && sort !== "rates" && sort !== "units";
}

const longestStart = 24;

export const comparative = /^(?:more|less|mas|menos|plus|moins|mehr|weniger|ofter|haufiger)$/;
const than: Record<Language, RegExp> = { en: /^than$/, es: /^que$/, fr: /^qu[e']$/, de: /^als$/ };

/**
 * What the words of a sentence claim: for each sort, where its words stand. What stands inside an idiom, or in what a figure is
 * called, says nothing of figures.
 */
export function matchWords(tokens: readonly Token[], language: Language, called: readonly Span[]): Map<Sort, Span[]> {
  const table = tables[language];
  const found: { sort: Sort; span: Span }[] = [];
  tokens.forEach(({ kind, low }, from) => {
    if (kind !== "word") return;
    const keys = [
      low,
      ...Array.from({ length: Math.min(low.length, longestStart) }, (_, size) => `${low.slice(0, size + 1)}*`),
    ];
    for (const entry of keys.flatMap((key) => table.get(key) ?? [])) {
      const to = from + 1 + entry.rest.length;
      const fits = entry.rest.every((word, index) => {
        const next = tokens[from + 1 + index];
        return next?.kind === "word" && (word.open ? next.low.startsWith(word.low) : next.low === word.low);
      });
      if (fits) found.push({ sort: entry.sort, span: { from, to } });
    }
  });
  // 'More often' is said of advice; 'more often than' compares.
  const compares = ({ from, to }: Span) =>
    comparative.test(tokens[from]?.low ?? "") && than[language].test(tokens[to]?.low ?? "");
  const idioms = found.filter(({ sort, span }) => sort === "idiom" && !compares(span)).map(({ span }) => span);
  const spans = new Map<Sort, Span[]>();
  for (const { sort, span } of found) {
    const isInside = idioms.some(({ from, to }) => from <= span.from && span.to <= to);
    if (isInside && sort !== "idiom" && !sort.startsWith("concept")) continue;
    const isCalled = called.some(({ from, to }) => from < span.to && span.from < to);
    if (isCalled && !/^(?:concept|unit|rate|per|span)/.test(sort)) continue;
    spans.set(sort, [...(spans.get(sort) ?? []), span]);
  }
  return spans;
}
