import type { Context } from "../../../context.ts";
import { type Failure, fail } from "../../../platform/http/fail.ts";
import { forgetTries, takeTry } from "../../../platform/http/limit.ts";
import { codesPerAccount } from "../attempts.ts";
import { takeCode } from "./second-factor.ts";

/** Takes a code of the account, whose wrong ones are limited wherever they are typed. Undefined when it was right. */
export async function checkCode(
  ctx: Pick<Context, "db" | "config" | "log">,
  userId: number,
  code: string,
): Promise<Failure | undefined> {
  const key = `second-factor:${userId}`;
  const wait = await takeTry(ctx.db, key, codesPerAccount);
  if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
  if (!(await takeCode(ctx, userId, code))) return fail("invalid", { fields: { code: "code.wrong" } });
  await forgetTries(ctx.db, key);
  return undefined;
}
