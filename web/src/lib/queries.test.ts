import { getModel, listModels, listTrending } from "@fanradar/contract";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { beginAnswers } from "./early-answers.ts";
import { callKey, callQuery, invalidate } from "./queries.ts";

const ofUser = { params: { id: 5 } };

test("callKey: equal requests have equal keys", () => {
  const { queryKey } = callQuery(listModels, { params: { id: "5" }, query: { tag: undefined } });
  expect(queryKey).toEqual(callKey(listModels, ofUser));
});

test.each([
  ["another call", callKey(getModel, ofUser)],
  ["other parameters", callKey(listModels, { params: { id: 6 } })],
  ["a query", callKey(listModels, { ...ofUser, query: { tag: "summer" } })],
  ["something else that it depends on", callKey(listModels, { ...ofUser, dependsOn: null })],
])("callKey: %s makes another key", (_, key) => {
  expect(key).not.toEqual(callKey(listModels, ofUser));
});

test("invalidate: marks every answer of the call with at least this input, and no other", async () => {
  const client = new QueryClient();
  const all = callKey(listModels, ofUser);
  const tagged = callKey(listModels, { ...ofUser, query: { tag: "summer" } });
  const others = callKey(listModels, { params: { id: 6 } });
  const trending = callKey(listTrending);
  const stale = () =>
    [all, tagged, others, trending].filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  for (const queryKey of [all, tagged, others, trending]) client.setQueryData<object[]>(queryKey, []);
  await invalidate(client, listModels, ofUser);
  expect(stale()).toEqual([all, tagged]);
  await invalidate(client, listModels);
  expect(stale()).toEqual([all, tagged, others]);
});

test("invalidate: a first load answered before the change is fetched again, and not kept", async () => {
  const client = new QueryClient();
  const queryKey = callKey(listModels, ofUser);
  const answers: ((names: string[]) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  const done = invalidate(client, listModels, ofUser);
  answers[0]?.(["before"]);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(["after"]);
  await done;
  expect(observer.getCurrentResult().data).toEqual(["after"]);
  stop();
});

/** A document that has requested these addresses, and brought these answers along. */
const stubDocument = ({ links = [], brought }: { links?: string[]; brought?: Record<string, unknown> }) =>
  vi.stubGlobal("document", {
    querySelectorAll: () => links.map((href) => ({ href })),
    getElementById: () => (brought ? { textContent: JSON.stringify(brought) } : null),
  });

test("callQuery: what the document has brought is shown at once and not requested", async () => {
  stubDocument({ brought: { "/api/models/1": { id: 1 } } });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("a request was made")));
  beginAnswers();
  const client = new QueryClient();
  const query = callQuery(getModel, { params: { id: 1 } });
  expect(new QueryObserver(client, query).getCurrentResult().data).toEqual({ id: 1 });
  expect(await client.fetchQuery(query)).toEqual({ id: 1 });
  vi.unstubAllGlobals();
});

test("callQuery: what the document has requested is requested once, and shown at once where it has arrived", async () => {
  const requested: string[] = [];
  const later = Promise.withResolvers<Response>();
  stubDocument({ links: ["http://a/api/models/1", "http://a/api/models/2"] });
  vi.stubGlobal("fetch", (address: string) => {
    requested.push(address);
    return address.endsWith("2") ? later.promise : Promise.resolve(Response.json({ id: requested.length }));
  });
  beginAnswers();
  await new Promise((resolve) => setTimeout(resolve));
  const client = new QueryClient();
  const observe = (id: number) => new QueryObserver(client, callQuery(getModel, { params: { id } }));
  expect([observe(1), observe(2)].map((one) => one.getCurrentResult().data)).toEqual([{ id: 1 }, undefined]);
  const read = (id: number) => client.fetchQuery(callQuery(getModel, { params: { id } }));
  const [first, second] = [read(1), read(2)];
  later.resolve(Response.json({ id: 2 }));
  expect(await Promise.all([first, second])).toEqual([{ id: 1 }, { id: 2 }]);
  expect(requested).toEqual(["/api/models/1", "/api/models/2"]);
  // A reset query, as of another workspace, shows nothing of it any more.
  await client.resetQueries();
  expect(observe(1).getCurrentResult().data).toBeUndefined();
  expect(await read(1)).toEqual({ id: 3 });
  vi.unstubAllGlobals();
});

test("callQuery: a query that keeps what was shown before shows what the document has requested first, and on its next input the answer before", async () => {
  const later = Promise.withResolvers<Response>();
  stubDocument({ links: ["http://a/api/models/1"] });
  vi.stubGlobal("fetch", (address: string) =>
    address.endsWith("2") ? later.promise : Promise.resolve(Response.json({ id: 1 })),
  );
  beginAnswers();
  await new Promise((resolve) => setTimeout(resolve));
  const client = new QueryClient();
  const inputOf = (id: number, keepsPrevious: boolean) => callQuery(getModel, { params: { id }, keepsPrevious });
  const observers = [true, false].map((keeps) => new QueryObserver(client, inputOf(1, keeps)));
  const shown = () => observers.map((one) => one.getCurrentResult().data);
  expect(shown()).toEqual([{ id: 1 }, { id: 1 }]);
  const stops = observers.map((one) => one.subscribe(() => {}));
  await client.fetchQuery(inputOf(1, true));
  for (const [at, one] of observers.entries()) one.setOptions(inputOf(2, at === 0));
  expect(shown()).toEqual([{ id: 1 }, undefined]);
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

test("callQuery: where what the document has requested fails, the call is made as usual", async () => {
  const answers = [new Response("", { status: 503 }), Response.json({ id: 1 })];
  stubDocument({ links: ["http://a/api/models/1"] });
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
  beginAnswers();
  expect(await new QueryClient().fetchQuery(callQuery(getModel, { params: { id: 1 } }))).toEqual({ id: 1 });
  vi.unstubAllGlobals();
});
