import { commaList, type Query, queryText } from "../read-query.ts";
import { invalidRequest, type XProblem } from "./problems.ts";

/** The members and values that the stand-in knows; X knows more. */
const accepted: ReadonlyMap<string, readonly string[]> = new Map([
  ["user.fields", ["created_at", "description", "id", "name", "protected", "public_metrics", "username", "verified"]],
  ["tweet.fields", ["created_at", "id", "public_metrics", "text"]],
  ["exclude", ["replies", "retweets"]],
]);

/** The first thing wrong with a query: a parameter that the call does not take, or a list value that it does not know. */
export function checkQuery(query: Query, parameters: readonly string[]): XProblem | undefined {
  for (const name of Object.keys(query)) {
    const value = queryText(query, name) ?? "";
    if (!parameters.includes(name))
      return invalidRequest(name, value, `The query parameter [${name}] is not one of [${parameters.join(",")}]`);
    const known = accepted.get(name);
    const wrong = known && commaList(query, name).find((item) => !known.includes(item));
    if (wrong !== undefined)
      return invalidRequest(
        name,
        value,
        `The \`${name}\` query parameter value [${wrong}] is not one of [${known?.join(",")}]`,
      );
  }
  return undefined;
}
