import { dayMs } from "@fanradar/engine";

const yesterday = /^(?:yesterday|gestern|ayer|hier)$/;

/** Whether a folded word means the day before today. */
export const isYesterday = (word: string): boolean => yesterday.test(word);

/** The day before that of an ISO instant, as '2026-11-29'. */
export const dayBefore = (now: string): string =>
  new Date(Date.parse(now) - dayMs).toISOString().slice(0, "2026-11-29".length);
