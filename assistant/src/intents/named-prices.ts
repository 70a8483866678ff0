import { fold } from "@fanradar/words/fold";
import { currencyPattern } from "../route/slots/money-words.ts";

const number = "\\d+(?:[.,]\\d{1,2})?";
/** A number with a currency, or the last of a clause: '10 days' and '20 % of fans' are no prices. */
const amountPattern = new RegExp(
  `[$€£]\\s*(?<marked>${number})|(?<![\\d.,])(?<after>${number})\\s*${currencyPattern}|(?<![\\d.,])(?<last>${number})(?=\\s*(?:$|[?!;]))`,
  "gu",
);
/** 'By 2 dollars': what stands after it is a step, where the question speaks of raising or lowering. */
const byBefore = /\b(?:by|um|en|de|por)\s*$/;
const raising =
  /\b(?:rais|increas|put\w* (?:it )?up|erhoh|anheb|sub(?:ir|o|es|e|a|iera)\b|aument|augment|mont(?:er|e)\b)/;
const lowering = /\b(?:lower|reduc|cut|drop|senk|baj|baiss|diminu|redui)/;
const moreAfter = /^\s*(?:more|higher|extra|mehr|teurer|hoher|mas|(?:de )?plus)\b/;
const lessAfter = /^\s*(?:less|lower|cheaper|weniger|billiger|gunstiger|niedriger|menos|(?:de )?moins)\b/;

/**
 * The prices that a question names, cents: '$11.99', and as steps from today's 'two more', '2 dollars cheaper', 'raise it by $2'. Today's own
 * is none.
 *
 * @param today undefined where it is not known: then an amount is a price
 */
export function namedPrices(question: string, today: number | undefined): number[] {
  const text = fold(question);
  return [...text.matchAll(amountPattern)].flatMap(({ groups = {}, index, 0: { length } }) => {
    const amount = groups.marked ?? groups.after ?? groups.last;
    if (amount === undefined) return [];
    const cents = Math.round(100 * Number(amount.replace(",", ".")));
    if (cents === today) return [];
    const way = wayOfStep(text.slice(0, index), text.slice(index + length));
    // 'Subir de 10 a 12' names two prices.
    const isStep = way !== 0 && today !== undefined && 2 * cents < today;
    return [isStep ? today + way * cents : cents];
  });
}

/** 1 where an amount between these words is a step up from today's price, −1 down, 0 where it is a price. */
function wayOfStep(before: string, after: string): -1 | 0 | 1 {
  if (moreAfter.test(after)) return 1;
  if (lessAfter.test(after)) return -1;
  if (!byBefore.test(before)) return 0;
  // The verb of a German question stands last.
  if (lowering.test(before) || lowering.test(after)) return -1;
  return raising.test(before) || raising.test(after) ? 1 : 0;
}
