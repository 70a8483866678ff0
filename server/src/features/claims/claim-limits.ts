import type { Limit } from "../../platform/http/limit.ts";

const hour = 3_600;

/** Codes that one account may ask for. */
export const codesPerAccount: Limit = { max: 20, windowSeconds: 24 * hour, from: "first" };
/** Looks into bios for one account, over all its codes: each asks a platform. */
export const checksPerAccount: Limit = { max: 60, windowSeconds: hour, from: "first" };
/** Looks into one bio, whoever asks. */
export const checksPerProfile: Limit = { max: 120, windowSeconds: hour, from: "first" };
