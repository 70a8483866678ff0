import type { PublicLedger, ReportLedger, SealedReport } from "../ledger/sealed.ts";

const idOf = ({ id }: { id: string }) => id;
const evidenceOf = ({ evidence }: { evidence: string }) => evidence;

/** A ledger as it is sealed beside the report's own: what is the same in both by its id alone. */
export function besideReport(ledger: ReportLedger, report: ReportLedger): PublicLedger {
  return {
    ...ledger,
    facts: shorten(ledger.facts, report.facts, idOf),
    series: shorten(ledger.series, report.series, idOf),
    sources: shorten(ledger.sources, report.sources, evidenceOf),
  };
}

/** The public ledger that is sealed in a report, in full; undefined where there is none. */
export function publicLedgerOf(sealed: SealedReport): ReportLedger | undefined {
  const { publicLedger } = sealed;
  return (
    publicLedger && {
      ...publicLedger,
      facts: restore(publicLedger.facts, sealed.facts, idOf),
      series: restore(publicLedger.series, sealed.series, idOf),
      sources: restore(publicLedger.sources, sealed.sources, evidenceOf),
    }
  );
}

function shorten<T>(list: readonly T[], known: readonly T[], keyOf: (one: T) => string): (T | string)[] {
  const texts = new Map(known.map((one) => [keyOf(one), JSON.stringify(one)]));
  return list.map((one) => (texts.get(keyOf(one)) === JSON.stringify(one) ? keyOf(one) : one));
}

function restore<T>(list: readonly (T | string)[], known: readonly T[], keyOf: (one: T) => string): T[] {
  const byKey = new Map(known.map((one) => [keyOf(one), one]));
  return list.map((one) => {
    if (typeof one !== "string") return one;
    const found = byKey.get(one);
    if (found === undefined) throw new Error(`The public ledger names ${one}, which is not in the report.`);
    return found;
  });
}
