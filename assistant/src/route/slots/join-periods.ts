import { daysOfPeriod } from "../../period.ts";
import type { Found } from "../tokens.ts";

/** Between two months that are meant together: 'September and October', 'from August to October'. */
const joining = /^(?:and|und|y|e|et|to|through|until|till|bis|hasta|a|au|al|jusqu|en)$/;
/** Of months that are held against each other each is one of its own. */
const comparing =
  /^(?:compar|vergl|gegenub|differ|unterschied|diferenc|versus$|vs$|than$|als$|better|besser|mejor|mieux|or$|oder$|o$|ou$|chang|verander|geander|cambi|evolu|entwickel)/;
const mostBetween = 2;

const monthly = /^(?:\d{4}-\d\d(?:\.\.\d{4}-\d\d)?|(?:this|last)-month)$/;

/**
 * Months that follow each other and stand side by side in a text, as one period `2026-09..2026-10`; periods that a text compares, and
 * months with others between them, stay apart. Where two models are compared, 'from August to October' is the time that they are compared over.
 *
 * @param now ISO instant of the question
 */
export function joinPeriods(
  periods: readonly Found<string>[],
  tokens: readonly string[],
  { now, comparesModels }: { now: string; comparesModels: boolean },
): Found<string>[] {
  const dated = inNamedYear(periods, tokens);
  if (dated) return [dated];
  const isHeld = tokens.some((token) => comparing.test(token));
  if (isHeld && !comparesModels) return [...periods];
  const joined: Found<string>[] = [];
  for (const period of periods) {
    const before = joined.at(-1);
    const whole = before && joinedValue(before, period, tokens, { now, isSpanAlone: isHeld });
    if (before && whole !== undefined)
      joined.splice(-1, 1, { from: before.from, length: period.from + period.length - before.from, value: whole });
    else joined.push(period);
  }
  return joined;
}

/** 'In December last year', 'l'an dernier en décembre': that month of that year. */
function inNamedYear(periods: readonly Found<string>[], tokens: readonly string[]): Found<string> | undefined {
  const [one, other, ...others] = periods.toSorted((a, b) => a.value.length - b.value.length);
  if (!one || !other || others.length > 0 || !/^\d{4}$/.test(one.value) || !/^\d{4}-\d\d$/.test(other.value))
    return undefined;
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  const between = tokens.slice(first.from + first.length, last.from);
  if (between.length > mostBetween || !between.every((token) => ofYear.test(token))) return undefined;
  return {
    ...{ from: first.from, length: last.from + last.length - first.from },
    value: `${one.value}${other.value.slice("2026".length)}`,
  };
}
const ofYear = /^(?:in|im|of|the|en|de|del|du|l|d|des|vom|von)$/;

const fewestInRow = 3;

/** Three months or more that a text names, as one period with all of them: they are listed beside each other. Undefined of fewer, and of months beside other periods. */
export function rowOfMonths(periods: readonly Found<string>[], now: string): Found<string> | undefined {
  const [first, ...others] = periods;
  const last = others.at(-1);
  if (!first || !last || periods.length < fewestInRow || !periods.every(({ value }) => oneMonth.test(value)))
    return undefined;
  const months = periods.flatMap(({ value }) => daysOfPeriod(value, now)?.from.slice(0, 7) ?? []).toSorted();
  return {
    from: first.from,
    length: last.from + last.length - first.from,
    value: `${months[0]}..${months.at(-1)}`,
  };
}
const oneMonth = /^(?:\d{4}-\d\d|(?:this|last)-month)$/;

function joinedValue(
  before: Found<string>,
  period: Found<string>,
  tokens: readonly string[],
  { now, isSpanAlone }: { now: string; isSpanAlone: boolean },
): string | undefined {
  const between = tokens.slice(before.from + before.length, period.from);
  if (
    between.length > mostBetween ||
    !between.every((token) => joining.test(token) || /^(?:in|im|the|de|d)$/.test(token))
  )
    return undefined;
  if (!monthly.test(before.value) || !monthly.test(period.value)) return undefined;
  const [one, other] = [daysOfPeriod(before.value, now), daysOfPeriod(period.value, now)];
  if (!one || !other || one.from >= other.from) return undefined;
  const isSpan = between.some((token) => /^(?:to|through|until|till|bis|hasta|a|au|al|jusqu)$/.test(token));
  const isBetween = /^(?:between|zwischen|entre)$/.test(tokens[before.from - 1] ?? "");
  const isNext = Date.parse(other.from) - Date.parse(one.to) <= 86_400_000;
  return isSpan || isBetween || (isNext && !isSpanAlone)
    ? `${one.from.slice(0, 7)}..${other.to.slice(0, 7)}`
    : undefined;
}
