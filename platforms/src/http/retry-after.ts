/** `Retry-After` as an ISO instant after `now`: seconds or an HTTP date (RFC 9110, 10.2.3). Undefined when absent, unreadable or past. */
export function retryAfter(headers: Headers, now: string): string | undefined {
  const value = headers.get("retry-after")?.trim();
  if (!value) return undefined;
  const at = /^\d+$/.test(value) ? Date.parse(now) + Number(value) * 1_000 : Date.parse(value);
  return at > Date.parse(now) && at < 8.64e15 ? new Date(at).toISOString() : undefined;
}

/** `minutes` after `now`, as an ISO instant. */
export function minutesAfter(now: string, minutes: number): string {
  // No window is longer than a day: a header may be wrong by years.
  return new Date(Date.parse(now) + Math.min(minutes, 24 * 60) * 60_000).toISOString();
}
