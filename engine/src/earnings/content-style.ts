import type { AnalyseInput } from "../analyse-input.ts";
import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { reasonOfStatement } from "../builder/missing-reasons.ts";
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
export function addContentStyle(builder: FactBuilder, { statementMonth, ownWords, evidence }: AnalyseInput): void {
  const subject = { metric: "contentStyle", platform: "onlyfans" } as const;
  const shares = sharesOf(builder, statementMonth);
  if (statementMonth && shares.length > 0) {
    const { period, asOf, evidence: source } = statementMonth;
    const shared = { platform: "onlyfans", kind: "derived", formula: "earnings.kindShares", period } as const;
    const stamp = { ...shared, asOf, sources: [source] };
    const facts = shares.map(({ kind, percent }) =>
      addFact(builder, { ...stamp, metric: `kindShare.${kind}`, value: percent }),
    );
    addFact(builder, {
      ...stamp,
      ...subject,
      value: shares.map(({ kind }) => kind),
      inputs: facts.map(({ id }) => id),
    });
    return;
  }
  const typed = evidence.filter(({ kind }) => kind === "manual").map(({ key }) => key);
  if (ownWords?.contentStyle && typed.length > 0)
    addFact(builder, { ...subject, kind: "self-reported", value: ownWords.contentStyle, sources: typed });
  else
    addMissing(
      builder,
      subject,
      builder.statementDays === undefined ? { code: "needs-earnings" } : reasonOfStatement(builder),
    );
}

/** Kinds that brought anything, the most first. One of which more was given back than came is no share of what came. */
function sharesOf(builder: FactBuilder, month: Month): { kind: Kind; percent: number }[] {
  if (!month?.typeCents || !builder.evidence.has(month.evidence)) return [];
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

/** Tips and paid messages for each payer of the month, by a statement that names payers. */
export function addInteraction(builder: FactBuilder, month: Month): void {
  const subject = { metric: "interaction", platform: "onlyfans" } as const;
  if (!month?.people || !builder.evidence.has(month.evidence)) {
    addMissing(builder, subject, reasonOfStatement(builder));
    return;
  }
  const { payers, tipsAndMessages } = month.people;
  if (payers < fewestPayers) addMissing(builder, subject, { code: "too-few-payers", needs: fewestPayers, has: payers });
  else
    addFact(builder, {
      ...subject,
      kind: "derived",
      value: tipsAndMessages / payers,
      n: payers,
      sampleOf: "payers",
      formula: "tips.perPayer",
      period: month.period,
      asOf: month.asOf,
      sources: [month.evidence],
    });
}
