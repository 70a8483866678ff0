import type { Limit } from "../../platform/http/limit.ts";

const hour = 3_600;

/** Codes of one account. */
export const claimCodesPerAccount: Limit = { max: 20, windowSeconds: 24 * hour, from: "first" };
/** Checks of bios for one account, over all its codes: each is a request to a platform. */
export const checksPerAccount: Limit = { max: 60, windowSeconds: hour, from: "first" };
/** Checks of one bio, over all accounts. */
export const checksPerProfile: Limit = { max: 120, windowSeconds: hour, from: "first" };
