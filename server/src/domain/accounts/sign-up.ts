import type { FirstPreferences } from "@fanradar/contract";
import type { FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { users } from "../../platform/db/schema.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail } from "../../platform/http/fail.ts";
import { adoptGuest } from "../access/guest.ts";
import { openSession, type SessionUser } from "../access/session.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { refusalOfSignUp } from "../settings/instance-settings.ts";
import { beginSettings } from "../settings/user-settings.ts";
import { admitAddress, refuseTakenAddress } from "./admit-address.ts";
import { findAccount } from "./find-account.ts";
import { isGuessable } from "./guessable-password.ts";
import { hashPassword } from "./password.ts";
import { mailVerification } from "./verification.ts";

interface NewAccount {
  name: string;
  email: string;
  password: string;
  userType: "user" | "model";
  preferences?: FirstPreferences | undefined;
}

/** A new account with the token of its first session. */
export interface SignedUp {
  user: SessionUser;
  token: string;
  passwordHash: string;
}

interface SignUpOptions {
  request: FastifyRequest;
  /** Stored with the account, in its transaction. */
  also?: (tx: Tx, userId: number) => Promise<void>;
}

/** Makes an account with its session, its verification mail and what was begun as a visitor, all or nothing. */
export async function createAccount(
  ctx: Context,
  { name, email, password, userType, preferences }: NewAccount,
  { request, also }: SignUpOptions,
) {
  const { db, config } = ctx;
  const closed = await refusalOfSignUp(db, email);
  if (closed === "closed") return fail("sign-up-closed");
  if (closed) return fail("invalid", { fields: { email: "email.domain" } });
  if (await isGuessable(password, { email, name })) return fail("invalid", { fields: { password: "password.common" } });
  const from = { network: networkOf(request), field: "email" };
  const refused = await admitAddress(ctx, email, from);
  if (refused?.code === "invalid") await mailTaken(ctx, email);
  if (refused) return refused;

  const passwordHash = await hashPassword(password, config.passwordCost);
  const made = await db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ name, email, passwordHash, userType })
      .onConflictDoNothing()
      .returning({
        id: users.id,
        email: users.email,
        name: users.name,
        userType: users.userType,
        isVerified: users.isVerified,
      });
    if (!user) return undefined;
    await beginSettings(tx, user.id, { language: request.reader.language, ...(preferences && { preferences }) });
    await mailVerification(ctx, tx, user);
    await adoptGuest(tx, user.id, { config, request });
    await also?.(tx, user.id);
    const signedIn: SignedUp = {
      user: { ...user, avatar: null, googleId: null },
      passwordHash,
      token: await openSession(tx, user.id, request.headers["user-agent"]),
    };
    return signedIn;
  });
  if (made) return made;
  await mailTaken(ctx, email);
  return refuseTakenAddress(ctx, from);
}

/** Tells whose address it is that somebody tried to sign up with it, once a day: they may have forgotten their account. */
async function mailTaken({ db, config }: Context, email: string): Promise<void> {
  const account = await findAccount(db, email);
  if (!account) return;
  const linkTo = (path: string) => new URL(path, config.publicUrl).href;
  await db.transaction((tx) =>
    queueMail(tx, {
      ...{ userId: account.id, recipient: account.email },
      key: `address taken ${account.id} ${new Date().toISOString().slice(0, 10)}`,
      write: ({ addressTaken: { subject, text } }) => ({
        subject,
        text: text(linkTo("/login"), linkTo("/forgot-password")),
      }),
    }),
  );
}
