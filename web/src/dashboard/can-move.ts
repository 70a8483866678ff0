import { mayAs } from "@fanradar/contract";
import type { Workspaces } from "../lib/session.ts";

/** Whether some models of the workspace may have somewhere to go: into a shared one, or back out of it. Of each `listMoves` says where. */
export const canMove = ({ current, all }: Workspaces): boolean =>
  current !== undefined &&
  (current.isPersonal
    ? all.some((one) => !one.isPersonal && mayAs(one, "model.submit"))
    : mayAs(current, "model.delete"));
