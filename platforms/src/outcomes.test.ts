import { outcomes } from "@fanradar/engine";
import { expect, test } from "vitest";
import { readInstagram } from "./instagram/read-instagram.ts";
import type { FailedOutcome } from "./reading.ts";
import { answering, upstream } from "./test/upstream.ts";
import { readX } from "./x/read-x.ts";

const options = { observedAt: "2026-11-20T09:00:00.000Z", evidence: "read", posts: 20 };
const graph = (code: number, more: object = {}) => ({ error: { message: "m", type: "OAuthException", code, ...more } });
const partial = (title: string, type = "resource-not-found") => ({
  errors: [{ title, type: `https://api.twitter.com/2/problems/${type}` }],
});

type RefusalAnswers = Record<FailedOutcome, [status: number, body: unknown][]>;

/** Business Discovery has no separate answer for private, suspended, personal and unknown accounts, and costs nothing. */
const instagram: RefusalAnswers = {
  not_found: [],
  private: [],
  suspended: [],
  out_of_credits: [],
  not_professional_or_missing: [
    [400, graph(110, { error_subcode: 2207013 })],
    [400, graph(110)],
  ],
  reconnect: [190, 102, 368, 459].map((code) => [400, graph(code)]),
  missing_scope: [10, 200, 299].map((code) => [403, graph(code)]),
  rate_limited: [...[4, 17, 32, 613, 80_002].map((code): [number, unknown] => [400, graph(code)]), [429, ""]],
  no_data: [
    [400, graph(10, { message: "(#10) Not enough viewers for the media to show insights" })],
    [400, graph(100, { error_subcode: 2108006 })],
  ],
  upstream_error: [
    [500, graph(1)],
    [400, graph(2)],
    [400, graph(9_999, { is_transient: true })],
    [503, "<html>"],
    [500, graph(9_999)],
    [502, { error: "a string" }],
  ],
  contract_error: [
    [400, graph(100)],
    [400, graph(100, { error_subcode: 33 })],
    [400, graph(110, { error_subcode: 1 })],
    [200, {}],
    [404, "<html>"],
  ],
};

const x: RefusalAnswers = {
  not_professional_or_missing: [],
  no_data: [],
  not_found: [
    [200, partial("Not Found Error")],
    [404, { title: "Not Found Error", type: "https://api.x.com/2/problems/resource-not-found" }],
  ],
  private: [
    [200, partial("Authorization Error", "not-authorized-for-resource")],
    [200, { data: { id: "9", username: "ava", protected: true } }],
  ],
  suspended: [[200, partial("Forbidden")]],
  reconnect: [[401, { title: "Unauthorized", type: "about:blank", status: 401 }]],
  missing_scope: [
    [403, { type: "https://api.x.com/2/problems/client-forbidden", reason: "client-not-enrolled" }],
    [403, { type: "https://api.x.com/2/problems/unsupported-authentication" }],
  ],
  rate_limited: [
    [429, { title: "Too Many Requests", type: "about:blank", status: 429 }],
    [429, { errors: [{ code: 88 }] }],
  ],
  out_of_credits: [
    [402, { title: "CreditsDepleted", type: "https://api.twitter.com/2/problems/credits" }],
    [402, { title: "Payment Required", type: "https://api.x.com/2/problems/credits-depleted" }],
    [429, { title: "UsageCapExceeded", type: "https://api.twitter.com/2/problems/usage-capped" }],
  ],
  upstream_error: [
    [500, ""],
    [503, "<html>"],
  ],
  contract_error: [
    [400, { type: "https://api.x.com/2/problems/invalid-request", errors: [{ message: "m" }] }],
    [200, partial("Something New", "something-new")],
    [200, {}],
    [404, { title: "Not Found", type: "about:blank", status: 404 }],
    [404, "<html>"],
    [200, "not json"],
  ],
};

const cases = (answers: RefusalAnswers) =>
  outcomes.flatMap((outcome) => {
    const given = Object.entries(answers).find(([name]) => name === outcome)?.[1] ?? [];
    return given.map(([status, body]): [string, number, unknown] => [outcome, status, body]);
  });

test.concurrent.each(cases(instagram))(
  "readInstagram: the outcome is %s for status %d with %j",
  async (outcome, status, body) => {
    await using platform = await upstream(answering(status, body));
    const access = { baseUrl: platform.baseUrl, version: "v26.0", accountId: "1", accessToken: "t" };
    expect((await readInstagram(access, "ava", options)).result).toBe(outcome);
  },
);

test.concurrent.each(cases(x))("readX: the outcome is %s for status %d with %j", async (outcome, status, body) => {
  await using platform = await upstream(answering(status, body));
  expect((await readX({ baseUrl: platform.baseUrl, bearerToken: "t" }, "ava", options)).result).toBe(outcome);
});
