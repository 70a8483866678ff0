import { fold } from "@fanradar/words/fold";

/** The part of an amount in percent: '15 % of October', 'die Hälfte von', 'la mitad de'. */
const percent =
  /(?<![\p{L}\d])(?:el |les? )?(\d{1,3}(?:[.,]\d+)?)\s?(?:%|percent|per cent|prozent|por ?ciento|pour ?cent)\s?(?:of|von|vom|aus|des?|del|der|du|d['’])(?=[\s\p{L}]|$)/u;
const half =
  /(?<![\p{L}\d])(?:the |a |die |der |la |l['’])?(?:half|halfte|mitad|moitie)(?: of| von| vom| der| des?| del| du| d['’])(?![\p{L}\d])/u;
/** What a part stands after that is of no amount: the top 10 %, more than half. */
const ofOther =
  /(?:top|first|best|upper|obersten?|ersten?|besten?|primer\p{L}*|mejor\p{L}*|premiers?|than|over|als|uber|que|de|plus|moins|under|unter)\s?$/u;

/** A percentage that nothing is said to lie beyond, and that is no rise or fall. */
const rate =
  /(?<!(?:than|over|above|under|below|top|first|by|als|uber|unter|um|que|mas|menos|plus|moins|sobre)\s?)(?<![\p{L}\d.,])(\d{1,2}(?:[.,]\d+)?)\s?(?:%|percent|per cent|prozent|por ?ciento|pour ?cent)/u;
/** The rate that a text names, in percent: 'our cut at 20 %'. */
export function findRate(text: string): number | undefined {
  const percentage = Number(rate.exec(fold(text))?.[1]?.replace(",", "."));
  return percentage > 0 ? percentage : undefined;
}

/** The part of an amount that a text asks for, in percent, and the text without it. */
export function findFraction(text: string): { percent: number; text: string } | undefined {
  const folded = fold(text);
  for (const pattern of [percent, half]) {
    const match = pattern.exec(folded);
    if (!match || ofOther.test(folded.slice(0, match.index))) continue;
    const number = match[1] === undefined ? 50 : Number(match[1].replace(",", "."));
    const rest = `${folded.slice(0, match.index)} ${folded.slice(match.index + match[0].length)}`;
    if (number > 0 && number <= 100) return { percent: number, text: rest.replaceAll(/\s+/g, " ").trim() };
  }
  return undefined;
}
