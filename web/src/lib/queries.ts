import { addressOf, type Call } from "@fanradar/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { type CallInput, call } from "./call.ts";
import { arrivedAnswer, dropAnswers, takeAnswer } from "./early-answers.ts";

type Endpoint = Pick<Call, "method" | "path">;

interface QueryInput<Body extends z.ZodMiniType = z.ZodMiniType> extends Omit<CallInput<Body>, "signal"> {
  /** What the answer depends on beside the request: who is signed in, the run that it was read after. Not sent. */
  dependsOn?: string | number | null | undefined;
  /** What was shown before, of other input, stays until this is answered: nothing jumps. */
  keepsPrevious?: boolean;
}

/**
 * The key under which the answer of a call is cached: the call, then its input. A file is no part of it. A key with less input
 * matches all that have more: `callKey(listModels)` the lists of every tag.
 */
export function callKey({ method, path }: Endpoint, { params, query, body, headers, dependsOn }: QueryInput = {}) {
  const input = { params: texts(params), query: texts(query), body, headers, dependsOn };
  return [`${method} ${path}`, Object.fromEntries(Object.entries(input).filter(isGiven))] as const;
}

/** Key and function of a query that makes a call of the contract, for `useQuery` and the query client. */
export function callQuery<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(endpoint: Call<P, Q, B, O>, input: QueryInput<B> = {}) {
  const { dependsOn: _, keepsPrevious = false, ...sent } = input;
  return queryOptions<z.output<O>, Error, z.output<O>, ReturnType<typeof callKey>>({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => callOnce(endpoint, { ...sent, signal }),
    // Not as initial data, to which the cache goes back when a query is reset.
    placeholderData: (previous) => earlyAnswer(endpoint, sent) ?? (keepsPrevious ? previous : undefined),
  });
}

/** What the document has brought of a call that only reads, until its query has taken it. */
export const earlyAnswer = (endpoint: Endpoint, input: CallInput<z.ZodMiniType>) =>
  isPlain(endpoint, input) ? arrivedAnswer(addressOf(endpoint.path, input)) : undefined;

/** Makes a call, unless the document has. */
export async function callOnce<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(endpoint: Call<P, Q, B, O>, input: CallInput<B>): Promise<z.output<O>> {
  const early = isPlain(endpoint, input) ? takeAnswer(addressOf(endpoint.path, input)) : undefined;
  return early ? early.catch(() => call(endpoint, input)) : call(endpoint, input);
}

/** Nothing but its address says what it asks for. */
const isPlain = ({ method }: Endpoint, { body, file, headers }: CallInput<z.ZodMiniType>) =>
  method === "GET" && body === undefined && file === undefined && headers === undefined;

/**
 * Marks the answers of a call as out of date, all or those of this input. Resolves when those on the page have been fetched again.
 * A first load that is under way is fetched again once it has ended: the client does not restart it, and it may show what was before.
 */
export async function invalidate(client: QueryClient, endpoint: Endpoint, input?: QueryInput): Promise<void> {
  // What has changed meanwhile is not taken up.
  dropAnswers();
  const filter = { queryKey: callKey(endpoint, input) };
  const firstLoads = client
    .getQueryCache()
    .findAll({ ...filter, fetchStatus: "fetching", predicate: ({ state }) => state.data === undefined })
    .map(({ promise }) => promise);
  await client.invalidateQueries(filter);
  if (firstLoads.length === 0) return;
  await Promise.allSettled(firstLoads);
  await client.invalidateQueries(filter);
}

/** Equal requests have equal keys: a number is a text, and an absent member or none at all is left out. */
function texts(values: Record<string, string | number | boolean | undefined> = {}) {
  const given = Object.entries(values).filter(isGiven);
  return given.length === 0 ? undefined : Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

const isGiven = ([, value]: [string, unknown]) => value !== undefined;
