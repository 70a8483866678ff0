import type { signupBody } from "@fanradar/contract";
import type * as z from "zod/mini";
import { users } from "../db/schema.ts";
import type { Context } from "../http/context.ts";
import { fail } from "../http/fail.ts";
import { takeTry } from "../http/limit.ts";
import { openSession, type SessionUser } from "../http/session.ts";
import { emailKey, signupsPerEmail, signupsPerNetwork, takenPerNetwork } from "./attempts.ts";
import { findAccount } from "./find-account.ts";
import { hashPassword } from "./password.ts";
import { mailVerification } from "./verification.ts";

interface From {
  network: string;
  userAgent: string | undefined;
}

/** Makes an account with its session and its verification mail, all or nothing. */
export async function signUp(ctx: Context, { name, email, password }: z.output<typeof signupBody>, from: From) {
  const { db } = ctx;
  const wait =
    (await takeTry(db, emailKey("signup:email", email), signupsPerEmail)) ??
    (await takeTry(db, `signup:network:${from.network}`, signupsPerNetwork));
  if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
  if (await findAccount(db, email)) return sayTaken(ctx, from);

  const passwordHash = await hashPassword(password);
  const made = await db.transaction(async (tx) => {
    const [user] = await tx.insert(users).values({ name, email, passwordHash }).onConflictDoNothing().returning({
      id: users.id,
      email: users.email,
      name: users.name,
      googleId: users.googleId,
      userType: users.userType,
      isVerified: users.isVerified,
    });
    if (!user) return undefined;
    await mailVerification(ctx, tx, user);
    const signedIn: { user: SessionUser; token: string } = {
      user,
      token: await openSession(tx, user.id, from.userAgent),
    };
    return signedIn;
  });
  return made ?? sayTaken(ctx, from);
}

/** That an address is taken is told, but not endlessly to one who asks. */
async function sayTaken({ db }: Context, { network }: From) {
  const wait = await takeTry(db, `signup:taken:${network}`, takenPerNetwork);
  if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
  return fail("invalid", { fields: { email: "email.taken" } });
}
