import type { Fact, Statement, StatementKey } from "@fanradar/engine";
import { interfaceWords } from "./en/interface.ts";
import { statementWords } from "./en/statements.ts";
import { type Format, period, shortDate } from "./format/format.ts";
import { showFact, showRange, showReason } from "./format/format-fact.ts";

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
  return template.split(/(\{[^}]+\})/).flatMap((part): Piece[] => {
    const [slot = "", member] = /^\{(.+)\}$/.exec(part)?.[1]?.split(".") ?? [];
    if (slot === "") return part === "" ? [] : [{ text: part }];
    const fact = facts.get(statement.slots[slot] ?? "");
    return fact
      ? [{ text: partOf(fact, member, format), fact, isFigure: member === undefined || member === "range" }]
      : [];
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

function partOf(fact: Fact, member: string | undefined, format: Format): string {
  switch (member) {
    case undefined:
      return showFact(fact, format);
    case "platform":
      return fact.platform ? interfaceWords.platforms[fact.platform] : "";
    case "period":
      return fact.period ? period(fact.period, format) : "";
    case "until":
      return fact.period ? shortDate(fact.period.to, format) : "";
    case "range":
      return showRange(fact, format) ?? showFact(fact, format);
    case "reason":
      return fact.reason ? showReason(fact.reason) : "";
    case "readyOn":
      return fact.reason?.readyOn ? shortDate(fact.reason.readyOn, format) : "";
    default:
      return "";
  }
}
