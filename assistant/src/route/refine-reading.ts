import type { Question } from "../question.ts";
import {
  adjustForBetterTimes,
  adjustForMoneyGoal,
  adjustForMonthEnd,
  adjustForNamedPrice,
  adjustForPastDays,
} from "./adjust-money.ts";
import {
  adjustForAdvice,
  adjustForBan,
  adjustForCountedForm,
  adjustForCountOverDays,
  adjustForLimit,
  adjustForNamedPosts,
  adjustForOrigin,
  adjustForPostsToCome,
  adjustForSinglePost,
  adjustForTimeAhead,
  distinct,
  ofWeekdays,
  type Read,
} from "./adjust-reading.ts";
import { intentIdOf } from "./decide.ts";
import { adviceOn } from "./narrow-readings.ts";
import type { Premise } from "./slots/find-premise.ts";

/** What a question names that changes what its reading asks. */
export interface Refinement {
  concepts: readonly string[];
  limit: Question["limit"];
  period: string | undefined;
  /** ISO instant of the question. */
  now: string;
  /** It names the time before which its own is held against. */
  namesBefore: boolean;
  /** It is of a time to come; `aims`: and of a number to reach. */
  isAhead: boolean;
  aims: boolean;
  /** It asks what the running month comes to in the end. */
  endsMonth: boolean;
  /** It names a sum to earn. */
  namesSum: boolean;
  namesModel: boolean;
  /** It names platforms on which nothing is paid. */
  isUnpaid: boolean;
  namesForm: boolean;
  /** The end of a ranking that it names. */
  namedOrder: "best" | "worst" | undefined;
  hasHashtag: boolean;
  premise: Premise | undefined;
  /** It is talk, or offered by the product: its reading is known. */
  isFixed: boolean;
}

/** The reading that what a question names makes of the classifier's: its amounts, its times, its kinds of payments and its form. */
export function refineReading(read: Read, named: Refinement): Read {
  const { concepts, limit, period, isAhead, isFixed } = named;
  const timed = adjustForTimeAhead(
    adjustForMonthEnd(adjustForPastDays(read, period, named.now), { isMeant: named.endsMonth && !isFixed, concepts }),
    {
      isAhead: isAhead || named.aims,
      aims: named.aims,
    },
  );
  const held = adjustForLimit(
    adjustForMoneyGoal(timed, { isMeant: named.namesSum }),
    named.namesBefore ? undefined : limit,
    isAhead,
  );
  const priced = adjustForNamedPrice(held);
  const grown = named.namesBefore && priced.intents[0] === "growth" ? "growth-compared" : undefined;
  const compared = grown ? { ...priced, intents: distinct([grown, ...priced.intents]) } : priced;
  const counted = adjustForCountOverDays(
    adjustForNamedPosts(adjustForSinglePost(compared, period), {
      ...{ concepts, order: named.namedOrder, hasHashtag: named.hasHashtag },
    }),
    concepts,
    period,
  );
  const [advice] = intentIdOf(adviceOn.get(counted.intents[0] ?? "") ?? "");
  const planned = adjustForPostsToCome(adjustForBan(counted), concepts);
  const advised = adjustForAdvice(planned, isFixed ? undefined : advice, named.namesModel);
  const formed = adjustForCountedForm(advised, concepts, named.namesForm);
  if (isFixed) return formed;
  return adjustForOrigin(
    adjustForBetterTimes(ofWeekdays(formed, concepts), {
      isMeant: named.premise?.isCompared === true,
      isUnpaid: named.isUnpaid,
      concepts,
    }),
  );
}
