import type { ReactNode } from "react";
import { CallError } from "../lib/call.ts";
import { part } from "../lib/part.tsx";
import { Skeleton } from "../ui/states.tsx";

// Few links lead into another workspace.
const Elsewhere = part(() => import("./elsewhere.tsx").then((file) => file.Elsewhere));

/** In place of what was not found: the way to the other workspace of the reader's that has it, else `children`. */
export function NotHere({ error, children }: { error: unknown; children: ReactNode }) {
  return error instanceof CallError && error.workspace ? (
    <Elsewhere fallback={<Skeleton className="h-32" />} workspace={error.workspace} />
  ) : (
    children
  );
}
