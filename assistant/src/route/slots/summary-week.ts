import type { Found } from "../tokens.ts";

const week = /^(?:week|woche|semana|semaine)$/;
const summary =
  /^(?:summar\w*|recap|roundup|review|overview|zusammenfassung|uberblick|ruckblick|resumen|repaso|resume|bilan|recapitulatif|synthese)$/;
const between = /^(?:of|for|the|my|our|der|die|diese[rn]?|von|de|la|mi|nuestra|una|pour|notre|ma|a)$/;

/** 'Summary of the week', 'resumen de la semana': the week that runs. */
export function findSummaryWeek(tokens: readonly string[]): Found<string>[] {
  return tokens.flatMap((token, at) => {
    if (!week.test(token)) return [];
    const from = tokens.findLastIndex((one, place) => place < at && !between.test(one));
    return from >= 0 && from < at - 1 && summary.test(tokens[from] ?? "")
      ? [{ from: at, length: 1, value: "this-week" }]
      : [];
  });
}
