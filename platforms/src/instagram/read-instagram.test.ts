import { describe, expect, test } from "vitest";
import { answering, hasRecordings, recorded, recordings, upstream } from "../test/upstream.ts";
import { readInstagram } from "./read-instagram.ts";

const now = "2026-11-20T09:00:00.000Z";
const options = { observedAt: now, evidence: "api:instagram:a:2026-11-20T09", posts: 25 };
const access = (baseUrl: string) => ({ baseUrl, version: "v26.0", accountId: "1", accessToken: "SECRET-TOKEN" });
const target = (members: object) => ({ business_discovery: { id: "9", username: "a", ...members }, id: "1" });

describe.skipIf(!hasRecordings)("recorded bodies", () => {
  const outcomes: Record<string, string> = {
    "instagram/error__business_discovery_not_exists.json": "not_professional_or_missing",
    "instagram/error__business_discovery_not_business.json": "not_professional_or_missing",
    "instagram/error__token_session_expired.json": "reconnect",
    "instagram/error__token_could_not_be_decrypted.json": "reconnect",
    "instagram/error__app_rate_limit_code4.json": "rate_limited",
    "instagram/error__media_before_business_2108006.json": "contract_error",
    "instagram/error__permission_code10.json": "missing_scope",
  };
  test.each(recordings.filter(({ file }) => file.startsWith("instagram/error__")))(
    "$file is classified",
    async ({ file, status }) => {
      await using platform = await upstream(answering(status ?? 400, recorded(file)));
      const reading = await readInstagram(access(platform.baseUrl), "a", options);
      expect(reading.result).toBe(outcomes[file]);
      expect(platform.requests).toHaveLength(1);
    },
  );

  test("a small account gives its counts and its one post, which has no words", async () => {
    await using platform = await upstream(answering(200, recorded("instagram/business_discovery__small_account.json")));
    const reading = await readInstagram(access(platform.baseUrl), "qq122755990", options);
    expect(reading).toMatchObject({ result: "ok", externalId: "17841406427775093", postsComplete: true });
    if (reading.result !== "ok") return;
    expect(reading.observations.map(({ metric, value }) => [metric, value])).toEqual([
      ["followers", 26],
      ["following", 103],
      ["posts.total", 43],
    ]);
    expect(reading.posts).toEqual([
      {
        platform: "instagram",
        externalId: "17893970282591724",
        publishedAt: "2022-03-07T07:44:39.000Z",
        kind: "carousel",
        likes: 2,
        comments: 3,
        evidence: options.evidence,
      },
    ]);
  });

  test("an account without media and without a following count has neither", async () => {
    await using platform = await upstream(answering(200, recorded("instagram/business_discovery__profile_only.json")));
    const reading = await readInstagram(access(platform.baseUrl), "facebookfordevelopers", options);
    expect(reading).toMatchObject({ result: "ok", posts: [] });
    if (reading.result === "ok")
      expect(reading.observations.map(({ metric }) => metric)).toEqual(["followers", "posts.total"]);
  });
});

describe("constructed answers", () => {
  test("a hidden like count stays absent", async () => {
    const post = { id: "p", media_type: "IMAGE", timestamp: "2026-11-01T00:00:00+0000", comments_count: 4 };
    await using platform = await upstream(answering(200, target({ followers_count: 5, media: { data: [post] } })));
    const reading = await readInstagram(access(platform.baseUrl), "a", options);
    expect(reading.result === "ok" && reading.posts[0]).not.toHaveProperty("likes");
  });

  test("pages are followed by cursor, and a page that fails leaves what came before", async () => {
    const page = (ids: string[], after?: string) =>
      target({
        followers_count: 5,
        media: {
          data: ids.map((id) => ({ id, timestamp: "2026-11-01T00:00:00+0000" })),
          ...(after && { paging: { cursors: { after } } }),
        },
      });
    await using platform = await upstream((request, response) => {
      const fields = new URL(request.url ?? "", "http://platform").searchParams.get("fields") ?? "";
      if (fields.includes(".after(two)")) return answering(500, "<html>")(request, response);
      answering(200, fields.includes(".after(one)") ? page(["b"], "two") : page(["a"], "one"))(request, response);
    });
    const reading = await readInstagram(access(platform.baseUrl), "a", options);
    expect(reading).toMatchObject({ result: "ok", postsComplete: false });
    expect(reading.result === "ok" && reading.posts.map(({ externalId }) => externalId)).toEqual(["a", "b"]);
  });

  test.each([
    [
      "a business limit",
      400,
      { error: { message: "m", code: 80002 } },
      { "x-business-use-case-usage": '{"1":[{"type":"instagram","estimated_time_to_regain_access":30}]}' },
      "2026-11-20T09:30:00.000Z",
    ],
    ["a status of 429", 429, {}, { "retry-after": "60" }, "2026-11-20T09:01:00.000Z"],
  ])("%s says until when to stay away", async (_, status, body, headers, blockedUntil) => {
    await using platform = await upstream(answering(status, body, headers));
    expect(await readInstagram(access(platform.baseUrl), "a", options)).toMatchObject({
      result: "rate_limited",
      usage: { blockedUntil },
    });
    expect(platform.requests).toHaveLength(1);
  });

  test("an app that is three quarters used up is slowed down though the read succeeded", async () => {
    await using platform = await upstream(
      answering(200, target({ followers_count: 1 }), {
        "x-app-usage": '{"call_count":75,"total_time":1,"total_cputime":1}',
      }),
    );
    expect((await readInstagram(access(platform.baseUrl), "a", options)).usage.blockedUntil).toBe(
      "2026-11-20T09:15:00.000Z",
    );
  });

  test.each([
    ["another account", target({ username: "b" })],
    ["a negative count", target({ followers_count: -1 })],
    ["a count as text", target({ followers_count: "12" })],
    ["a list", []],
    ["nothing", null],
    ["half a body", '{"business_discovery": {'],
  ])("%s in the answer breaks the contract", async (_, body) => {
    await using platform = await upstream(answering(200, body));
    expect((await readInstagram(access(platform.baseUrl), "a", options)).result).toBe("contract_error");
  });

  test("a transient error is asked again, and only then refused", async () => {
    await using platform = await upstream(answering(500, { error: { message: "m", code: 2, is_transient: true } }));
    expect((await readInstagram(access(platform.baseUrl), "a", options)).result).toBe("upstream_error");
    expect(platform.requests).toHaveLength(3);
  });

  test("an endless body is cut", async () => {
    await using platform = await upstream((_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const chunk = "x".repeat(1024 * 1024);
      const send = () => {
        while (response.writable && response.write(chunk));
      };
      response.on("drain", send);
      send();
    });
    expect(await readInstagram(access(platform.baseUrl), "a", options)).toMatchObject({
      result: "upstream_error",
      detail: "too-large",
    });
  });

  test("a redirect is not followed", async () => {
    await using platform = await upstream((_, response) =>
      response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    );
    expect(await readInstagram(access(platform.baseUrl), "a", options)).toMatchObject({
      result: "upstream_error",
      detail: "redirected",
    });
    expect(platform.requests).toHaveLength(1);
  });

  test.each([["a dropped connection", (socket: { destroy(): void }) => socket.destroy()]])(
    "%s is unreachable, and the token stands in no answer",
    async (_, drop) => {
      await using platform = await upstream((request) => drop(request.socket));
      const reading = await readInstagram(access(platform.baseUrl), "a", options);
      expect(reading.result).toBe("upstream_error");
      expect(JSON.stringify(reading)).not.toContain("SECRET-TOKEN");
    },
  );

  test("a body that does not decompress is unreachable", async () => {
    await using platform = await upstream((_, response) => {
      response.writeHead(200, { "content-encoding": "gzip" });
      response.end("not gzip");
    });
    expect((await readInstagram(access(platform.baseUrl), "a", options)).result).toBe("upstream_error");
  });
});
