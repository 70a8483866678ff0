const numerals = [
  /^(?:a|an|one|eine[mr]?|una?|une?)$/,
  /^(?:two|zwei|dos|deux|couple)$/,
  /^(?:three|drei|tres|trois)$/,
  /^(?:four|vier|cuatro|quatre)$/,
  /^(?:five|funf|cinco|cinq)$/,
];
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:day|tag|dia|jour)/, 1],
  [/^(?:week|woche|semana|semaine)/, 7],
  [/^(?:month|monat|mes$|meses|mois)/, 30.4],
  [/^(?:year|jahr|ano|an$|ans$|annee)/, 365.25],
  [/^(?:decade|jahrzehnt|decada|decennie)/, 3_652.5],
];

/** The days that a folded number or numeral of a unit of time is: 'two' 'weeks', '3' 'meses'. Undefined of other words. */
export function daysOf(number: string, unit: string): number | undefined {
  const numeral = numerals.findIndex((one) => one.test(number)) + 1;
  const count = /^\d{1,3}$/.test(number) ? Number(number) : numeral;
  const days = units.find(([pattern]) => pattern.test(unit))?.[1];
  return count > 0 && days !== undefined ? Math.round(count * days) : undefined;
}
