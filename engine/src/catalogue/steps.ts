import type { StatementKey } from "../report/statement-keys.ts";

/** Where a step of a report is done: in the list of payers who went quiet, or where figures and links are added. */
export type StepPlace = "quietPayers" | "sources";

/** Of steps that are done on a page of ours; others are done on a platform. */
const places: Readonly<Partial<Record<StatementKey, StepPlace>>> = {
  "next.winBack": "quietPayers",
  "next.winBackNew": "quietPayers",
  "next.type": "sources",
  "next.typeMissing": "sources",
  "next.typeMissingTwo": "sources",
  "next.statement": "sources",
  "next.typePosts": "sources",
  "next.typePostsTwo": "sources",
  "next.check": "sources",
  "next.checkMissing": "sources",
  "next.checkLink": "sources",
};
const byKey: ReadonlyMap<string, StepPlace> = new Map(Object.entries(places));

/** The place where a step is done; undefined where it is none of ours. */
export const placeOfStep = (key: string): StepPlace | undefined => byKey.get(key);
