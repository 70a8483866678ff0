import * as z from "zod/mini";
import { defineCall } from "../call.ts";

/** The OpenAPI 3.1 document of every call of this contract. */
export const getOpenapi = defineCall("GET", "/api/openapi.json", "anyone", {
  answers: "application/json",
  output: z.unknown(),
});

/** The page that shows the document. */
export const docsPath = "/api/docs";
