import { days, type Format, seconds } from "@fanradar/words";

const mostMinutes = 90;

/** How long to wait, in whole units and never too little: minutes, or where there would be more than 90 of them hours, or days. */
export function shownWait(waitSeconds: number, format: Format): string {
  const minutes = Math.ceil(waitSeconds / 60);
  if (minutes <= mostMinutes) return seconds(60 * minutes, format);
  const hours = Math.ceil(minutes / 60);
  return days(hours < 24 ? hours / 24 : Math.ceil(hours / 24), format, 0);
}
