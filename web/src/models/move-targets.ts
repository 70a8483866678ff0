import { mayAs } from "@fanradar/contract";
import { useWorkspaces } from "../lib/rights.ts";
import type { Workspaces } from "../lib/session.ts";

/** Shared workspaces into which models of the personal one can be moved; none for who works in another or may add none there. */
export const moveTargets = ({ current, all }: Workspaces) =>
  current?.isPersonal ? all.filter((one) => !one.isPersonal && mayAs(one, "model.submit")) : [];

/** Those of who is signed in. */
export const useMoveTargets = () => moveTargets(useWorkspaces());
