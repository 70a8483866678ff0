import type { Pool } from "pg";

/** Members of a workspace beside its owner: how many of each, what they see, and whether with earnings. */
const kinds = [
  { name: "manager", role: "manager", scope: "all", seesEarnings: true, count: 3 },
  { name: "analyst of a tag", role: "analyst", scope: "tags", seesEarnings: true, count: 6 },
  { name: "viewer of 60 models without earnings", role: "viewer", scope: "models", seesEarnings: false, count: 6 },
  { name: "client of 3 models", role: "client", scope: "models", seesEarnings: true, count: 4 },
] as const;
const chosen = { viewer: 60, client: 3 } as const;
/** Of five models one wears the tag; a to-do, two notes and a person in charge for each model. */
const [tagged, notesEach] = [5, 2];

/** A person who signs up with this address. Returns their id. */
type SignUp = (email: string) => Promise<number>;

/**
 * Makes a shared workspace of twenty members of a person's models, with to-dos, notes and people in charge.
 *
 * @returns one member of each kind, the owner first
 */
export async function seedTeam(
  pool: Pool,
  { ownerId, ownerEmail, signUp }: { ownerId: number; ownerEmail: string; signUp: SignUp },
): Promise<void> {
  const { rows } = await pool.query<{ id: number }>("insert into workspaces (name) values ('Bench') returning id");
  const workspaceId = rows[0]?.id ?? 0;
  const join = (userId: number, kind: { role: string; scope: string; seesEarnings: boolean }) =>
    pool.query(
      `with joined as (
         insert into workspace_members (workspace_id, user_id, role, scope, tags, sees_earnings)
         values ($1, $2, $3, $4::text, case when $4::text = 'tags' then '{vip}'::citext[] else '{}' end, $5) returning user_id
       )
       update users set workspace_id = $1 where id = $2`,
      [workspaceId, userId, kind.role, kind.scope, kind.seesEarnings],
    );
  await join(ownerId, { role: "owner", scope: "all", seesEarnings: true });
  await pool.query("update submissions set workspace_id = $1 where user_id = $2", [workspaceId, ownerId]);
  await pool.query(
    "insert into model_tags (model_id, tag) select id, 'vip' from submissions where workspace_id = $1 and id % $2 = 0",
    [workspaceId, tagged],
  );
  for (const { name, count, ...kind } of kinds)
    for (let at = 0; at < count; at++) {
      const userId = await signUp(memberEmail(ownerEmail, name, at));
      await join(userId, kind);
      if (kind.scope === "models")
        await pool.query(
          `insert into workspace_member_models (workspace_id, user_id, model_id)
           select $1, $2, id from submissions where workspace_id = $1 order by id offset $3 limit $4`,
          [workspaceId, userId, at * chosen[kind.role], chosen[kind.role]],
        );
    }
  await pool.query(
    `insert into todos (workspace_id, title, model_id, assignee_id, due_on, created_by)
     select $1, 'To-do ' || id, id, $2, current_date + 3, $2 from submissions where workspace_id = $1`,
    [workspaceId, ownerId],
  );
  await pool.query(
    `insert into team_notes (workspace_id, model_id, author_id, text, day)
     select $1, id, $2, 'Note ' || n, current_date - n from submissions, generate_series(1, $3) n where workspace_id = $1`,
    [workspaceId, ownerId, notesEach],
  );
  await pool.query(
    `insert into people_in_charge (model_id, user_id, workspace_id, place)
     select id, $2, $1, 0 from submissions where workspace_id = $1`,
    [workspaceId, ownerId],
  );
  await pool.query("analyze");
}

/** One member of each kind, the owner first. */
export const teamOf = (ownerEmail: string): { name: string; email: string }[] => [
  { name: "owner", email: ownerEmail },
  ...kinds.map(({ name }) => ({ name, email: memberEmail(ownerEmail, name, 0) })),
];

const memberEmail = (ownerEmail: string, name: string, at: number) =>
  `${name.replaceAll(" ", "-")}-${at}-${ownerEmail}`;
