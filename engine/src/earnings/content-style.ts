import type { AnalyseInput } from "../analyse-input.ts";
import { addMissing, type Desk, put } from "../desk/desk.ts";
import type { TransactionType } from "../ledger/statement.ts";

type Month = AnalyseInput["statementMonth"];

/** What a statement's types count as; a renewal is a subscription. */
const kinds = {
  subscription: ["subscription", "renewal"],
  tip: ["tip"],
  message: ["message"],
  post: ["post"],
  stream: ["stream"],
  custom: ["custom"],
  other: ["referral", "other"],
} as const satisfies Record<string, readonly TransactionType[]>;
type Kind = keyof typeof kinds;
const kindNames: readonly Kind[] = ["subscription", "tip", "message", "post", "stream", "custom", "other"];

/** Statistics over people need so many of them. */
export const fewestPayers = 5;

/**
 * What an OnlyFans page is paid for: each kind's share of the month's earnings by a statement, and the kinds in that order;
 * without one the owner's own words.
 */
export function putContentStyle(desk: Desk, { statementMonth, ownWords, evidence }: AnalyseInput): void {
  const subject = { metric: "contentStyle", platform: "onlyfans", unit: "words" } as const;
  const shares = sharesOf(desk, statementMonth);
  if (statementMonth && shares.length > 0) {
    const { period, evidence: source } = statementMonth;
    const told = { platform: "onlyfans", kind: "derived", formula: "earnings.kindShares", period } as const;
    const stamp = { ...told, asOf: period.to, sources: [source] };
    const facts = shares.map(({ kind, percent }) =>
      put(desk, { ...stamp, metric: `kindShare.${kind}`, unit: "percent", value: percent }),
    );
    put(desk, { ...stamp, ...subject, value: shares.map(({ kind }) => kind), inputs: facts.map(({ id }) => id) });
    return;
  }
  const typed = evidence.filter(({ kind }) => kind === "manual").map(({ key }) => key);
  if (ownWords?.contentStyle && typed.length > 0)
    put(desk, { ...subject, kind: "self-reported", value: ownWords.contentStyle, sources: typed });
  else addMissing(desk, subject, { code: "needs-typing" });
}

/** Kinds that brought anything, the most first. One of which more was given back than came is no share of what came. */
function sharesOf(desk: Desk, month: Month): { kind: Kind; percent: number }[] {
  if (!month?.typeCents || !desk.evidence.has(month.evidence)) return [];
  const { typeCents } = month;
  const cents = kindNames.map((kind) => ({
    kind,
    cents: Math.max(
      0,
      kinds[kind].reduce((sum, type) => sum + (typeCents[type] ?? 0), 0),
    ),
  }));
  const all = cents.reduce((sum, one) => sum + one.cents, 0);
  return cents
    .filter((one) => one.cents > 0)
    .sort((a, b) => b.cents - a.cents)
    .map((one) => ({ kind: one.kind, percent: (100 * one.cents) / all }));
}

/** Tips and paid messages for each payer of the month, by a statement that tells payers apart. */
export function putInteraction(desk: Desk, month: Month): void {
  const subject = { metric: "interaction", platform: "onlyfans", unit: "ratio" } as const;
  if (!month?.people || !desk.evidence.has(month.evidence)) {
    addMissing(desk, subject, { code: "needs-statement" });
    return;
  }
  const { payers, tipsAndMessages } = month.people;
  if (payers < fewestPayers) addMissing(desk, subject, { code: "too-few-payers", needs: fewestPayers, has: payers });
  else
    put(desk, {
      ...subject,
      kind: "derived",
      value: tipsAndMessages / payers,
      n: payers,
      sampleOf: "payers",
      formula: "tips.perPayer",
      period: month.period,
      asOf: month.period.to,
      sources: [month.evidence],
    });
}
