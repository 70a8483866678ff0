import {
  type Analysis,
  getDashboard,
  getModel,
  getReport,
  getSession,
  getSplits,
  type LiveEvent,
  listActivity,
  listEvidence,
  listInCharge,
  listMembers,
  listMentions,
  listModelPage,
  listNotifications,
  listReports,
  listTeamNotes,
  listTodos,
} from "@fanradar/contract";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { applyEvent, followEvents, importProgressKey } from "./live-events.ts";
import { callKey } from "./queries.ts";
import { hasUnreadKey, workspacesKey } from "./session.ts";

const ofUser = { params: { id: 1 } };
const ofModel = { params: { id: 7 } };
const ofAnother = { params: { id: 8 } };
const cached = {
  counts: callKey(getDashboard, ofUser),
  activity: callKey(listActivity, ofUser),
  models: callKey(listModelPage, ofUser),
  "tagged models": callKey(listModelPage, { ...ofUser, query: { tag: "gym" } }),
  model: callKey(getModel, ofModel),
  "another model": callKey(getModel, ofAnother),
  report: callKey(getReport, { ...ofModel, dependsOn: "2026-07-01" }),
  "older version": callKey(getReport, { ...ofModel, query: { version: 2 } }),
  "another report": callKey(getReport, ofAnother),
  history: callKey(listReports, { ...ofUser, query: { sort: "newest" } }),
  notifications: callKey(listNotifications),
  "to-dos": callKey(listTodos, { query: { of: "mine" } }),
  "notes of the team": callKey(listTeamNotes, ofModel),
  mentions: callKey(listMentions),
  "in charge": callKey(listInCharge, { query: { model: 7 } }),
  evidence: callKey(listEvidence, ofModel),
  members: callKey(listMembers),
  split: callKey(getSplits, { ...ofModel, query: { currency: "USD" } }),
};

/** The client after the event, and the queries it marked as out of date. */
function after(event: LiveEvent, workspace?: number) {
  const client = new QueryClient();
  if (workspace) client.setQueryData(workspacesKey, { current: { id: workspace }, all: [] });
  for (const queryKey of [callKey(getSession), ...Object.values(cached)]) client.setQueryData<object>(queryKey, {});
  applyEvent(client, event);
  const stale = Object.entries(cached).flatMap(([name, key]) => (client.getQueryState(key)?.isInvalidated ? name : []));
  return { client, stale };
}

const analysis: Omit<Analysis, "state"> = {
  ...{ id: 1, cause: "submitted", stage: null, stagesDone: 0, stagesDue: 5, readings: [], failure: null },
  ...{ createdAt: "2026-07-01T00:00:00Z", startedAt: null, endedAt: null },
};
const lists = ["counts", "activity", "models", "tagged models", "model"];

test("applyEvent: a stage of an analysis leaves the report as it is", () => {
  const { stale } = after({ topic: "analysis", modelId: 7, analysis: { ...analysis, state: "running" } });
  expect(stale).toEqual(lists);
});

test("applyEvent: a finished analysis brings every version of its own report and the report history up to date", () => {
  const { stale } = after({ topic: "analysis", modelId: 7, analysis: { ...analysis, state: "done" } });
  expect(stale).toEqual([...lists, "report", "older version", "history"]);
});

test("applyEvent: a rating changes its report, the counts and the report history", () => {
  expect(after({ topic: "rating", modelId: 7 }).stale).toEqual([
    "counts",
    "activity",
    "report",
    "older version",
    "history",
  ]);
});

test("applyEvent: a notification states whether something is unread", () => {
  const { client, stale } = after({ topic: "notification", hasUnread: true });
  expect(client.getQueryData(hasUnreadKey)).toBe(true);
  // The other side of a split learns of its months by a notification alone.
  expect(stale).toEqual(["notifications", "split"]);
});

test("applyEvent: the progress of an import is stored under its key, and fetches nothing", () => {
  const { client, stale } = after({ topic: "import", modelId: 7, key: "file-1", done: 0.5 });
  expect(client.getQueryData(importProgressKey("file-1"))).toBe(0.5);
  expect(stale).toEqual([]);
});

test("applyEvent: what a team changed, such as models, to-dos, notes, evidence, members and splits, and the dashboard with its due to-dos are loaded again", () => {
  expect(after({ topic: "team", workspaceId: 3, mayDiffer: true }, 3).stale).toEqual([
    ...["counts", "models", "tagged models", "notifications", "to-dos", "notes of the team", "mentions", "in charge"],
    ...["evidence", "members", "split"],
  ]);
  expect(after({ topic: "team", workspaceId: 3, mayDiffer: false }, 3).stale).toEqual([]);
});

test("applyEvent: of a workspace that another tab opened, the session is loaded before anything else", () => {
  const { client, stale } = after({ topic: "team", workspaceId: 4, mayDiffer: false }, 3);
  expect(stale).toEqual([]);
  expect(client.getQueryState(callKey(getSession))?.isInvalidated).toBe(true);
});

test("applyEvent: lists are fetched for the first of many events, and once more for all others, and no fetching is ended by an event", async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const ended: boolean[] = [];
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    ended.push(signal.aborted);
    return {};
  };
  const stop = new QueryObserver(client, {
    queryKey: cached.counts,
    queryFn,
    initialData: {},
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {});
  for (let event = 0; event < 30; event++) {
    applyEvent(client, { topic: "rating", modelId: event });
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ended).toEqual([false, false]);
  stop();
  vi.useRealTimers();
});

/** The streams that tabs opened, as the browser's. */
const streams: FakeStream[] = [];
class FakeStream {
  onmessage?: (message: { data: string }) => void;
  constructor() {
    streams.push(this);
  }
  close() {}
}

test("followEvents: a tab that begins to follow loads again what it shows if another tab read an event since its page loaded", async () => {
  vi.stubGlobal("EventSource", FakeStream);
  const [first, second, third] = [new QueryClient(), new QueryClient(), new QueryClient()];
  for (const client of [first, second, third]) client.setQueryData<object>(cached.report, {});
  const isStale = (client: QueryClient) => client.getQueryState(cached.report)?.isInvalidated;
  const stops = [followEvents(first)];
  await expect.poll(() => streams).toHaveLength(1);
  streams[0]?.onmessage?.({ data: JSON.stringify({ topic: "notification", hasUnread: false }) });
  const stop = followEvents(second);
  await expect.poll(() => isStale(second)).toBe(true);
  expect(isStale(first)).toBe(false);
  stop();
  // Nothing came since that one stopped. The next to ask is answered after it.
  stops.push(followEvents(third));
  const asking = new BroadcastChannel("fanradar-events");
  const answer = new Promise((resolve) => {
    asking.onmessage = ({ data }) => data.missedBy && resolve(data.missedBy);
  });
  asking.postMessage({ tab: "of long ago", since: 0 });
  expect(await answer).toBe("of long ago");
  expect(isStale(third)).toBe(false);
  asking.close();
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});
