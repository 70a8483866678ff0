import * as z from "zod/mini";
import { id } from "../shapes.ts";
import { analysis } from "./analysis.ts";

/** What a server-sent event carries in its `data`. The page invalidates what the event names. */
export const liveEvent = z.discriminatedUnion("topic", [
  z.object({ topic: z.literal("analysis"), modelId: id, analysis }),
  z.object({ topic: z.literal("rating"), modelId: id }),
  /** The bell has something new, or something in it was read. */
  z.object({ topic: z.literal("notification"), hasUnread: z.boolean() }),
  /** Of the workspace that the person works in: whether to-dos, notes, or who is in charge of a model, may have changed. */
  // Named, since another tab may have switched: what is loaded now is of this workspace.
  z.object({ topic: z.literal("team"), workspaceId: id, mayDiffer: z.boolean() }),
  /** How far an import is, of 1; `key` is what its sender named it. */
  z.object({ topic: z.literal("import"), modelId: id, key: z.string(), done: z.number() }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/** Everything of the signed-in person, one stream per browser. */
export const eventsPath = "/api/events";
/** One model's stream; starts with the newest run as it stands. */
export const modelEventsPath = "/api/models/:id/events";
