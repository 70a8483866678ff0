import type { OpenTodo } from "@fanradar/assistant/knowledge";
import type { Member } from "../../domain/access/policy.ts";
import { findTodos } from "../../domain/todos/find-todos.ts";
import type { Db } from "../../platform/db/open-database.ts";

/** What is open to do in the member's workspace, as far as they see it, by its day. */
export async function loadTodos(db: Db, member: Member): Promise<OpenTodo[]> {
  const todos = await findTodos(db, member, { state: "open" });
  return todos.map(({ id, title, dueOn, model, assignee }) => ({
    ...{ id, title, dueOn, model },
    assignee: assignee?.name ?? null,
    isMine: assignee?.id === member.userId,
  }));
}
