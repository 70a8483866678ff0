/** The day of an instant as a clock of this time zone has it: a to-do is not late while it is still its day for who reads. */
export const localDay = (at: number, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);
