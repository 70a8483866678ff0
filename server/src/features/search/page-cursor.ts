import { z } from "zod";

/** The last hit of a page: its round, sort key and creator. */
const cursorSchema = z.tuple([z.int().min(0).max(3), z.number(), z.int()]);
export interface PageCursor {
  round: number;
  key: number;
  creatorId: number;
}

export function formatCursor({ round, key, creatorId }: PageCursor): string {
  return Buffer.from(JSON.stringify([round, key, creatorId])).toString("base64url");
}

/** Undefined if the text is not a cursor. */
export function parseCursor(text: string): PageCursor | undefined {
  try {
    const [round, key, creatorId] = cursorSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return { round, key, creatorId };
  } catch {
    return undefined;
  }
}
