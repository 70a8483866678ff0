import { openInvite } from "@fanradar/contract";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../lib/queries.ts";

/** The address that an invite was mailed to, for who signs up on the way to it. It is asked for: addresses in links are written to logs. */
export function useInvitedEmail(): string | undefined {
  const next = new URLSearchParams(location.search).get("next") ?? "";
  const [, token] = /^\/join\/([\w-]+)$/.exec(next) ?? [];
  const { data } = useQuery({
    ...callQuery(openInvite, { body: { token: token ?? "" } }),
    enabled: token !== undefined,
  });
  return data?.recipient ?? undefined;
}
