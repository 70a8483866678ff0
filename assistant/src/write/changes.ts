import type { ChatLine, ChatPiece } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { needsEveryDigit, shortDate, showExactly, showFact } from "@fanradar/words";
import type { Change } from "../knowledge.ts";
import type { BlockOf } from "../plan/block.ts";
import { figure, fill, joined, ofFact } from "./piece.ts";
import { canState } from "./state-facts.ts";
import { labelPieces, type WriteContext } from "./write-context.ts";

const causes = ["slight", "noise", "new-evidence", "method", "other-profile"] as const;

/** What changed between two versions of a report: the real changes, then in one sentence each what the others are. */
export function writeChanges({ count, platform }: BlockOf<"changes">, context: WriteContext): ChatLine[] | undefined {
  const { knowledge, words, format } = context;
  if (!knowledge.changes) return undefined;
  const { since, list } = knowledge.changes;
  const there = list.flatMap((change) => {
    const [before, after, difference] = [change.before, change.after, change.difference].map((id) =>
      knowledge.facts.get(id ?? ""),
    );
    const fact = after ?? before;
    const fits = fact && canState(fact, context) && (platform === null || fact.platform === platform);
    return fits ? [{ change, fact, before, after, difference }] : [];
  });
  if (there.length === 0) return [{ kind: "text", pieces: [{ text: words.changes.nothing }] }];
  const real = there.flatMap((one) => {
    const pieces = sentenceOf(one, context);
    return pieces ? [{ fact: one.fact, pieces }] : [];
  });
  const others = causes
    .filter((cause) => there.some(({ change }) => change.verdict === cause))
    .map((cause) => words.changes[cause])
    .join(" ");
  const [first] = real;
  const lead = first && fill(words.changes.since, { date: [ofFact(shortDate(since, format), first.fact)] });
  return [
    { kind: lead ? "lead" : "text", pieces: lead ?? [{ text: words.changes.none }] },
    ...real.slice(0, count).map(({ pieces }) => ({ kind: "own" as const, pieces })),
    ...(others === "" ? [] : [{ kind: "text" as const, pieces: [{ text: others }] }]),
  ];
}

interface Versions {
  change: Change;
  fact: Fact;
  before: Fact | undefined;
  after: Fact | undefined;
  difference: Fact | undefined;
}

/** 'Followers on Instagram: from 1,700 to 1,851 (+8.9%)'; undefined for a change that is none. */
function sentenceOf(
  { change, fact, before, after, difference }: Versions,
  context: WriteContext,
): ChatPiece[] | undefined {
  const { words, format } = context;
  const label = labelPieces(fact, context);
  const exactly = needsEveryDigit(
    [before, after].filter((one) => one !== undefined),
    format,
  );
  const shown = (one: Fact) => [figure(exactly ? showExactly(one, format) : showFact(one, format), one)];
  const end = { text: "." };
  const isThere = (one: Fact | undefined): one is Fact => one !== undefined && one.value !== null;
  if (change.verdict === "real" && isThere(before) && isThere(after)) {
    const by =
      difference && typeof difference.value === "number"
        ? fill(words.changes.difference, { difference: shown(difference) })
        : [];
    return joined([...fill(words.changes.real, { label, before: shown(before), after: shown(after) }), ...by, end]);
  }
  if (change.verdict === "appeared" && isThere(after))
    return joined([...fill(words.changes.appeared, { label, after: shown(after) }), end]);
  if (change.verdict === "disappeared" && isThere(before))
    return joined([...fill(words.changes.disappeared, { label, before: shown(before) }), end]);
  return undefined;
}
