import type { Fact, Statement } from "@fanradar/engine";
import type { statementWords } from "./en/statements.ts";
import { factPeriod } from "./format/fact-period.ts";
import { compactNumber, counted, dateAndTime, exactNumber, type Format, shortDate } from "./format/format.ts";
import {
  showCause,
  showExactly,
  showFact,
  showName,
  showNoun,
  showRange,
  showReason,
  showSize,
} from "./format/format-fact.ts";
import type { Like } from "./like.ts";
import { platformWords } from "./platform-names.ts";

/** The report's sentences of one language. */
export type Sentences = Like<typeof statementWords>;

/** A piece of a sentence: plain text, or text of a fact. `isFigure` marks the figure itself, not its period or noun. */
export type SentencePart = { text: string; fact?: undefined } | { text: string; fact: Fact; isFigure: boolean };

/** A sentence in pieces, so that each figure in it can be opened. Undefined when the key has no sentence. */
export function renderStatement(
  statement: Pick<Statement, "key" | "slots">,
  facts: ReadonlyMap<string, Fact>,
  format: Format,
  sentences: Readonly<Record<string, string>>,
): SentencePart[] | undefined {
  const template = Object.entries(sentences).find(([key]) => key === statement.key)?.[1];
  return template === undefined ? undefined : renderTemplate(template, { slots: statement.slots, facts, format });
}

/** A sentence with slots in pieces; `slots` name the facts by their ids. */
export function renderTemplate(
  template: string,
  { slots, facts, format }: { slots: Record<string, string>; facts: ReadonlyMap<string, Fact>; format: Format },
): SentencePart[] {
  const exactly = needsEveryDigit(
    Object.values(slots).flatMap((id) => facts.get(id) ?? []),
    format,
  );
  const parts = template.split(/(\{[^}]+\})/).flatMap((part): SentencePart[] => {
    const [slot = "", member] = /^\{(.+)\}$/.exec(part)?.[1]?.split(".") ?? [];
    if (slot === "") return part === "" ? [] : [{ text: part }];
    const fact = facts.get(slots[slot] ?? "");
    return fact ? [slotPiece(fact, member, format, exactly)] : [];
  });
  if (!format.locale.startsWith("fr")) return parts;
  // 'Les données d’Instagram', 'de TikTok'.
  return parts.map((part, at) =>
    !part.fact && /^[aeiouéê]/i.test(parts[at + 1]?.text ?? "")
      ? { text: part.text.replace(/\b(d|qu)e $/, "$1’") }
      : part,
  );
}

/** What a slot shows of its fact: the figure, or the requested member. `exactly` shows every digit. */
export function slotPiece(fact: Fact, member: string | undefined, format: Format, exactly: boolean): SentencePart {
  return { text: partOf(fact, member, format, exactly), fact, isFigure: isFigure(member) };
}

/** A sentence as one line of text. */
export function statementText(
  statement: Pick<Statement, "key" | "slots">,
  facts: ReadonlyMap<string, Fact>,
  format: Format,
  sentences: Readonly<Record<string, string>>,
): string {
  return (renderStatement(statement, facts, format, sentences) ?? []).map(({ text }) => text).join("");
}

/** '10K to about 10K' says nothing: counts that rounding would make equal are shown in full. */
export function needsEveryDigit(facts: Fact[], format: Format): boolean {
  const counts = facts.filter(({ unit }) => unit === "count").flatMap(({ value, low, high }) => [value, low, high]);
  const distinct = new Set(counts.filter((count) => typeof count === "number"));
  return new Set([...distinct].map((count) => compactNumber(count, format))).size < distinct.size;
}

function isFigure(member: string | undefined): boolean {
  return member === undefined || member === "size" || member === "range" || member === "sizeRange";
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
    case "sizeRange":
      return showRange(unsigned(fact), format, { exactly }) ?? showSize(fact, format);
    case "noun":
      return showNoun(fact, format);
    case "platform":
      return fact.platform ? platformWords[fact.platform] : "";
    case "period":
      return factPeriod(fact, format) ?? "";
    case "sample":
      return fact.n !== undefined && fact.sampleOf
        ? counted(fact.n, format.words.sampleWords[fact.sampleOf], format)
        : "";
    case "name":
      return showName(fact, format);
    case "from":
      return span ? shortDate(span.from, format) : "";
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
      return reason ? showReason(reason, format) : "";
    case "cause":
      return reason ? showCause(reason, format) : "";
    case "nextTry":
      return reason?.nextTryAt ? dateAndTime(reason.nextTryAt, format) : "";
    case "Reason":
      return reason ? capitalised(showReason(reason, format), format) : "";
    default:
      return "";
  }
}

/** 'fell by 58% (53 to 63%)': ends of one sign without it. */
function unsigned(fact: Fact): Fact {
  const { low = 0, high = 0 } = fact;
  return high < 0 ? { ...fact, low: -high, high: -low } : fact;
}

function capitalised(text: string, { locale }: Format): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
