import type { Found } from "../tokens.ts";
import { lately } from "./weekdays.ts";

/** 'The 10 days before that' are `10d-before`, 'the 2 months before' `2m-before`; 'the 7 before' are as many days right before those that are named, and 'this month than last' is than the one before. */
export const findBefore = (tokens: readonly string[]): Found<string>[] =>
  tokens.flatMap((token, from) =>
    from === tokens.length - 1 && lately.test(token) && than.test(tokens.slice(0, from).join(" "))
      ? [{ from, length: 1, value: "period-before" }]
      : /^\d{1,3}$/.test(token) && right.test(tokens[from + 1] ?? "")
        ? [{ from, length: 2, value: "period-before" }]
        : /^\d{1,3}$/.test(token) && daysOrWeeks.test(tokens[from + 1] ?? "") && right.test(tokens[from + 2] ?? "")
          ? [{ from, length: 3, value: countedBefore(Number(token), tokens[from + 1] ?? "") }]
          : [],
  );

const right = /^(?:before|prior|davor|zuvor|anteriores|previos|precedents?|precedentes|avant)$/;
const daysOrWeeks = /^(?:days|weeks|months|tage|wochen|monate|dias|semanas|meses|jours|semaines|mois)$/;
const weeks = /^(?:weeks|wochen|semanas|semaines)$/;
const months = /^(?:months|monate|meses|mois)$/;
const countedBefore = (count: number, unit: string) =>
  months.test(unit) ? `${count}m-before` : `${weeks.test(unit) ? 7 * count : count}d-before`;
const than =
  /\b(?:this|diese[nmrs]?|laufende[nmrs]?|este|esta|cette?|ce)\b.*\b(?:than|als|que|vs|versus|against|gegenuber)(?: (?:the|der|die|den|dem|el|la|le|l))?$/;
