import { dateAndTime } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";

/** When something was said. */
export function MessageTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className="num whitespace-nowrap">
      {dateAndTime(at, useFormat())}
    </time>
  );
}
