import type { Platform } from "../ledger/vocabulary.ts";
import { changeOfMonths, comparesMonths } from "./change-of-months.ts";
import { changeOnSameDays } from "./change-on-same-days.ts";
import { type EarningsEntry, statement, subjectOfGiven } from "./earnings-entry.ts";
import { changeOnLatestDays } from "./latest-change.ts";
import type { PortfolioInput, Span } from "./portfolio-input.ts";

interface ChangeEntriesOptions {
  /** Of the sum. */
  about: { id: string; metric: "portfolio.earnings"; platform?: Platform; currency: string };
  isTypical: boolean;
  fewest: number;
  /** Amounts that were given in place of statements, in the currency of the sum. */
  given: NonNullable<PortfolioInput["given"]>;
  /** Who is in the sum, and whether an amount that was given is. */
  sum: { members: ReadonlyMap<string, number>; hasGiven: boolean };
}

/**
 * The change of a sum of earnings, with the amounts that it is of. Where not every member in the sum can be compared it is that of the others:
 * as `change` it would be read as that of the sum, so that it has a name and an amount of its own. Empty where no member can be compared.
 */
export function changeEntries(
  input: PortfolioInput,
  paidIn: ReadonlyMap<Span, PortfolioInput["payments"]>,
  { about, isTypical, fewest, given, sum }: ChangeEntriesOptions,
): EarningsEntry[] {
  const { id, platform, currency } = about;
  const options = { platform, isTypical, fewest, currency };
  const isOfMonths = !input.isLatest && comparesMonths(input);
  const change = isOfMonths
    ? changeOfMonths({ ...input, given }, paidIn, options)
    : (input.isLatest ? changeOnLatestDays : changeOnSameDays)(input, paidIn, options);
  if (!change) return [];
  const { compared, members, given: stated, ...figure } = change;
  const behind = [statement, ...stated.map(subjectOfGiven)];
  // Amounts that were given are compared by months alone.
  const hasOthers = !isOfMonths && sum.hasGiven;
  const isOfAll = isTypical || (!hasOthers && [...sum.members.keys()].every((member) => members.has(member)));
  // Of the latest days the amount beside the change of all is the one that it leads to.
  const leadsToSum = input.isLatest && isOfAll && !isTypical;
  const formula = figure.formula === "portfolio.sameDays" ? "portfolio.compared" : "earnings.cleared";
  const amounts = compared
    .filter(({ when }) => !(leadsToSum && when === "compared"))
    .map(({ when, period, cents }) => ({
      ...{ ...about, id: `${id}.${when}`, metric: `portfolio.earnings.${when}` as const, value: cents, formula },
      ...(period && { period }),
      ...(!isOfAll && ({ n: members.size, sampleOf: "models" } as const)),
    }));
  const inputs = [...amounts.map((amount) => amount.id), ...(leadsToSum ? [id] : [])];
  const name = isOfAll ? "change" : "partChange";
  return [
    ...amounts.map((fact) => ({ fact, behind })),
    {
      fact: {
        ...{ ...(platform && { platform }), ...figure, id: `${id}.${name}`, metric: "portfolio.earnings.change" },
        inputs: inputs.length > 0 ? inputs : [id],
      },
      behind,
    },
  ];
}
