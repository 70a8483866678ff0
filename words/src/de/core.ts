// What every page needs: loaded before the first one is drawn. Everything else is a bundle of its own.
export * from "./dashboard.ts";
export * from "./facts.ts";
export * from "./interface.ts";
export { loaders } from "./loaders.ts";
