// What every page needs: loaded before the first one is drawn. All else is a room of its own.
export * from "./dashboard.ts";
export * from "./facts.ts";
export * from "./interface.ts";
export { loaders } from "./loaders.ts";
