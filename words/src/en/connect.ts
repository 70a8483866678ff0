import type { ConnectOutcome } from "@fanradar/contract";

/** Accounts that a creator lets this instance read. */
export const connectWords = {
  title: "Connected accounts",
  lead: "Connect an account to get its insights daily, straight from the platform. FanRadar never asks for your password on another platform.",
  none: "None of this model's links can be connected.",
  connect: (platform: string) => `Connect ${platform}`,
  again: "Connect again",
  going: "Opening...",
  notOffered: "Connecting isn't available for this platform here.",
  notConnected: "Not connected",
  live: "Connected",
  ended: "Access has ended",
  since: "since",
  byConsent: "by the creator's own consent since",
  lastRead: "last updated",
  notRead: "not updated yet",
  missing: "Insights weren't allowed. Connect again and allow them to see reach, views and where followers are.",
  dataStays: "We keep the data collected while it was connected.",
  deleteData: "Delete collected data",
  askingDelete: (platform: string, handle: string) => `Delete the data collected from ${platform} @${handle}?`,
  askingDeleteLead: "Sealed reports keep their figures. The next analysis won't include them.",
  deleted: "Deleted.",
  disconnect: "Disconnect",
  asking: (platform: string, handle: string) => `Disconnect ${platform} @${handle}?`,
  askingLead: "FanRadar gives up its access and deletes the access tokens. Sealed reports keep their figures.",
  alsoDelete: "Also delete the collected data",
  disconnecting: "Disconnecting...",
  disconnected: "Disconnected.",
  outcomes: {
    done: "Account connected. Its first analysis has started.",
    denied: "You didn't allow access, so nothing was stored.",
    "wrong-account":
      "You allowed a different account from the one this model links, so nothing was stored. Sign in there with the linked account and try again.",
    scopes: "The access you allowed isn't enough to identify the account and its counts, so nothing was stored.",
    expired:
      "This request has expired, was already used or was started in another browser. Nothing was stored. Start again here.",
    refused: "The platform rejected the connection, so nothing was stored. Please try again.",
    unreachable: "The platform didn't respond, so nothing was stored. Please try again later.",
    withdrawn: "The invite was withdrawn meanwhile, so nothing was stored.",
  } satisfies Record<ConnectOutcome, string>,
};
