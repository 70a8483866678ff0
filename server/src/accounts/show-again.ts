import type { confirmBody } from "@fanradar/contract";
import type * as z from "zod/mini";
import type { Context } from "../http/context.ts";
import { type Failure, fail, isFailure } from "../http/fail.ts";
import type { SessionUser } from "../http/session.ts";
import { logIn } from "./log-in.ts";
import { checkCode } from "./second-factor/check-code.ts";

/**
 * Does a signed-in person know the password, or have a code of their second factor? Wrong ones count as they do at
 * signing in. Undefined when what they showed is right.
 */
export async function showAgain(
  ctx: Context,
  user: SessionUser,
  { password, code }: z.output<typeof confirmBody>,
  network: string,
): Promise<Failure | undefined> {
  if (password === undefined) return checkCode(ctx, user.id, code ?? "");
  const account = await logIn(ctx, user.email, password, network);
  if (!isFailure(account)) return undefined;
  return account.code === "wrong-credentials" ? fail("invalid", { fields: { password: "password.wrong" } }) : account;
}
