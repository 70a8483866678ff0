import { useFormat } from "./format.ts";

/** '2026-12' → 'December 2026'. */
export function useMonthName(): (month: string) => string {
  const { locale } = useFormat();
  const form = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return (month) => form.format(new Date(`${month}-01`));
}
