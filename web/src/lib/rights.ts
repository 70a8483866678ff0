import { type MemberAct, mayAs } from "@fanradar/contract";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type Workspaces, workspacesKey } from "./session.ts";

/** The workspaces of who is signed in; none while that is not known. */
export function useWorkspaces(): Workspaces {
  const { data } = useQuery<Workspaces>({ queryKey: workspacesKey, queryFn: skipToken });
  return data ?? { current: undefined, all: [] };
}

/** Whether who is signed in may perform an act in the workspace that they work in. The server decides: pages only leave out what it refuses. */
export const useMay = () => useRights().may;

/** The same with whether they work in their personal workspace, and whether in another as its client. */
export function useRights(): { may: (act: MemberAct) => boolean; isPersonal: boolean; isClient: boolean } {
  const { current } = useWorkspaces();
  return {
    may: (act) => current === undefined || mayAs(current, act),
    isPersonal: current?.isPersonal ?? true,
    isClient: current?.role === "client",
  };
}
