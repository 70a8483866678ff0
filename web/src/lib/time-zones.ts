let own: string | undefined;
let all: readonly string[] | undefined;

/**
 * IANA name of the zone that the browser runs in. Asked where it is first needed, not as the page loads: the browser's first answer
 * takes as long as all the rest of the first script.
 */
export function ownTimeZone(): string {
  own ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return own;
}

/** All zones that the browser knows, the person's own and the usual ones first. */
export function timeZones(): readonly string[] {
  const usual = ["UTC", "America/New_York", "America/Los_Angeles", "Europe/London"];
  all ??= [...new Set([ownTimeZone(), ...usual, ...Intl.supportedValuesOf("timeZone")])];
  return all;
}

/** As people read it: 'America/New York'. */
export const nameOfZone = (zone: string) => zone.replaceAll("_", " ");
