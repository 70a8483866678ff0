import { type MemberRights, mayAs } from "../workspaces/rights.ts";

interface TodoParties {
  assigneeId: number | null;
  /** Who made it; null once their account is gone. */
  createdBy: number | null;
}

/**
 * What a member may do with a to-do that they see. `mayChange`: rewrite, give to others or delete it, which is its author's and a
 * manager's. `mayTick`: mark it done or open, which its assignee may too; without an assignee any team member may.
 */
export function todoRights(member: MemberRights & { userId: number }, { assigneeId, createdBy }: TodoParties) {
  const { userId } = member;
  const isOfTeam = mayAs(member, "todo.manage");
  const mayChange = mayAs(member, "todo.rewrite") || (isOfTeam && createdBy === userId);
  return { mayChange, mayTick: mayChange || assigneeId === userId || (isOfTeam && assigneeId === null) };
}
