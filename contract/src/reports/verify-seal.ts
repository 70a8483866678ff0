import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { id, idText, instant } from "../shapes.ts";

/** SHA-256, hexadecimal. */
export const sealHash = z.string().check(z.regex(/^[0-9a-f]{64}$/i));

/** Was a report of this number sealed with this hash? When and by which engine, and nothing of what it says; else not found. */
export const verifySeal = defineCall("GET", "/api/verify", "anyone", {
  query: z.object({ report: idText, hash: sealHash }),
  output: z.object({ id, sealedAt: instant, engineVersion: z.string() }),
  errors: ["not-found", "too-many"],
});
