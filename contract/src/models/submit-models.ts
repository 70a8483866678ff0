import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { id, instant } from "../shapes.ts";
import { submitModelBody } from "./submit-model.ts";

type Row = z.output<typeof submitModelBody>;
const linksOf = ({ onlyfansUrl, instagramUrl, twitterUrl, tiktokUrl }: Row) =>
  [onlyfansUrl, instagramUrl, twitterUrl, tiktokUrl].filter((link) => link !== undefined);

/** One model of many: as a submission of its own, but for the link, which it cannot do without. */
export const batchRow = submitModelBody.check(
  z.refine((row) => linksOf(row).length > 0, { error: "link.empty", path: ["link"] }),
);

/**
 * Rows, counted from 0, that link a profile which an earlier row links. Two models of one profile are two submissions; in
 * one paste they are a line that was copied twice.
 */
export function repeatedRows(rows: Row[]): number[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const links = linksOf(row).map(({ canonical }) => canonical);
    const isRepeated = links.some((link) => seen.has(link));
    for (const link of links) seen.add(link);
    return isRepeated ? [index] : [];
  });
}

/**
 * Stores many models, all or none: a refused row is named in `fields` as `rows.3.instagramUrl`, counted from 0. Their
 * analyses start one after another, behind analyses that a person waits for. Header `Idempotency-Key`, as of one submission.
 */
export const submitModels = defineCall(
  "POST",
  "/api/models/batch",
  { list: "model.submit" },
  {
    body: z.object({
      rows: z.array(batchRow).check(
        z.minLength(1, { error: "rows.required" }),
        z.maxLength(limits.rows, { error: "rows.many" }),
        z.check((context) => {
          for (const index of repeatedRows(context.value))
            context.issues.push({
              code: "custom",
              message: "link.repeated",
              path: [index, "link"],
              input: context.value,
            });
        }),
      ),
    }),
    takesIdempotencyKey: true,
    output: z.object({
      /** Of the models, in the order of the rows. */
      ids: z.array(id),
      /** When the first analyses of the last rows may start: they are spread over time. */
      lastStartsAt: instant,
    }),
    status: 201,
    errors: ["forbidden", "help", "idempotency-conflict"],
  },
);
