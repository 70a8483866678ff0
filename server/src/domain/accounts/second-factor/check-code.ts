import type { Context } from "../../../context.ts";
import { type Failure, fail } from "../../../platform/http/fail.ts";
import { forgetTries, takeTry } from "../../../platform/http/limit.ts";
import { codesPerAccount } from "../attempts.ts";
import { takeCode } from "./second-factor.ts";

/**
 * Takes a code of the account. Wrong ones are counted together for all sign-ins, and for each session that asks for a code
 * by itself. Undefined when it was right.
 */
export async function checkCode(
  ctx: Pick<Context, "db" | "config" | "log">,
  userId: number,
  code: string,
  session = "sign-in",
): Promise<Failure | undefined> {
  const key = `second-factor:${userId}:${session}`;
  const wait = await takeTry(ctx.db, key, codesPerAccount);
  if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
  if (!(await takeCode(ctx, userId, code))) return fail("invalid", { fields: { code: "code.wrong" } });
  await forgetTries(ctx.db, key);
  return undefined;
}
