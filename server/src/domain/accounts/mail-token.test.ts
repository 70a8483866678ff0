import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../test/open-test-app.ts";
import { makeToken, spendToken } from "./mail-token.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

test("makeToken, spendToken: concurrent calls do not deadlock", async () => {
  const { db } = server.ctx;
  const purpose = "verify-email";
  for (let round = 0; round < 5; round++) {
    const { id: userId } = await server.person();
    const make = () => db.transaction((tx) => makeToken(tx, { userId, purpose, hours: 24 }));
    const token = await make();
    const spend = () => db.transaction((tx) => spendToken(tx, { token, purpose }));
    const all = await Promise.allSettled([make(), make(), spend(), make(), spend(), make()]);
    expect(all.flatMap((one) => (one.status === "rejected" ? [String(one.reason?.cause ?? one.reason)] : []))).toEqual(
      [],
    );
  }
});
