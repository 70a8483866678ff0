/** 'Next month' in four languages, without marks on letters. */
const next =
  /\b(?:next month|(?:nachste[nrs]?|kommende[nrs]?) monat|proximo mes|mes que viene|mes proximo|mois prochain)\b/;

/**
 * The month to come that folded words name, as '2026-12': the next one, or the next of the name that `period` was read from. Undefined where
 * they name none.
 *
 * @param now ISO instant of the question
 */
export function findComingMonth(
  tokens: readonly string[],
  period: string | undefined,
  now: string,
): string | undefined {
  const running = now.slice(0, 7);
  const [year, month] = [Number(now.slice(0, 4)), Number(now.slice(5, 7))];
  if (next.test(tokens.join(" ")))
    return month === 12 ? `${year + 1}-01` : `${year}-${`${month + 1}`.padStart(2, "0")}`;
  if (period === "this-month") return running;
  const named = /^\d{4}-(\d\d)$/.exec(period ?? "")?.[1];
  if (period === undefined || named === undefined) return undefined;
  if (period >= running) return period;
  return `${named < running.slice(5) ? year + 1 : year}-${named}`;
}
