import type { Person } from "@fanradar/contract";
import type { SessionUser } from "../http/session.ts";

/** The one way a person leaves the server: to themselves, without secrets. */
export function presentPerson({ id, email, name, googleId, userType, isVerified }: SessionUser): Person {
  return { id, email, name, userType, isVerified, ...(googleId !== null && { googleId }) };
}
