import * as z from "zod/mini";

/**
 * Private figures that the owner of a report may give out with it, each off until it is chosen: who follows (`audience`), what only a
 * connected account knows of reach and posts (`reach`), and money with subscribers (`earnings`).
 */
export const releaseKinds = ["audience", "reach", "earnings"] as const;
export const releaseKind = z.enum(releaseKinds);
export type ReleaseKind = (typeof releaseKinds)[number];
