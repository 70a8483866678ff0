import type { Person } from "@fanradar/contract";
import { pictureAddress } from "../../platform/files/picture-address.ts";
import type { SessionUser } from "../access/session.ts";

/** The one way a person leaves the server: to themselves, without secrets. */
export function presentPerson({ id, email, name, avatar, googleId, userType, isVerified }: SessionUser): Person {
  const picture = pictureAddress(avatar);
  return { id, email, name, avatar: picture, userType, isVerified, ...(googleId !== null && { googleId }) };
}
