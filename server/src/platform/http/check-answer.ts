import { isDeepStrictEqual } from "node:util";
import type { Call, ErrorCode } from "@fanradar/contract";
import { errorCodesOf } from "./error-codes-of.ts";

/** In development and tests a response is checked against its contract; in production the check costs nothing. */
const checking = process.env.NODE_ENV === "test" || process.env.NODE_ENV === "development";

/** Throws if an output does not match the contract exactly; extra members are errors. */
export function checkOutput(call: Call, output: unknown) {
  if (!checking) return;
  const sent: unknown = JSON.parse(JSON.stringify(output));
  const parsed = call.output.safeParse(sent);
  if (!parsed.success) throw new Error(`${call.method} ${call.path} answered against its contract: ${parsed.error}`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), sent))
    throw new Error(`${call.method} ${call.path} answered members that its contract does not have`);
}

/** Throws when a call returns an error code that its contract does not name. */
export function checkErrorCode(call: Call, code: ErrorCode) {
  if (checking && !errorCodesOf(call).includes(code))
    throw new Error(`${call.method} ${call.path} answered ${code}, which its contract does not name`);
}
