import { expect, test } from "vitest";
import { setUpApp } from "../../test/open-test-app.ts";
import { makeToken, spendToken } from "./mail-token.ts";

const server = await setUpApp();

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
