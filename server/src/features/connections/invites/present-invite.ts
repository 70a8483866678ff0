import type { ConsentInvite, ConsentInviteState, ConsentRequest, RequestedAccount } from "@fanradar/contract";
import type { Config } from "../../../config/config.ts";
import { consentToken } from "../../../domain/connections/consent-token.ts";
import type { ConnectionDeps } from "../../../domain/connections/with-grant.ts";
import { pictureAddress } from "../../../platform/files/picture-address.ts";
import {
  endsAtOf,
  type FoundInvite,
  type InvitedAccount,
  type InviteRow,
  invitedAccountState,
  isAnswerable,
  isWorthConnecting,
  missingScopesOf,
} from "./find-invites.ts";

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** How an invite stands: what was answered comes before what became of the invite itself. */
export function inviteStateOf({ invite, isExpired, accounts }: FoundInvite): ConsentInviteState {
  const linking = presentLinking(invite)?.state;
  const states = [...accounts.map(invitedAccountState), ...(linking ? [linking] : [])];
  if (states.some((state) => state === "connected" || state === "agreed")) return "connected";
  if (states.some((state) => state === "ended" || state === "lost")) return "ended";
  if (states.every((state) => state === "declined")) return "declined";
  if (invite.revokedAt) return "revoked";
  if (isExpired) return "expired";
  return invite.openedAt ? "opened" : "sent";
}

/** What was answered about an X handle and an OnlyFans page; null where it was not asked. */
export function presentLinking(invite: InviteRow): ConsentInvite["linking"] {
  const { linkingX: x, linkingOnlyfans: onlyfans, linkingAgreedAt, linkingDeclinedAt } = invite;
  if (x === null || onlyfans === null) return null;
  const state = linkingDeclinedAt ? "declined" : linkingAgreedAt ? "agreed" : "open";
  return { x, onlyfans, state, at: iso(linkingDeclinedAt ?? linkingAgreedAt) };
}

/** An invite for who made it. */
export function presentInvite(config: Pick<Config, "appSecret">, found: FoundInvite): ConsentInvite {
  const { invite, accounts } = found;
  const { id, note, language, recipient, mailedAt, createdAt, expiresAt, openedAt } = invite;
  return {
    ...{ id, note, language, recipient, token: consentToken(config, invite), state: inviteStateOf(found) },
    accounts: accounts.map((account) => ({
      platform: account.platform,
      handle: account.handle,
      state: invitedAccountState(account),
      at: iso(account.consent?.endedAt ?? account.consent?.grantedAt ?? account.declinedAt),
    })),
    linking: presentLinking(invite),
    mailedAt: iso(mailedAt),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    openedAt: iso(openedAt),
  };
}

type Instance = ConnectionDeps["config"] & Pick<Config, "sandboxUrl">;

/** An invite for the creator who has its link. Closed, it shows what she answered and nothing more. */
export function presentRequest(config: Instance, found: FoundInvite, now: Date): ConsentRequest {
  const { invite, sender, isExpired, accounts } = found;
  const isClosed = invite.revokedAt !== null || isExpired;
  const linking = presentLinking(invite);
  return {
    state: isClosed ? "closed" : "open",
    sender: { ...sender, logo: pictureAddress(sender.logo) },
    note: isClosed ? null : invite.note,
    createdAt: invite.createdAt.toISOString(),
    expiresAt: invite.expiresAt.toISOString(),
    accounts: accounts
      .filter((account) => !isClosed || account.consent)
      .map((account) => presentAccount(config, found, { account, now })),
    linking: linking && !(isClosed && linking.state === "open") ? { ...linking, canAgree: hasProvedX(found) } : null,
    hasReminder: invite.recipient !== null,
  };
}

/** Whether somebody signed in to the X account that is asked about, by this invite. */
const hasProvedX = ({ accounts }: FoundInvite) =>
  accounts.some(({ platform, consent }) => platform === "x" && consent !== undefined);

function presentAccount(
  config: Instance,
  found: FoundInvite,
  { account, now }: { account: InvitedAccount; now: Date },
): RequestedAccount {
  const { platform, handle, consent, connection, hasEvidence } = account;
  const endsAt = endsAtOf(config, account);
  return {
    platform,
    handle,
    state: invitedAccountState(account),
    canConnect:
      config.connect[platform] !== undefined && isAnswerable(found, account) && isWorthConnecting(account, endsAt, now),
    grantedAt: iso(consent?.grantedAt),
    endedAt: iso(consent?.endedAt),
    endsAt: endsAt ?? null,
    lastReadAt: iso(connection?.lastReadAt),
    missingScopes: missingScopesOf(account),
    hasReadings: consent !== undefined && hasEvidence,
    sandbox: connection?.sandbox ?? config.sandboxUrl !== undefined,
  };
}
