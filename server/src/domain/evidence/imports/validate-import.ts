import type { FieldCode } from "@fanradar/contract";
import type { FileFault, Platform } from "@fanradar/engine";
import type { StatementSummary } from "./read-file.ts";

const unansweredCodes = {
  timeZone: "timeZone.required",
  dayFirst: "dayFirst.required",
  creator: "creator.required",
  columns: "columns.missing",
} as const;

/**
 * Why a file cannot be stored: an error code for each field; undefined if it can.
 *
 * @param platformOf null for a platform that models cannot link: its payments are stored, sums and figures belong to a page
 */
export function validateImport(
  reading: StatementSummary | { fault: FileFault } | "too-slow",
  platformOf: (reading: StatementSummary) => Platform | null,
): Record<string, FieldCode> | undefined {
  if (reading === "too-slow") return { file: "file.tooSlow" };
  if ("fault" in reading) return { file: reading.fault };
  const { questions, rows, payments, figures } = reading;
  if (questions.length > 0)
    return Object.fromEntries(questions.map((question) => [question, unansweredCodes[question]]));
  if (rows === 0) return { file: "file.noRows" };
  if (figures > 0 && platformOf(reading) === null) return { platform: "platform.noSums" };
  return payments + figures === 0 ? { file: "file.nothingRead" } : undefined;
}
