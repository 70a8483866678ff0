import { and, eq, inArray, isNotNull, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import {
  accountTokens,
  connectFlows,
  consentInvites,
  consents,
  emailChanges,
  guests,
  loginChallenges,
  mails,
  models,
  passkeyChallenges,
  pendingSignups,
  providerFlows,
  sessions,
  submissions,
  workspaceInvites,
} from "../../platform/db/schema.ts";
import { purgeLimits } from "../../platform/http/limit.ts";
import { guestDays } from "../access/guest.ts";

/** How long an expired invite that nobody used is still listed. */
const unusedInviteDays = 30;

/** How long a mail that the mail server never took is kept for another try. Its links end earlier. */
const unsentMailDays = 7;

/** Deletes sessions, links and windows that ended, none of which works any more, and what visitors left for 14 days. */
export async function purgeExpired(db: Db) {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now()`));
  await db.delete(pendingSignups).where(lt(pendingSignups.expiresAt, sql`now()`));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`));
  await db.delete(providerFlows).where(lt(providerFlows.expiresAt, sql`now()`));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
  await db.delete(connectFlows).where(lt(connectFlows.expiresAt, sql`now()`));
  await db
    .delete(mails)
    .where(and(isNull(mails.sentAt), lt(mails.createdAt, sql`now() - make_interval(days => ${unsentMailDays})`)));
  // With the address of a person who gave nothing.
  await db
    .delete(consentInvites)
    .where(
      and(
        lt(consentInvites.expiresAt, sql`now() - make_interval(days => ${unusedInviteDays})`),
        isNull(consentInvites.linkingAgreedAt),
        isNull(consentInvites.linkingDeclinedAt),
        notExists(db.select({ one: sql`1` }).from(consents).where(eq(consents.inviteId, consentInvites.id))),
      ),
    );
  await db
    .delete(workspaceInvites)
    .where(lt(workspaceInvites.expiresAt, sql`now() - make_interval(days => ${unusedInviteDays})`));
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, sql`now()`));
  // With them goes what they started.
  await db.delete(guests).where(lt(guests.expiresAt, sql`now()`));
  await db.delete(submissions).where(
    and(
      isNotNull(submissions.guestId),
      inArray(
        submissions.id,
        db
          .select({ id: models.id })
          .from(models)
          .where(lt(models.createdAt, sql`now() - make_interval(days => ${guestDays})`)),
      ),
    ),
  );
  await purgeLimits(db);
}
