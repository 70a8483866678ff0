/** IANA name of the zone that the browser runs in. */
export const ownTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All zones that the browser knows, the person's own and the usual ones first. */
export const timeZones = [
  ...new Set([
    ownTimeZone,
    "UTC",
    "America/New_York",
    "America/Los_Angeles",
    "Europe/London",
    ...Intl.supportedValuesOf("timeZone"),
  ]),
];

/** As people read it: 'America/New York'. */
export const nameOfZone = (zone: string) => zone.replaceAll("_", " ");
