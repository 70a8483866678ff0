/** Whether growth itself gets slower or faster, in four languages, folded. */
const slower =
  /\b(?:slow(?:s|ed|er|ing)?|losing (?:steam|momentum)|flatten\w*|level(?:l?ing)? off|plateau\w*|langsamer|nachlass\w*|lasst (?:\w+ ){0,3}nach|flacht|verlangsam\w*|stockt|fren\w*|ralent\w*|desaceler\w*|mas (?:lento|despacio)|moins vite|essouffl\w*|stagn\w*)\b/;
const faster =
  /\b(?:faster|speed\w* up|accelerat\w*|picking up|schneller|beschleunig\w*|mas rapido|aceler\w*|plus (?:vite|rapide\w*)|acceler\w*)\b/;

/** Which change of pace a text asks about; undefined where it asks about none, or compares models. */
export function findPace(tokens: readonly string[]): "slower" | "faster" | undefined {
  const text = tokens.join(" ");
  if (slower.test(text)) return "slower";
  return faster.test(text) ? "faster" : undefined;
}
