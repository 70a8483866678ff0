import type { FaultName } from "../control/fault-names.ts";
import type { GraphFailure } from "./graph-errors.ts";

/** Errors that are the same for every account and at every time. Source: docs/platforms.md, 'Instagram'. */
const standing: Partial<Record<FaultName, GraphFailure>> = {
  password: {
    status: 400,
    message: "Error validating access token: The session has been invalidated because the password was changed.",
    code: 190,
    subcode: 460,
  },
  session: { status: 400, message: "Session key invalid or no longer valid", code: 102 },
  blocked: {
    status: 400,
    message: "The action attempted has been deemed abusive or is otherwise disallowed",
    code: 368,
  },
  checkpoint: { status: 400, message: "The user must log in to confirm the account", code: 459 },
  scope: { status: 400, message: "(#10) Application does not have permission for this action", code: 10 },
  permission: { status: 403, message: "(#200) Missing permissions", code: 200 },
  viewers: { status: 400, message: "(#10) Not enough viewers for the media to show insights", code: 10 },
  limited: { status: 400, message: "(#4) Application request limit reached", code: 4, isTransient: true },
  user_limit: { status: 400, message: "(#17) User request limit reached", code: 17 },
  page_limit: { status: 400, message: "(#32) Page request limit reached", code: 32 },
  custom_limit: { status: 403, message: "(#613) Calls to this api have exceeded the rate limit.", code: 613 },
  business_limit: { status: 400, message: "(#80002) There have been too many calls to this account", code: 80_002 },
  transient: { status: 400, message: "Service temporarily unavailable", code: 2, isTransient: true },
  invalid: { status: 400, message: "(#100) Invalid parameter", code: 100, isTransient: false },
  unsupported: { status: 400, message: "Unsupported get request.", code: 100, subcode: 33 },
  broken: { status: 500, message: "An unknown error has occurred.", code: 1, isTransient: true },
};

/** Media of the time before the account became professional: a request without them succeeds. */
export const oldMedia: GraphFailure = {
  status: 400,
  message: "Invalid parameter",
  code: 100,
  subcode: 2108006,
  isTransient: false,
  user: {
    title: "Media posted before business account conversion",
    text: "The media was posted before the account was converted to a business account.",
  },
};

/** Faults that are a response of the Graph API to any request. */
export function graphFault(fault: FaultName | undefined, now: number): GraphFailure | undefined {
  if (fault !== "expired") return fault && standing[fault];
  const [ended, current] = [now - 3_600_000, now].map((at) => new Date(at).toUTCString());
  const message = `Error validating access token: Session has expired on ${ended}. The current time is ${current}.`;
  return { status: 400, message, code: 190 };
}

/** Faults in which a platform limit is used up, and those in which it nearly is. */
const usedUp = new Set<FaultName | undefined>(["limited", "user_limit", "page_limit", "custom_limit"]);

/** The headers of both regimes: a share of the app's calls, and where the account's own are used up when they return. */
export function usageHeaders(fault: FaultName | undefined, id: string): Record<string, string> {
  const used = usedUp.has(fault) ? 100 : fault === "used_up" ? 80 : 3;
  const app = { call_count: used, total_time: 2, total_cputime: 1 };
  const business = {
    type: "instagram",
    call_count: 100,
    total_cputime: 4,
    total_time: 9,
    estimated_time_to_regain_access: 25,
  };
  return {
    "x-app-usage": JSON.stringify(app),
    ...(fault === "business_limit" && { "x-business-use-case-usage": JSON.stringify({ [id]: [business] }) }),
  };
}
