import * as z from "zod/mini";
import { id } from "../shapes.ts";

/** Somebody of a workspace, by their name now. */
export const person = z.object({ id, name: z.string() });
