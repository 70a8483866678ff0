import type { Person } from "@fanradar/contract";
import type { SessionUser } from "../access/session.ts";
import { avatarAddress } from "../settings/user-settings.ts";

/** The one way a person leaves the server: to themselves, without secrets. */
export function presentPerson({ id, email, name, avatar, googleId, userType, isVerified }: SessionUser): Person {
  const picture = avatarAddress(avatar);
  return { id, email, name, avatar: picture, userType, isVerified, ...(googleId !== null && { googleId }) };
}
