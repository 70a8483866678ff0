import { findMinority } from "./find-minority.ts";
import { findHelp, type Help } from "./help.ts";
import { maskNumbers, statesAdult } from "./mask-numbers.ts";

/**
 * The help that goes on after an age under 18 was stated in a conversation, until a later message states an adult's: what such a person should
 * charge or post is answered in no turn. A fan's age does not hold. Null where none was stated.
 *
 * @param earlier the questions before, oldest first
 */
export function heldMinority(
  earlier: readonly string[],
  message: string,
  options: { today: Date; timeZone?: string },
): Help | null {
  const at = earlier.findLastIndex((one) => isOfPerson(findMinority(one, options.today)?.of));
  const later = at < 0 ? [] : [...earlier.slice(at + 1), message];
  const isCorrected = later.some((one) => statesAdult(maskNumbers(one, options.today)));
  const stated = earlier[at];
  return stated === undefined || isCorrected ? null : findHelp(stated, options);
}

const isOfPerson = (of: string | undefined): boolean => of === "oneself" || of === "another";
