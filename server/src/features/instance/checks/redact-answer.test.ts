import { expect, test } from "vitest";
import { redactAnswer } from "./redact-answer.ts";

const token = "IGQ-a-secret-token";
const url = new URL(`https://graph.example/v26.0/17841400000000001?fields=business_discovery&input_token=${token}`);

test("redactAnswer: keeps what a test replays, and no name, id, text or token", () => {
  const body = {
    business_discovery: {
      ...{ id: "17841407673135339", username: "instagram", name: "A Person", biography: "call me", followers_count: 7 },
      media: { data: [{ id: "12", timestamp: "2026-11-01T00:00:00+0000", media_type: "IMAGE", caption: "HELLO you" }] },
    },
    data: { app_id: "34", user_id: 56, is_valid: true, scopes: ["instagram_basic"], access_token: token },
  };
  const headers = new Headers({ authorization: `Bearer ${token}` });
  const answer = { status: 200, headers, body };
  const recorded = redactAnswer({ platform: "instagram", name: "profile", handle: "instagram", url, answer });
  expect(recorded).toEqual({
    ...{ platform: "instagram", name: "profile", status: 200 },
    request: "GET https://graph.example/v26.0/{id}?fields=…&input_token=…",
    body: {
      business_discovery: {
        ...{ id: "0".repeat(17), username: "instagram", name: "redacted", biography: "redacted", followers_count: 7 },
        media: {
          data: [{ id: "00", timestamp: "2026-11-01T00:00:00+0000", media_type: "IMAGE", caption: "redacted" }],
        },
      },
      data: { app_id: "00", user_id: 0, is_valid: true, scopes: ["instagram_basic"], access_token: "redacted" },
    },
  });
});
