import type { Question } from "../question.ts";
import { adjustForBetterTimes, adjustForMoneyGoal } from "./adjust-money.ts";
import {
  adjustForCountedForm,
  adjustForLimit,
  adjustForNamedPosts,
  adjustForTimeAhead,
  distinct,
  type Read,
} from "./adjust-reading.ts";
import type { Premise } from "./slots/find-premise.ts";

/** What a question names that changes what its reading asks. */
export interface Refinement {
  concepts: readonly string[];
  limit: Question["limit"];
  /** It names the time before which its own is held against. */
  namesBefore: boolean;
  /** It is of a time to come; `aims`: and of a number to reach. */
  isAhead: boolean;
  aims: boolean;
  /** It names a sum to earn. */
  namesSum: boolean;
  /** It names platforms on which nothing is paid. */
  isUnpaid: boolean;
  /** The end of a ranking that it names. */
  namedOrder: "best" | "worst" | undefined;
  namesForm: boolean;
  hasHashtag: boolean;
  premise: Premise | undefined;
  /** It is talk, or offered by the product: its reading is known. */
  isFixed: boolean;
}

/** The reading that what a question names makes of the classifier's: its amounts, its times and its posts. */
export function refineReading(read: Read, named: Refinement): Read {
  const { concepts, limit, isAhead, aims, isFixed } = named;
  const timed = adjustForTimeAhead(read, { isAhead: isAhead || aims, aims });
  const held = adjustForLimit(
    adjustForMoneyGoal(timed, { isMeant: named.namesSum }),
    named.namesBefore ? undefined : limit,
    isAhead,
  );
  const isOfGrowth = named.namesBefore && (held.intents[0] === "growth" || held.intents[0] === "overview");
  const compared = isOfGrowth ? { ...held, intents: distinct(["growth-compared", ...held.intents]) } : held;
  const { namedOrder: order, hasHashtag, isUnpaid } = named;
  const ofPosts = adjustForCountedForm(
    adjustForNamedPosts(compared, { concepts, order, hasHashtag }),
    concepts,
    named.namesForm,
  );
  const isMeant = named.premise?.isCompared === true;
  return isFixed ? ofPosts : adjustForBetterTimes(ofPosts, { isMeant, isUnpaid, concepts });
}
