import type { ConnectOutcome } from "@fanradar/contract";

/** Accounts that a creator lets this instance read. */
export const connectWords = {
  title: "Connected accounts",
  lead: "What the platform itself tells of the account, read daily with its owner's consent. FanRadar never asks for the password of another platform.",
  none: "None of this model's links can be connected.",
  connect: (platform: string) => `Connect ${platform}`,
  again: "Connect again",
  going: "Opening...",
  failed: "The consent could not be begun. Please try again.",
  notOffered: "This instance cannot connect accounts of this platform.",
  notConnected: "Not connected",
  live: "Connected",
  ended: "Access has ended",
  since: "since",
  lastRead: "last read",
  notRead: "not read yet",
  missing: "Insights were not allowed: reach, views and followers' places stay unknown until you connect again.",
  kept: "What was read while it was connected is kept.",
  deleteKept: "Delete what was read",
  askingDelete: (platform: string, handle: string) => `Delete what was read of ${platform} @${handle}?`,
  askingDeleteLead: "Sealed reports keep their figures. The next analysis does without.",
  deleted: "Deleted.",
  disconnect: "Disconnect",
  asking: (platform: string, handle: string) => `Disconnect ${platform} @${handle}?`,
  askingLead: "The access is given back and its tokens are forgotten. Sealed reports keep their figures.",
  alsoDelete: "Also delete what was read by it",
  cancel: "Cancel",
  disconnecting: "Disconnecting...",
  disconnected: "Disconnected.",
  disconnectFailed: "The account could not be disconnected. Please try again.",
  outcomes: {
    done: "The account is connected. Its first analysis has begun.",
    denied: "You did not allow the access. Nothing was stored.",
    "wrong-account":
      "The account that you allowed is not the one this model links. Nothing was stored: sign in over there as the linked account and try again.",
    scopes: "The access allowed is not enough to tell whose account it is and what it counts. Nothing was stored.",
    expired:
      "This consent is too old, was used already, or was begun in another browser. Nothing was stored: begin again here.",
    refused: "The platform did not accept the consent. Nothing was stored: please try again.",
    unreachable: "The platform did not answer. Nothing was stored: please try again later.",
  } satisfies Record<ConnectOutcome, string>,
};
