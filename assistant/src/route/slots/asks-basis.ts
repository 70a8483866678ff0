const gross =
  "(?:gross|brutto|bruto|bruta|brut|brute|before (?:fees|commission)|vor abzug|antes de comisiones|avant frais)";
const net = "(?:net|netto|neto|neta|nette?|after (?:fees|commission)|nach abzug|despues de comisiones|apres frais)";
const either = new RegExp(`\\b(?:${gross} (?:or|oder|o|ou) ${net}|${net} (?:or|oder|o|ou) ${gross})\\b`);

/** Whether a text asks if figures are before or after fees: 'is that gross or net?'. */
export const asksBasis = (tokens: readonly string[]): boolean => either.test(tokens.join(" "));
