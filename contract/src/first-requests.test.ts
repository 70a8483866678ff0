import { expect, test } from "vitest";
import { firstRequests } from "./first-requests.ts";
import type { MemberRights } from "./workspaces/rights.ts";

const client = { role: "client", scope: "models", seesEarnings: false } as const;

test("firstRequests: a page about a model requests that model and its newest report, its list the person's", () => {
  expect(firstRequests({ page: "/report/:id", path: "/report/7", userId: 3, reportId: 9 })).toEqual([
    "/api/models/7",
    "/api/models/7/report",
    "/api/reports/9/changes",
  ]);
  expect(firstRequests({ page: "/report-history", path: "/report-history", userId: 3 })).toEqual([
    "/api/user/3/reports?filter=all&sort=newest&limit=24",
  ]);
});

test("firstRequests: a model without a report requests none, since the answer would be an error", () => {
  expect(firstRequests({ page: "/report/:id", path: "/report/7", userId: 3 })).toEqual(["/api/models/7"]);
});

test("firstRequests: a comparison in the address is requested, and nothing for another query", () => {
  const requestsOf = (query: string) => firstRequests({ page: "/compare", path: "/compare", query, userId: null });
  expect(requestsOf("models=7,12")).toEqual(["/api/comparisons?models=7%2C12"]);
  for (const query of ["models=", "models=7,x", "models=1,2,3,4,5", "models=7&lines=counts", "report=3"])
    expect(requestsOf(query), query).toEqual([]);
  expect(firstRequests({ page: "/search", path: "/search", query: "q=ava", userId: 3 })).toEqual([]);
});

test("firstRequests: a creator's page requests the creator whom its path names, and none where it was opened by a link with a key", () => {
  const page = "/creator/:platform/:handle";
  const visit = { page, path: "/creator/x/ava.a", userId: null } as const;
  expect(firstRequests(visit)).toEqual(["/api/creators/x/ava.a"]);
  expect(firstRequests({ ...visit, query: "key=abc" })).toEqual([]);
});

test("firstRequests: a visitor requests what anybody may", () => {
  expect(firstRequests({ page: "/dashboard", path: "/dashboard", userId: null })).toEqual([]);
  expect(firstRequests({ page: "/analytics", path: "/analytics", userId: null })).toEqual([
    "/api/analytics?period=30d&metric=followers",
  ]);
});

test("firstRequests: a client's home requests their models, to-dos, consents, splits and goals, and nothing of a dashboard", () => {
  expect(firstRequests({ page: "/dashboard", path: "/dashboard", userId: 3, member: client })).toEqual([
    ...["/api/user/3/portfolio", "/api/todos?of=mine", "/api/consents", "/api/splits", "/api/goals"],
  ]);
});

test("firstRequests: what a member may not read is not requested, by role and by the earnings switch", () => {
  const requestsOf = (page: "/profiles" | "/evidence/:id" | "/earnings/:id", member: MemberRights) =>
    firstRequests({ page, path: page.replace(":id", "7"), userId: 3, member });
  expect(requestsOf("/profiles", client)).toEqual(["/api/user/3/portfolio", "/api/models/trending?limit=20"]);
  for (const page of ["/evidence/:id", "/earnings/:id"] as const)
    expect(requestsOf(page, client)).toEqual(["/api/models/7"]);
  expect(requestsOf("/earnings/:id", { ...client, seesEarnings: true })).toHaveLength(2);
});
