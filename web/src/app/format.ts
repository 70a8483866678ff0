import type { Format } from "@fanradar/words";

/** How this reader sees numbers and dates. The settings of a later issue come in here; until then the specification's default. */
export function useFormat(): Format {
  return readerFormat;
}

const readerFormat: Format = { locale: "en-US", timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
