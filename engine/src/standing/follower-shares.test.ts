import { expect, test } from "vitest";
import { makeFact, makeMissing } from "../ledger/make-fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { followerShares } from "./follower-shares.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const followers = (platform: Platform, value: number, at = asOf) =>
  makeFact({ id: `${platform}.followers`, metric: "followers", platform, kind: "measured", value, asOf: at }, [
    { kind: "api", sandbox: false },
  ]);

test("followerShares: each platform's part of the sum, as old as the oldest count", () => {
  const shares = followerShares([followers("instagram", 300), followers("x", 100, "2026-11-02T00:00:00.000Z")]);
  expect(shares).toMatchObject([
    { id: "instagram.follows.share", value: 75, unit: "percent", asOf: "2026-11-02T00:00:00.000Z" },
    { id: "x.follows.share", value: 25, inputs: ["instagram.followers", "x.followers"] },
  ]);
});

test("followerShares: a platform without a count has no part; without any count, or of nobody, there is none", () => {
  const missing = makeMissing(
    { id: "tiktok.followers", metric: "followers", platform: "tiktok", asOf },
    { code: "not-found" },
  );
  expect(followerShares([followers("x", 5), missing])).toMatchObject([{ id: "x.follows.share", value: 100 }]);
  expect(followerShares([missing])).toEqual([]);
  expect(followerShares([followers("x", 0)])).toEqual([]);
});
