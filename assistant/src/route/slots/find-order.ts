/** Words for the lower end, by their beginnings. */
const lowerEnd =
  /^(?:worst|slowe|least$|lowest|fewest|weake|flop|bottom|bomb|underperf|poorest|smallest|shrank|schlecht|langsam|wenigst|niedrigst|geringst|kleinst|schwach|peor|menos$|lent|pire|moins$|faible|pequen)/;

/** Which end of a ranking a text asks for. */
export function findOrder(tokens: readonly string[]): "best" | "worst" {
  const isLower = tokens.some(
    (token, at) => lowerEnd.test(token) && !/^(?:at|al|au|mindestens)$/.test(tokens[at - 1] ?? ""),
  );
  return isLower ? "worst" : "best";
}
