import { openInvite } from "@fanradar/contract";
import { CallError, call, UnreachedError } from "../lib/call.ts";

/** The address that an invite was mailed to; undefined for one that is open to anybody, and where it is over or not reached: the field then stays empty. */
export async function findInvitedEmail(token: string): Promise<string | undefined> {
  try {
    return (await call(openInvite, { body: { token } })).recipient ?? undefined;
  } catch (error) {
    if (error instanceof CallError || error instanceof UnreachedError) return undefined;
    throw error;
  }
}
