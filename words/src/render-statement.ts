import type { Fact, Statement, StatementKey } from "@fanradar/engine";
import { interfaceWords } from "./en/interface.ts";
import { statementWords } from "./en/statements.ts";
import { compactNumber, exactNumber, type Format, period, shortDate } from "./format/format.ts";
import { showExactly, showFact, showNoun, showRange, showReason, showSize } from "./format/format-fact.ts";

/** A piece of a sentence: plain text, or what a fact shows. `isFigure` tells the figure itself from what it knows besides. */
export type Piece = { text: string; fact?: undefined } | { text: string; fact: Fact; isFigure: boolean };

/** A sentence in pieces, so that each figure in it can be opened. Undefined when the key has no sentence. */
export function renderStatement(
  statement: Statement,
  facts: ReadonlyMap<string, Fact>,
  format: Format,
): Piece[] | undefined {
  const template = Object.entries(statementWords).find(([key]) => key === statement.key)?.[1];
  if (template === undefined) return undefined;
  const exactly = needsEveryDigit(
    Object.values(statement.slots).flatMap((id) => facts.get(id) ?? []),
    format,
  );
  return template.split(/(\{[^}]+\})/).flatMap((part): Piece[] => {
    const [slot = "", member] = /^\{(.+)\}$/.exec(part)?.[1]?.split(".") ?? [];
    if (slot === "") return part === "" ? [] : [{ text: part }];
    const fact = facts.get(statement.slots[slot] ?? "");
    return fact ? [{ text: partOf(fact, member, format, exactly), fact, isFigure: isFigure(member) }] : [];
  });
}

/** The same as one line of text. */
export function statementText(statement: Statement, facts: ReadonlyMap<string, Fact>, format: Format): string {
  return (renderStatement(statement, facts, format) ?? []).map(({ text }) => text).join("");
}

/** Keys whose sentences exist: what a checker may ask for. */
export function hasSentence(key: string): key is StatementKey {
  return key in statementWords;
}

/** '10K to about 10K' says nothing: counts that rounding would make equal are shown in full. */
function needsEveryDigit(facts: Fact[], format: Format): boolean {
  const counts = facts.filter(({ unit }) => unit === "count").flatMap(({ value, low, high }) => [value, low, high]);
  const told = new Set(counts.filter((count) => typeof count === "number"));
  return new Set([...told].map((count) => compactNumber(count, format))).size < told.size;
}

function isFigure(member: string | undefined): boolean {
  return member === undefined || member === "size" || member === "range";
}

function partOf(fact: Fact, member: string | undefined, format: Format, exactly: boolean): string {
  const { period: span, reason } = fact;
  switch (member) {
    case undefined:
      return exactly ? showExactly(fact, format) : showFact(fact, format);
    case "size":
      return showSize(fact, format);
    case "range":
      return showRange(fact, format, { exactly }) ?? showFact(fact, format);
    case "noun":
      return showNoun(fact, format);
    case "platform":
      return fact.platform ? interfaceWords.platforms[fact.platform] : "";
    case "period":
      return span ? period(span, format) : "";
    case "until":
      return span ? shortDate(span.to, format) : "";
    case "asOf":
      return shortDate(fact.asOf, format);
    case "readyOn":
      return reason?.readyOn ? shortDate(reason.readyOn, format) : "";
    case "needs":
      return exactNumber(reason?.needs ?? 0, format);
    case "has":
      return exactNumber(reason?.has ?? 0, format);
    case "reason":
      return reason ? showReason(reason) : "";
    case "Reason":
      return reason ? capitalised(showReason(reason), format) : "";
    default:
      return "";
  }
}

function capitalised(text: string, { locale }: Format): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
