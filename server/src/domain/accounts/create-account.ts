import type { FirstPreferences, Language, ModelSignup } from "@fanradar/contract";
import type { FastifyRequest } from "fastify";
import type { Tx } from "../../platform/db/open-database.ts";
import { users } from "../../platform/db/schema.ts";
import { openSession, type SessionUser } from "../access/session.ts";
import { beginSettings } from "../settings/user-settings.ts";
import { type SubmitSignup, storeModelSignup } from "./model-signup.ts";

export interface NewAccount {
  name: string;
  email: string;
  userType: "user" | "model";
  preferences?: FirstPreferences | undefined;
  /** Of a model: what they hand in of themselves. */
  model?: ModelSignup | null | undefined;
}

/** A new account with the token of its first session. */
export interface SignedUp {
  user: SessionUser;
  token: string;
  passwordHash: string;
}

export interface SignUpOptions {
  request: FastifyRequest;
  submit: SubmitSignup;
}

/** Makes an account with its settings, its first session and what a model hands in, in the caller's transaction. Undefined where its address has one. */
export async function createAccount(
  tx: Tx,
  {
    preferences,
    language,
    model,
    ...account
  }: NewAccount & { passwordHash: string; language: Language; isVerified: boolean },
  { request, submit }: SignUpOptions,
): Promise<SignedUp | undefined> {
  const { id, email, name, userType, isVerified } = users;
  const [user] = await tx
    .insert(users)
    .values(account)
    .onConflictDoNothing()
    .returning({ id, email, name, userType, isVerified });
  if (!user) return undefined;
  await beginSettings(tx, user.id, { language, ...(preferences && { preferences }) });
  if (model) await storeModelSignup(tx, model, { userId: user.id, submit });
  return {
    user: { ...user, avatar: null, googleId: null },
    passwordHash: account.passwordHash,
    token: await openSession(tx, user.id, request.headers["user-agent"]),
  };
}
