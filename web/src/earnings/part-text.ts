import { bundles, counted } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import type { Month } from "./kinds.ts";

/** How much of a month its amount is of, in words; undefined where it is of the whole. */
export function usePartText(): (month: { part?: Month["part"] }) => string | undefined {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  const form = new Intl.DateTimeFormat(format.locale, { month: "short", day: "numeric", timeZone: "UTC" });
  const dayOf = (iso: string) => form.format(new Date(iso));
  return ({ part }) => {
    if (part === undefined) return undefined;
    const { part: texts } = words;
    if (part.is === "so-far") return texts.soFar;
    if (part.is === "between") return texts.between(dayOf(part.from), dayOf(part.to));
    if (part.is === "days-to")
      return texts.daysTo(counted(part.days, format.words.sampleWords.days, format), dayOf(part.to));
    return texts[part.is](dayOf(part.day));
  };
}
