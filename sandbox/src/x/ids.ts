import type { SandboxAccount } from "../world/account.ts";
import { chanceOf } from "../world/chance.ts";

const letters = "abcdefghijklmnopqrstuvwxyz0123456789_";
const firstCode = 10;

/** An id that holds the handle, two digits a letter: so a restarted sandbox knows whom it means. */
export function userIdOf(handle: string): string {
  return `SANDBOX_${[...handle].map((letter) => letters.indexOf(letter) + firstCode).join("")}`;
}

/** The handle in a user's id; undefined when no handle has that id. */
export function handleOf(id: string): string | undefined {
  const digits = /^SANDBOX_((?:\d\d){1,15})$/.exec(id)?.[1];
  const handle = digits?.replace(/\d\d/g, (code) => letters[Number(code) - firstCode] ?? "?");
  return handle?.includes("?") ? undefined : handle;
}

/** Ids of posts rise with time, as they do on X. */
export function postIdOf({ key }: SandboxAccount, publishedAt: number): string {
  return `SANDBOX_1${publishedAt}${String(Math.floor(chanceOf(key, "id") * 1e5)).padStart(5, "0")}`;
}
