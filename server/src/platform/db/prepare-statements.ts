import type { ClientBase } from "pg";

/** Statements that a session keeps at most: PostgreSQL holds the plan of each in the session's memory. */
const mostNames = 400;
/** Texts used once that are remembered at most: one with a list of varying length may never come again. */
const mostTexts = 2_000;
/** Longer ones insert many rows, which needs next to no planning. */
const longestText = 20_000;

const usedOnce = new Set<string>();
const names = new Map<string, string>();

/**
 * Lets the session parse and plan a statement once instead of at each execution: a text that is used for the second time
 * gets a name, under which PostgreSQL keeps it. Not for sessions behind a pooler, where the next statement may reach another one.
 */
export function prepareStatements(client: ClientBase): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, [first, ...rest]: unknown[]) => Reflect.apply(query, self, [withName(first), ...rest]),
  });
}

/** Drizzle gives a text with its types, the queue texts alone or with a name of its own. */
function withName(query: unknown): unknown {
  if (typeof query !== "object" || query === null || !("types" in query) || !("text" in query)) return query;
  const name = nameOf(String(query.text));
  return name === undefined ? query : { ...query, name };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size === mostNames || text.length > longestText) return known;
  if (!usedOnce.delete(text)) {
    if (usedOnce.size === mostTexts) usedOnce.clear();
    usedOnce.add(text);
    return undefined;
  }
  const name = `statement_${names.size}`;
  names.set(text, name);
  return name;
}
