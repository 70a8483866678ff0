import * as z from "zod/mini";
import { instant } from "../shapes.ts";

/** That somebody asked for the removal of a profile which a model links: by when it is decided, and whether the workspace has answered. */
export const removalRequest = z.object({ dueAt: instant, isAnswered: z.boolean() });
export type RemovalRequest = z.infer<typeof removalRequest>;
