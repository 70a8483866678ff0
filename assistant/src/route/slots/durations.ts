const numerals = [
  /^(?:a|an|one|eine[mr]?|una?|une?)$/,
  /^(?:two|zwei|dos|deux|couple)$/,
  /^(?:three|drei|tres|trois)$/,
  /^(?:four|vier|cuatro|quatre)$/,
  /^(?:five|funf|cinco|cinq)$/,
  /^(?:six|sechs|seis)$/,
  /^(?:seven|sieben|siete|sept)$/,
  /^(?:eight|acht|ocho|huit)$/,
  /^(?:nine|neun|nueve|neuf)$/,
  /^(?:ten|zehn|diez|dix)$/,
  /^(?:eleven|elf|once|onze)$/,
  /^(?:twelve|zwolf|doce|douze)$/,
];
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:day|tag|dia|jour)/, 1],
  [/^(?:week|woche|semana|semaine)/, 7],
  [/^(?:month|monat|mes$|meses|mois)/, 30.4],
  [/^(?:year|jahr|ano|an$|ans$|annee)/, 365.25],
  [/^(?:decade|jahrzehnt|decada|decennie)/, 3_652.5],
];

/** The number that a folded word is: '3', 'drei'. Undefined of other words. */
export function numberOf(word: string): number | undefined {
  const numeral = numerals.findIndex((one) => one.test(word)) + 1;
  const count = /^\d{1,3}$/.test(word) ? Number(word) : numeral;
  return count > 0 ? count : undefined;
}

/** The days that a folded number or numeral of a unit of time is: 'two' 'weeks', '3' 'meses'. Undefined of other words. */
export function daysOf(number: string, unit: string): number | undefined {
  const count = numberOf(number);
  const days = units.find(([pattern]) => pattern.test(unit))?.[1];
  return count !== undefined && days !== undefined ? Math.round(count * days) : undefined;
}
