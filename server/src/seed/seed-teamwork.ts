import { dayAt, dayMs } from "@fanradar/engine";
import { and, asc, eq } from "drizzle-orm";
import { personalMember } from "../domain/access/policy.ts";
import { storeTeamNote } from "../features/notes/team-notes.ts";
import { storeTodo, updateTodo } from "../features/todos/store-todo.ts";
import type { Db } from "../platform/db/open-database.ts";
import { goals, modelOwners } from "../platform/db/schema.ts";

interface SeedOptions {
  /** The account of the person with models. */
  userId: number;
  now: Date;
}

/** To-dos of the demo person: which of their models each is about, counted from the one submitted first, and in how many days it is due. */
const todos = [
  { title: "Ask for the November statement", model: 5, dueInDays: 4 },
  { title: "Correct the Instagram link", model: 1, dueInDays: -1 },
  { title: "Agree on the posting plan for next month", model: null, dueInDays: 10 },
  { title: "Import the October statement", model: 7, dueInDays: null, isDone: true },
];
/** Goals of the model with most history. */
const seededGoals = [
  { metric: "followers", platform: "instagram", value: 100_000, dueInDays: 24 },
  { metric: "engagement", platform: "instagram", value: 3.5, dueInDays: 60 },
] as const;
const note = { text: "Live stream with a guest in the evening.", model: 7, daysAgo: 12 };

/** What the demo person has to do, some of it done, goals of a model, and a note on a day of a model's charts. */
export async function seedTeamwork(db: Db, { userId, now }: SeedOptions): Promise<void> {
  const member = personalMember(userId);
  const own = await db
    .select({ id: modelOwners.id })
    .from(modelOwners)
    .where(and(eq(modelOwners.userId, userId), eq(modelOwners.workspaceId, member.workspaceId)))
    .orderBy(asc(modelOwners.id));
  const dayIn = (days: number) => dayAt(now.getTime() + days * dayMs);
  await db.transaction(async (tx) => {
    for (const { title, model, dueInDays, isDone } of todos) {
      const id = await storeTodo(tx, member, {
        ...{ title, step: null, reportId: null, assigneeId: userId },
        modelId: model === null ? null : (own[model]?.id ?? null),
        dueOn: dueInDays === null ? null : dayIn(dueInDays),
      });
      if (isDone) await updateTodo(tx, member, { id, change: { isDone } });
    }
    const noted = own[note.model];
    if (noted)
      await tx.insert(goals).values(
        seededGoals.map(({ dueInDays, ...goal }) => ({
          ...goal,
          ...{ modelId: noted.id, workspaceId: member.workspaceId, createdBy: userId, dueOn: dayIn(dueInDays) },
        })),
      );
    if (noted)
      await storeTeamNote(tx, member, {
        ...{ modelId: noted.id, text: note.text, day: dayIn(-note.daysAgo) },
        ...{ platform: null, reportId: null, mentions: [] },
      });
  });
}
