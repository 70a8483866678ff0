/** `Retry-After` as an ISO instant: seconds or an HTTP date (RFC 9110, 10.2.3). Undefined when absent or unreadable. */
export function retryAfter(headers: Headers, now: string): string | undefined {
  const value = headers.get("retry-after")?.trim();
  if (!value) return undefined;
  const at = /^\d+$/.test(value) ? Date.parse(now) + Number(value) * 1_000 : Date.parse(value);
  return Number.isFinite(at) && Math.abs(at) < 8.64e15 ? new Date(at).toISOString() : undefined;
}

/** `minutes` after `now`, as an ISO instant. */
export function minutesAfter(now: string, minutes: number): string {
  return new Date(Date.parse(now) + minutes * 60_000).toISOString();
}
