import {
  type AnalyseInput,
  draws,
  type Fact,
  type PayerBook,
  paidUntil,
  rhythmOf,
  sealReport,
  stateOn,
  subscriptionPrices,
} from "@fanradar/engine";
import { type AccuracyLine, roundedPercent } from "./line.ts";
import { drawPayers, type PayerWorld, payerWorlds } from "./simulated-payers.ts";

const pages = 500;
const ahead = 170;
const month = 30;
const claims = [
  "money.rose",
  "money.roseQuarter",
  "money.priceMore",
  "money.priceLess",
  "money.fell",
  "money.stayByPrice",
  "money.stayByDiscount",
  "money.joinerRose",
  "money.joinerFell",
];

/**
 * What a report claims of a page's payers, over simulated pages where nothing is planted, and where one thing is. `claimed`: pages of which
 * some change or difference is stated. `found`: of the planted one. `joinerCovered`: how often the mean value of those who join next lies in
 * the 80 % range; `monthsCovered`: the same of the months that they pay for; `leftFound`: of the regulars who left one to three months ago, those called quiet; `payingCalledQuiet`: the same of those who pay in the next
 * thirty days; `returned`: of the quiet, those who do, and `returnedPromised` what was said of it.
 */
export function payersAccuracy(): AccuracyLine[] {
  return payerWorlds.map((world, index) => examOf(world, 900 + index));
}

function examOf(world: PayerWorld, seed: number): AccuracyLine {
  const draw = draws(seed);
  const counts = new Map<string, number>();
  const add = (name: string, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by);
  for (let page = 0; page < pages; page++) {
    const { book, all } = drawPayers(draw, world, ahead);
    const { facts, statements } = sealReport(inputOf(book));
    const said = new Set(statements.map(({ key }) => key).filter((key) => claims.includes(key)));
    if (said.size > 0) add("any");
    for (const key of said) add(key);
    const find = (metric: string) => facts.find((fact) => fact.metric === metric && fact.value !== null);
    const value = find("joinerValue");
    if (value) {
      add("joiners");
      add("joinersIn", isIn(value, meanValue(all, book.to)));
    }
    const months = find("monthsSubscribed");
    if (months) {
      add("months");
      add("monthsIn", isIn(months, meanMonths(all, book.to)));
    }
    if (statements.some(({ key }) => key === "money.quietMore")) add("risk");
    const regulars = regularsOf(book, all);
    add("left", regulars.filter(({ isLeft }) => isLeft).length);
    add("leftFound", regulars.filter(({ isLeft, isQuiet }) => isLeft && isQuiet).length);
    add("payingOn", regulars.filter(({ paysOn }) => paysOn).length);
    add("payingQuiet", regulars.filter(({ paysOn, isQuiet }) => paysOn && isQuiet).length);
    const [returned, quiet] = [find("quietReturned"), find("quietPayers")];
    if (returned && quiet) {
      add("quiet", Number(quiet.value));
      add("back", regulars.filter(({ isQuiet, paysOn }) => isQuiet && paysOn).length);
      add("promised", (Number(returned.value) / 100) * Number(quiet.value));
    }
  }
  const at = (name: string) => counts.get(name) ?? 0;
  const share = (name: string) => roundedPercent(at(name) / pages);
  return {
    part: "payers",
    set: world.name,
    n: pages,
    claimed: share("any"),
    by: Object.fromEntries(claims.map((key) => [key, share(key)])),
    quietUnusual: share("risk"),
    joinerCovered: roundedPercent(at("joinersIn") / Math.max(1, at("joiners"))),
    monthsCovered: roundedPercent(at("monthsIn") / Math.max(1, at("months"))),
    leftFound: roundedPercent(at("leftFound") / Math.max(1, at("left"))),
    payingCalledQuiet: roundedPercent(at("payingQuiet") / Math.max(1, at("payingOn"))),
    returned: roundedPercent(at("back") / Math.max(1, at("quiet"))),
    returnedPromised: roundedPercent(at("promised") / Math.max(1, at("quiet"))),
  };
}

const isIn = ({ low, high }: Fact, truth: number) => Number((low ?? truth) <= truth && truth <= (high ?? truth));

type Payments = ReturnType<typeof drawPayers>["all"];

/** Of the next cohort, who joined in the last 90 days of the book: what they bring in 90 days each. */
function meanValue(all: Payments, to: number): number {
  const next = all.filter(([first]) => first && first.day > to - 90 && first.day <= to);
  const sums = next.map((payments) => {
    const from = payments[0]?.day ?? 0;
    return payments.filter(({ day }) => day < from + 90).reduce((sum, { netCents }) => sum + netCents, 0);
  });
  return sums.reduce((sum, one) => sum + one, 0) / Math.max(1, sums.length);
}

/** Of the same cohort: for how many of their first six months they pay. */
function meanMonths(all: Payments, to: number): number {
  const next = all.filter(([first]) => first?.type === "subscription" && first.day > to - 90 && first.day <= to);
  const counts = next.map(
    (payments) => payments.filter(({ type, day }) => type !== "message" && day < (payments[0]?.day ?? 0) + 165).length,
  );
  return counts.reduce((sum, one) => sum + one, 0) / Math.max(1, counts.length);
}

/**
 * Those who pay regularly at the end of the book: whether they are called quiet, whether they pay in the next thirty days, and whether they left: their last
 * payment is one to three months old, and they never pay again.
 */
function regularsOf(book: PayerBook, all: Payments) {
  const priceOn = subscriptionPrices(book);
  return all.flatMap((payments) => {
    const rhythm = rhythmOf(payments, book.to);
    if (!rhythm) return [];
    const silence = book.to - rhythm.last;
    const later = payments.filter(({ day }) => day > book.to);
    return [
      {
        isQuiet: stateOn(rhythm, book.to, () => paidUntil(payments, book.to, priceOn)) === "quiet",
        paysOn: later.some(({ day }) => day <= book.to + month),
        isLeft: later.length === 0 && silence > month && silence <= 3 * month,
      },
    ];
  });
}

function inputOf(payerBook: PayerBook): AnalyseInput {
  const asOf = payerBook.asOf;
  return {
    asOf,
    subjects: [],
    evidence: [{ key: "file", kind: "file", sandbox: false, scope: "owner", addedAt: asOf }],
    observations: [
      {
        platform: "onlyfans",
        metric: "earnings.net",
        value: 500_000,
        currency: "USD",
        observedAt: asOf,
        evidence: "file",
      },
    ],
    posts: [],
    peers: [],
    payerBook,
  };
}
