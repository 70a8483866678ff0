export * from "./instagram/read-instagram.ts";
export * from "./reading.ts";
export * from "./x/cost.ts";
export * from "./x/read-x.ts";
