import { getModel, listModels, listTrending } from "@fanradar/contract";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
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
