/** A query as it arrives: a parameter given twice is a list. */
export type Query = Record<string, string | string[] | undefined>;

/** A parameter's text; of several, the last counts, as on the platforms. */
export function queryText(query: Query, name: string): string | undefined {
  const value = query[name];
  return Array.isArray(value) ? value.at(-1) : value;
}

/** A comma list without its blanks. */
export function commaList(query: Query, name: string): string[] {
  return (queryText(query, name) ?? "").split(",").filter((item) => item !== "");
}
