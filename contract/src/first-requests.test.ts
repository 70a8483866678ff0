import { expect, test } from "vitest";
import { firstRequests } from "./first-requests.ts";

test("firstRequests: a page about a model requests that model, its list the person's", () => {
  expect(firstRequests({ page: "/report/:id", path: "/report/7", userId: 3 })).toEqual([
    "/api/models/7",
    "/api/models/7/report",
  ]);
  expect(firstRequests({ page: "/report-history", path: "/report-history", userId: 3 })).toEqual([
    "/api/user/3/reports?filter=all&sort=newest&limit=24",
  ]);
});

test("firstRequests: a visitor requests what anybody may", () => {
  expect(firstRequests({ page: "/dashboard", path: "/dashboard", userId: null })).toEqual([]);
  expect(firstRequests({ page: "/analytics", path: "/analytics", userId: null })).toEqual([
    "/api/analytics?period=30d&metric=followers",
  ]);
});

test("firstRequests: a client's home requests their models and what was asked of them, and nothing of a dashboard", () => {
  expect(firstRequests({ page: "/dashboard", path: "/dashboard", userId: 3, isClient: true })).toEqual([
    ...["/api/user/3/portfolio", "/api/todos?of=mine", "/api/consents", "/api/splits"],
  ]);
});
