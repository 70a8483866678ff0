import type { Fact } from "@fanradar/engine";
import { type TimeUnit, timeUnits } from "./lexicon/lexicon.ts";
import type { Span } from "./lexicon/match.ts";
import { isOf, type Sentence } from "./sentence.ts";
import { roleOf } from "./tokens.ts";

const dayMs = 86_400_000;
const lengths: Record<TimeUnit, [shortest: number, longest: number]> = {
  hour: [0, 0],
  day: [0, 1.5],
  week: [6, 8],
  month: [27, 32],
  year: [360, 370],
  other: [0, 0],
};

/** Whether spans and rates that the words name are those of the figures, and each date is a figure's own. */
export function namesRightTimes(sentence: Sentence): boolean {
  const { figures, tokens, spans } = sentence;
  const counted = figures.filter(({ fact }) => typeof fact.value === "number");
  const dated = tokens.flatMap((token) => (token.slot && roleOf(token) === "date" ? [token.slot.fact] : []));
  if (!dated.every((fact) => figures.length === 0 || figures.some((one) => isOfSameTime(one.fact, fact)))) return false;
  if (counted.length === 0) return true;
  // 'You had' is long ago of what stands now, and not of what came and went meanwhile.
  const was = /^(?:aviez|avais|tenias|tenia|hattest)$/;
  if (
    spans("nearDay").some(
      ({ from }) =>
        (!was.test(tokens[from]?.low ?? "") || !counted.every(({ fact }) => fact.period)) &&
        // From today's to what is likely.
        !(
          /^(?:today|hoy|heute|aujourd)/.test(tokens[from]?.low ?? "") &&
          counted.some(({ fact }) => fact.metric === "forecast")
        ),
    )
  )
    return false;
  const nearest = ({ from }: Span) =>
    counted.reduce((best, one) => (Math.abs(one.at - from) < Math.abs(best.at - from) ? one : best)).fact;
  const told = new Set<string>();
  for (const unit of timeUnits) {
    for (const span of spans(`rate ${unit}`)) {
      if (!isRate(nearest(span), unit)) return false;
      told.add(nearest(span).id);
    }
    for (const span of spans(`unit ${unit}`)) {
      const isPer = spans("per").some(({ to }) => to === span.from);
      const isSpan = spans("span").some(({ from, to }) => to === span.from || to === span.from - 1 || from === span.to);
      // A figure is shown with its unit: another one behind it is not its own.
      if (unit === "other" || counted.some(({ at }) => at === span.from - 1)) return false;
      if (isPer && isRate(nearest(span), unit)) told.add(nearest(span).id);
      else if (/^(?:a|one|un|ein|einen)$/.test(tokens[span.from - 1]?.low ?? "") && isRate(nearest(span), unit))
        told.add(nearest(span).id);
      else if ((isPer || isSpan || unit === "year") && !(isSpan && isLong(nearest(span), unit))) return false;
    }
  }
  // 'posts' alone would be all of them.
  return counted.every(
    ({ at, fact }, index) =>
      fact.unit !== "perWeek" ||
      told.has(fact.id) ||
      tokens[at + 1]?.slot?.member === "noun" ||
      told.has(counted[index - 1]?.fact.unit === "perWeek" ? (counted[index - 1]?.fact.id ?? "") : ""),
  );
}

function isRate({ unit: of, metric }: Fact, unit: TimeUnit): boolean {
  if (of === "perWeek") return unit === "week";
  return unit === "month" && /^(?:price|earnings)/.test(metric);
}

function isLong({ period }: Fact, unit: TimeUnit): boolean {
  if (!period) return false;
  const days = (Date.parse(period.to) - Date.parse(period.from)) / dayMs;
  const [shortest, longest] = lengths[unit];
  return days >= shortest && days <= longest;
}

function isOfSameTime(one: Fact, other: Fact): boolean {
  if (one.id === other.id) return true;
  return (
    one.platform === other.platform &&
    one.period !== undefined &&
    one.period.from === other.period?.from &&
    one.period.to === other.period.to
  );
}

/** 'between {a} and {b}': only hours of the day make a range out of two figures. */
export function makesNoRange(sentence: Sentence): boolean {
  const { figures, tokens } = sentence;
  return figures.every(({ at, fact }, index) => {
    const next = figures[index + 1];
    if (!next || next.at - at > 3 || next.at - at < 2) return true;
    const opening = tokens[at - 1]?.low ?? "";
    if (!/^(?:between|entre|zwischen)$/.test(opening) || !isOf(sentence, "and", next.at - 1)) return true;
    return fact.unit === "hour" && next.fact.unit === "hour";
  });
}
