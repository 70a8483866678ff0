import { dayNumber } from "../catalogue/time.ts";
import type { Fact, Statement } from "../ledger/fact.ts";
import type { SealedReport } from "../ledger/sealed.ts";
import { sealedFacts } from "../report/report-ledger.ts";

/** `done`: the step was taken; `begun`: about half of it; `open`: nothing of it is seen. */
export const stepStates = ["done", "begun", "open"] as const;
export type StepState = (typeof stepStates)[number];

/** What became of a next step of an earlier version. */
export interface StepOutcome {
  /** As it was written then. */
  step: Statement;
  /** The figures of that sentence, as they were then. */
  facts: Fact[];
  state: StepState;
  /** The figure that it is judged by, then and now. */
  before: Fact;
  after: Fact;
  /** How likes and comments have changed since, where the step was taken and the change is sure: it may have other causes. */
  response?: Fact;
}

/** So much of the way to a target counts as all of it, and as a beginning. */
const [doneFrom, begunFrom] = [0.8, 0.3];

type Ledger = ReadonlyMap<string, Fact>;
type Judgement = Pick<StepOutcome, "state" | "before" | "after">;

/**
 * What became of the next steps of an earlier version, as far as figures show it: the share of posts that a step recommended, posting again,
 * a figure that was missing. Steps whose figures are gone, or that nothing measures, are left out.
 *
 * @param before the version in which the steps stand, as its reader may see it
 */
export function stepOutcomes(before: SealedReport, after: SealedReport): StepOutcome[] {
  const [then, now] = [byId(before), byId(after)];
  return before.statements
    .filter(({ place }) => place === "next")
    .flatMap((step): StepOutcome[] => {
      const judged = judge(step, then, now);
      if (!judged) return [];
      const facts = [...new Set(sealedFacts(step))].flatMap((id) => then.get(id) ?? []);
      const response = judged.state === "done" ? responseTo(step, then, now) : undefined;
      return [{ step, facts, ...judged, ...(response && { response }) }];
    });
}

const byId = ({ facts }: SealedReport): Ledger => new Map(facts.map((fact) => [fact.id, fact]));
const numberOf = (fact: Fact | undefined) => (typeof fact?.value === "number" ? fact.value : undefined);

function judge({ key, slots }: Statement, then: Ledger, now: Ledger): Judgement | undefined {
  if (key.startsWith("next.shift")) return judgeShift(slots, then, now);
  if (key.startsWith("next.resume")) return judgeReturn(slots, then, now);
  if (key === "next.winBack") return judgeWinBack(slots, then, now);
  if (key === "next.priceBack") return judgePriceBack(slots, then, now);
  if (key === "next.firstMonth") return judgeRenewals(slots, then, now);
  const missing = slots.figure ?? slots.first ?? slots.rate ?? slots.engagement;
  const [was, is] = [then.get(missing ?? ""), now.get(missing ?? "")];
  if (was?.kind !== "unavailable" || !is) return undefined;
  return { state: is.kind === "unavailable" ? "open" : "done", before: was, after: is };
}

/** The share of the posts now, of the same theme and format, wherever it ranks. */
function judgeShift({ theme, format, share = "", target = "" }: Record<string, string>, then: Ledger, now: Ledger) {
  const [was, aim] = [then.get(share), numberOf(then.get(target))];
  const of = share.replace(/\.share$/, "");
  const isSame = (id: string) =>
    [
      [theme, id],
      [format, theme === undefined ? id : `${id}.format`],
    ].every(([slot, own = ""]) => slot === undefined || then.get(slot)?.value === now.get(own)?.value);
  const place = [...now.keys()].find((id) => familyOf(id) === familyOf(of) && now.has(`${id}.share`) && isSame(id));
  const is = now.get(`${place}.share`);
  const [from, to] = [numberOf(was), numberOf(is)];
  if (!was || !is || aim === undefined || from === undefined || to === undefined || aim <= from) return undefined;
  const way = (to - from) / (aim - from);
  const state: StepState = way >= doneFrom ? "done" : way >= begunFrom ? "begun" : "open";
  return { state, before: was, after: is };
}

/** 'theme.2' and 'theme.4' are places of one list. */
const familyOf = (id: string) => id.replace(/\.\d+$/, "");

function judgeReturn({ since = "", usual = "" }: Record<string, string>, then: Ledger, now: Ledger) {
  const [was, is, most] = [then.get(since), now.get(since), numberOf(then.get(usual))];
  const days = numberOf(is);
  if (!was || !is || days === undefined || most === undefined) return undefined;
  return { state: days <= most ? ("done" as const) : ("open" as const), before: was, after: is };
}

/** Days by which a version may lie beside one of those that are looked back at. */
const besides = 3;

/** Of those who were quiet then, more than the share that comes back by itself; nothing is known within the first four weeks. */
function judgeWinBack({ quiet = "", returned = "" }: Record<string, string>, then: Ledger, now: Ledger) {
  const day = then.get(quiet)?.period?.to;
  const base = then.get(returned);
  if (!base || day === undefined) return undefined;
  const off = ({ period }: Fact) => Math.abs(dayNumber(period?.from ?? day) - 1 - dayNumber(day));
  const [back] = [...now.values()]
    .filter((fact) => fact.metric === "quietReturned" && fact.period && off(fact) <= besides)
    .sort((a, b) => off(a) - off(b));
  return back && { state: above(base.value, back.low), before: base, after: back };
}

/** Whether the page costs again what it did. */
function judgePriceBack({ from = "", to = "" }: Record<string, string>, then: Ledger, now: Ledger) {
  const [was, aim, is] = [then.get(to), numberOf(then.get(from)), now.get("onlyfans.loggedPrice.to")];
  if (!was || !is || aim === undefined) return undefined;
  return { state: numberOf(is) === aim ? ("done" as const) : ("open" as const), before: was, after: is };
}

/** Of those who joined at the same price, whether more renew than the range of then explains. */
function judgeRenewals({ price = "", renewed = "" }: Record<string, string>, then: Ledger, now: Ledger) {
  const end = (["Low", "High"] as const).find(
    (one) => numberOf(now.get(`onlyfans.stay${one}Price`)) === numberOf(then.get(price)),
  );
  const [was, is] = [then.get(renewed), now.get(`onlyfans.stay${end}`)];
  if (!was || !is) return undefined;
  return { state: above(was.high, numberOf(is)), before: was, after: is };
}

/** `done` above a limit; up to it chance explains the rise. */
const above = (limit: Fact["value"] | undefined, value = 0): StepState =>
  typeof limit === "number" && value > limit ? "done" : "open";

/** On the platform of the step, or on the only one that changed surely. */
function responseTo({ slots }: Statement, then: Ledger, now: Ledger): Fact | undefined {
  const platform = Object.values(slots).flatMap((id) => then.get(id)?.platform ?? [])[0];
  const sure = [...now.values()].filter(
    ({ metric, low = 0, high = 0 }) => metric === "engagementChange" && (low > 0 || high < 0),
  );
  return platform ? sure.find((fact) => fact.platform === platform) : sure.length === 1 ? sure[0] : undefined;
}
