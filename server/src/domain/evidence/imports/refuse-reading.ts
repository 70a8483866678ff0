import type { FieldCode } from "@fanradar/contract";
import type { FileFault } from "@fanradar/engine";
import type { Reading } from "./read-file.ts";

const questions = {
  timeZone: "timeZone.required",
  dayFirst: "dayFirst.required",
  creator: "creator.required",
  columns: "columns.missing",
} as const;

/** Why what was read cannot be stored, by what it is about; undefined where it can. */
export function refuseReading(
  reading: Reading | { fault: FileFault } | "too-slow",
): Record<string, FieldCode> | undefined {
  if (reading === "too-slow") return { file: "file.tooSlow" };
  if ("fault" in reading) return { file: reading.fault };
  const { asks, rows, payments, figures } = reading;
  if (asks.length > 0) return Object.fromEntries(asks.map((ask) => [ask, questions[ask]]));
  if (rows === 0) return { file: "file.noRows" };
  return payments + figures === 0 ? { file: "file.nothingRead" } : undefined;
}
