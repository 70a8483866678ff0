import { listClaims } from "@fanradar/contract";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../lib/queries.ts";

/** A code that was requested and is still good, with where the demo lets its bio be written. */
export interface StartedClaim {
  code: string;
  expiresAt: string;
  bioPage: string | null;
}

/** The claim of a profile that the person has begun, on whatever device; undefined while that is not known, and without one. */
export function useStartedClaim({ platform, handle }: { platform: string; handle: string }): StartedClaim | undefined {
  const { data } = useQuery(callQuery(listClaims));
  const claim = data?.find(
    (one) => one.platform === platform && one.handle.toLowerCase() === handle.toLowerCase() && one.code !== null,
  );
  return claim?.code ? { code: claim.code, expiresAt: claim.until, bioPage: claim.bioPage } : undefined;
}
