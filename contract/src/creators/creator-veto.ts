import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { creatorParams } from "./creator-params.ts";

const veto = z.strictObject({ vetoesAnalyses: z.boolean() });

/**
 * The owner's veto on analyses of the own profiles by others. While it stands, such an analysis finds them as it finds profiles
 * that do not exist; reports that others have already stay as they are.
 */
export const setCreatorVeto = defineCall("PATCH", "/api/creators/:platform/:handle/veto", "account", {
  params: creatorParams,
  body: veto,
  output: veto,
});
