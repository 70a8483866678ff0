import { existsSync, readFileSync } from "node:fs";
import { buildSandbox } from "../build-sandbox.ts";
import { clockHeader } from "../control/state.ts";

export const noon = "2026-11-20T12:00:00Z";

/** A sandbox and functions that call it without a port. */
export function openSandbox() {
  const app = buildSandbox({ now: () => new Date(noon) });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { authorization: "Bearer SANDBOX_TOKEN", ...headers } });
  const at = (clock: string | undefined): Record<string, string> => (clock ? { [clockHeader]: clock } : {});
  return {
    app,
    get,
    discover: (handle: string, fields = "id", { clock, query = "" }: { clock?: string; query?: string } = {}) => {
      const discovery = encodeURIComponent(`business_discovery.username(${handle}){${fields}}`);
      return get(`/graph/v26.0/1?fields=${discovery}${query}`, at(clock));
    },
    x: (path: string, { clock }: { clock?: string } = {}) => get(`/x/2${path}`, at(clock)),
    control: (method: "GET" | "POST" | "DELETE", path: string, payload?: object) =>
      app.inject({ method, url: `/sandbox${path}`, ...(payload && { payload }) }),
  };
}

const folder = process.env.FANRADAR_FIXTURES ?? new URL("../../../../shared/fixtures", import.meta.url).pathname;
/** Recorded bodies are no part of the repository; tests that need them are skipped where the folder is not beside it. */
export const hasRecordings = existsSync(folder);

export function recorded(file: string) {
  return JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
}

/** The shape of a body: members by name, with their types; a list by its first item. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, shapeOf(member)]));
}
