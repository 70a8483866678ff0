import { and, eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { sessions, users } from "../../platform/db/schema.ts";
import { readSessionCookie, setSessionCookie } from "../../platform/http/session-cookie.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import { closeSession } from "../access/close-sessions.ts";
import { adoptGuestOf } from "../access/guest.ts";
import { openSession } from "../access/session.ts";
import { createNotification } from "../notifications/create-notification.ts";
import { type AccountRow, accountColumns } from "./find-account.ts";
import { rememberBrowser } from "./known-browser.ts";
import { openChallenge, setChallengeCookie } from "./second-factor/challenge.ts";

interface Over {
  config: Config;
  request: FastifyRequest;
  reply: FastifyReply;
}
interface FirstStep extends Over {
  /** Where it was two factors in one, no code follows it. */
  isBothFactors?: boolean;
  /** Whether what passed it is still there, under the lock of the account. */
  stillStands?: (tx: Tx) => Promise<boolean>;
}

/**
 * From an account whose first step is passed to its session, or to the challenge of its second factor. `changed`: password
 * or second factor changed since that step, which ended every session; none begins after it by what counted before.
 */
export async function finishSignIn(
  db: Db,
  account: AccountRow,
  { config, request, reply, isBothFactors = false, stillStands }: FirstStep,
): Promise<"signed-in" | "second-factor" | "changed"> {
  const needsCode = account.hasSecondFactor && !isBothFactors;
  const opened = await db.transaction(async (tx) => {
    if (!(await isUnchanged(tx, account)) || (await stillStands?.(tx)) === false) return undefined;
    return needsCode ? openChallenge(tx, account.id) : replaceSession(tx, account.id, { config, request });
  });
  if (opened === undefined) return "changed";
  if (needsCode) setChallengeCookie(config, reply, opened);
  else setSessionCookie(config, reply, opened);
  rememberBrowser(config, account, { request, reply });
  return needsCode ? "second-factor" : "signed-in";
}

/** Begins a session in place of the one that the browser had; what was begun as a visitor is carried over. Returns its token. */
export async function replaceSession(
  tx: Tx,
  userId: number,
  { config, request }: Pick<Over, "config" | "request">,
): Promise<string> {
  const replaced = readSessionCookie(config, request);
  if (replaced !== undefined) await closeSession(tx, replaced);
  await adoptGuestOf(tx, userId, { config, request });
  await mailNewBrowser(tx, userId, request.headers["user-agent"]);
  return openSession(tx, userId, request.headers["user-agent"]);
}

/** Locks password and second factor until the caller's transaction ends. Returns whether they are unchanged. */
async function isUnchanged(tx: Tx, was: AccountRow): Promise<boolean> {
  const [now] = await tx.select(accountColumns).from(users).where(eq(users.id, was.id)).for("share");
  const isSame = now?.passwordHash === was.passwordHash && now.hasSecondFactor === was.hasSecondFactor;
  return isSame && !now.isDisabled;
}

/** Notifies of a sign-in by a browser without another session of the person, once per browser. */
async function mailNewBrowser(tx: Tx, userId: number, userAgent = ""): Promise<void> {
  const [same] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.userAgent, userAgent.slice(0, 300))))
    .limit(1);
  if (!same)
    await createNotification(tx, {
      userId,
      kind: "new-sign-in",
      key: `sign-in by ${hashToken(userAgent).toString("hex")}`,
    });
}
