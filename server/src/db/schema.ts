export * from "./schema/accounts.ts";
export * from "./schema/evidence.ts";
export * from "./schema/models.ts";
export * from "./schema/platforms.ts";
export * from "./schema/reports.ts";
