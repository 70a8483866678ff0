import type { FieldCode } from "@fanradar/contract";
import type { FileFault, Platform } from "@fanradar/engine";
import type { StatementSummary } from "./read-file.ts";

const unansweredCodes = {
  timeZone: "timeZone.required",
  dayFirst: "dayFirst.required",
  creator: "creator.required",
  columns: "columns.missing",
} as const;

/** What a file without rows is meant to be, by its name. */
const faultsByEnding: readonly (readonly [ending: RegExp, fault: FileFault])[] = [
  [/\.pdf$/i, "file.pdf"],
  [/\.(xlsx?|ods|numbers|zip|rar|7z|gz)$/i, "file.archive"],
  [/\.(png|jpe?g|gif|webp|heic)$/i, "file.picture"],
];

interface ValidateOptions {
  /** null for a platform that models cannot link: its payments are stored, sums and figures belong to a page. */
  platformOf: (reading: StatementSummary) => Platform | null;
  fileName: string | undefined;
}

/** Why a file cannot be stored: an error code for each field; undefined if it can. */
export function validateImport(
  reading: StatementSummary | { fault: FileFault } | "too-slow",
  { platformOf, fileName = "" }: ValidateOptions,
): Record<string, FieldCode> | undefined {
  if (reading === "too-slow") return { file: "file.tooSlow" };
  if ("fault" in reading) {
    const [, meant] = faultsByEnding.find(([ending]) => ending.test(fileName)) ?? [];
    return { file: reading.fault === "file.noRows" ? (meant ?? reading.fault) : reading.fault };
  }
  const { questions, rows, payments, figures } = reading;
  if (questions.length > 0)
    return Object.fromEntries(questions.map((question) => [question, unansweredCodes[question]]));
  if (rows === 0) return { file: "file.noRows" };
  if (figures > 0 && platformOf(reading) === null) return { platform: "platform.noSums" };
  return payments + figures === 0 ? { file: "file.nothingRead" } : undefined;
}
