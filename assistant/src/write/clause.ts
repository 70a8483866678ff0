import type { ChatPiece } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { factPeriod, platformWords, shortDate, showFact, showNoun, showRange, showSize } from "@fanradar/words";
import { pluralRules } from "@fanradar/words/format/intl";
import { clausesByLanguage } from "../words/words.ts";
import { clauseKeyOf } from "./clause-key.ts";
import { asOfPieces, figureWithRange, rangePieces } from "./figures.ts";
import { capitalised, figure, joined, ofFact, range } from "./piece.ts";
import { isReader, labelOf, listed, lowerFirst, modelIdOf, type WriteContext } from "./write-context.ts";

/** Splits a clause at what is repeated for each fact: `[first|further]`. */
const repeated = /^(.*)\[(.+)\|(.+)\](.*)$/;

/** Facts that one sentence can state: of one clause, model and period, and of one platform where the clause names it once. */
export function sentenceKey(fact: Fact, context: WriteContext): string {
  const key = clauseKeyOf(fact);
  const variants = key === undefined ? [] : variantsOf(fact, context);
  const canJoin = variants.some((variant) => repeated.test(variant));
  const namesOnce = variants.some((variant) => {
    const [, before = "", , , after = ""] = repeated.exec(variant) ?? [];
    return before.includes("@") || after.includes("@");
  });
  const span = fact.period && `${fact.period.from} ${fact.period.to}`;
  return JSON.stringify([key, modelIdOf(fact), span, namesOnce && fact.platform, canJoin ? "" : fact.id]);
}

/**
 * One sentence, without its end, that states facts of one `sentenceKey`; undefined where no clause fits them. Which variant is
 * taken depends on the first fact's id alone, so that an answer reads the same each time.
 */
export function clauseOf(facts: readonly Fact[], context: WriteContext): ChatPiece[] | undefined {
  const [first] = facts;
  if (!first) return undefined;
  const variants = variantsOf(first, context);
  const start = hash(first.id) % Math.max(1, variants.length);
  for (const variant of [...variants.slice(start), ...variants.slice(0, start)]) {
    const pieces = sentenceOf(variant, facts, context);
    if (pieces) return capitalised(pieces, context.format.locale);
  }
  return undefined;
}

function variantsOf(fact: Fact, { language, knowledge }: WriteContext): readonly string[] {
  const key = clauseKeyOf(fact);
  if (key === undefined) return [];
  const { own = [], other = [], any = [] } = clausesByLanguage[language][key];
  const isOwn = modelIdOf(fact) === undefined && isReader(knowledge);
  return [...(isOwn ? own : other), ...any];
}

function sentenceOf(variant: string, facts: readonly Fact[], context: WriteContext): ChatPiece[] | undefined {
  const [, before = "", item = "", further = "", after = ""] = repeated.exec(variant) ?? [];
  const [first, ...others] = facts;
  if (!first) return undefined;
  if (item === "") return others.length === 0 ? fillClause(variant, first, context) : undefined;
  const items = facts.map((fact, at) => fillClause(at === 0 ? item : further, fact, context, at > 0));
  const ends = [before, after].map((part) => fillClause(part, first, context));
  const whole = [ends[0], ...items, ends[1]];
  if (!whole.every((part) => part !== undefined)) return undefined;
  const list = listed(whole.slice(1, -1), context);
  return joined([...(whole[0] ?? []), ...list, ...(whole.at(-1) ?? [])]);
}

/** A part of a clause about one fact; undefined where the fact lacks what a slot needs. */
function fillClause(part: string, fact: Fact, context: WriteContext, isFurther = false): ChatPiece[] | undefined {
  const pieces: ChatPiece[] = [];
  // Brackets around a period go with it.
  const template = fact.period ? part : part.replace(" ({period})", "");
  for (const token of template.split(/(\{[^}]*\}|@)/)) {
    const slot = token === "@" ? "@" : /^\{(.*)\}$/.exec(token)?.[1];
    const content = slot === undefined ? [{ text: token }] : slotOf(slot, fact, context, isFurther);
    if (!content) return undefined;
    pieces.push(...content);
  }
  return joined(pieces);
}

function slotOf(slot: string, fact: Fact, context: WriteContext, isFurther: boolean): ChatPiece[] | undefined {
  const { format, words, knowledge, tables } = context;
  const other = (id: string) => {
    const found = knowledge.facts.get(id);
    return found === undefined || found.value === null ? undefined : [figure(showFact(found, format), found)];
  };
  switch (slot) {
    case "":
      return figureWithRange(fact, context);
    case "size":
      return [
        figure(showSize(fact, format), fact),
        ...rangePieces(fact, context, { unsigned: true }),
        ...asOfPieces(fact, context),
      ];
    case "range": {
      const text = showRange(fact, format);
      return text === undefined ? undefined : [range(text, fact)];
    }
    case "noun":
      return [ofFact(showNoun(fact, format), fact)].filter(({ text }) => text !== "");
    case "period": {
      const days = factPeriod(fact, format);
      return days === undefined ? undefined : [ofFact(days, fact)];
    }
    case "until":
      return fact.period && [ofFact(shortDate(fact.period.to, format), fact)];
    case "@":
      return fact.platform && [{ text: platformWords[fact.platform] }];
    case "part":
      return other(
        fact.id.endsWith("share.largest") ? `${fact.id}Platform` : fact.id.slice(0, fact.id.lastIndexOf(".")),
      );
    case "kind": {
      const kind = tables.valueWords[fact.metric.slice(fact.metric.lastIndexOf(".") + 1)];
      return kind === undefined ? undefined : [{ text: kind }];
    }
    case "label": {
      const label = labelOf(fact.metric, context);
      return label === undefined ? undefined : [{ text: isFurther ? lowerFirst(label, context) : label }];
    }
    default: {
      if (slot.startsWith("of:")) return other(fact.id.replace(fact.metric, slot.slice(3)));
      const noun = Object.entries(words.nouns).find(([name]) => name === slot)?.[1];
      return noun && [ofFact(formOf(noun, fact, context), fact)];
    }
  }
}

/** The form of a noun for a figure, counted as it is shown. */
function formOf(noun: { one: string; other: string }, { value }: Fact, { format }: WriteContext): string {
  const plural = pluralRules(format.locale, { maximumFractionDigits: 1 });
  return typeof value === "number" && plural.select(Math.abs(value)) === "one" ? noun.one : noun.other;
}

/** FNV-1a. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return state >>> 0;
}
