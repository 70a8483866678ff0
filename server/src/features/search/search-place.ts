import { z } from "zod";

/** Where a page ended: in which round of finding, and at which hit by its order. */
const place = z.tuple([z.int().min(0).max(3), z.number(), z.int()]);
export interface Place {
  round: number;
  key: number;
  creatorId: number;
}

export function writePlace({ round, key, creatorId }: Place): string {
  return Buffer.from(JSON.stringify([round, key, creatorId])).toString("base64url");
}

/** Undefined for what is no place of ours. */
export function readPlace(text: string): Place | undefined {
  try {
    const [round, key, creatorId] = place.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return { round, key, creatorId };
  } catch {
    return undefined;
  }
}
