import type { Format } from "@fanradar/words";
import { useFormat } from "../../lib/format.ts";

/** As the reader sees numbers and dates, with amounts in the statement's own currency: they are held against its page. */
export function useStatementFormat(): Format {
  const { exchange: _converted, ...format } = useFormat();
  return format;
}
