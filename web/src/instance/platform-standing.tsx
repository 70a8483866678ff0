import type { InstanceState } from "@fanradar/contract";
import { bundles, dateAndTime, money, percent } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";

/** What a platform still allows this instance: its answers of late, quota, budget and the end of its token. */
export function PlatformStanding({ platform }: { platform: InstanceState["platforms"][number] }) {
  const words = useMessages(bundles.instance).instanceWords;
  const format = useFormat();
  const { breakerUntil, blockedUntil, quotaLeft, budget, tokenExpiresAt } = platform;
  const time = (label: string, at: string) => (
    <span>
      {label} <time dateTime={at}>{dateAndTime(at, format)}</time>
    </span>
  );
  const dollars = (cents: number) => money(cents, "USD", { ...format, hidesAmounts: false });
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-3" data-typed>
      {breakerUntil && <span className="text-bad">{time(words.breaker, breakerUntil)}</span>}
      {blockedUntil && time(words.blocked, blockedUntil)}
      {quotaLeft !== null && <span>{words.quota(percent(100 * quotaLeft, format, 0))}</span>}
      {budget && <span>{words.budget(dollars(budget.spentCents), dollars(budget.dailyCents))}</span>}
      {tokenExpiresAt && time(words.tokenEnds, tokenExpiresAt)}
    </p>
  );
}
