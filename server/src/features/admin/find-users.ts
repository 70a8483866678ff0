import type { Account, UserFilter } from "@fanradar/contract";
import { and, desc, eq, ilike, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { sessions, users } from "../../platform/db/schema.ts";
import { containing } from "./containing.ts";

const pageSize = 50;
/** With its table, which a select of one table leaves out: in a query within it, `id` alone would be that of the inner table. */
const userId = sql.raw("users.id");

const filters: Record<UserFilter, SQL | undefined> = {
  all: undefined,
  unverified: eq(users.isVerified, false),
  disabled: eq(users.isDisabled, true),
  admin: eq(users.userType, "admin"),
};

interface UserQuery {
  q: string;
  filter: UserFilter;
  before?: number | undefined;
}

/** A page of accounts, the newest first, and where the next page begins; null at the end. */
export async function findUsers(db: Db, { q, filter, before }: UserQuery) {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      userType: users.userType,
      isVerified: users.isVerified,
      isDisabled: users.isDisabled,
      hasSecondFactor: sql<boolean>`${users.twoFactorSecret} is not null`,
      createdAt: users.createdAt,
      lastSeenAt: sql<
        string | null
      >`(select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.userId} = ${userId})`,
      models: sql<number>`(select count(*)::int from portfolio_models where workspace_id = ${userId})`,
    })
    .from(users)
    .where(
      and(
        filters[filter],
        before === undefined ? undefined : lt(users.id, before),
        q === "" ? undefined : or(ilike(users.name, containing(q)), ilike(users.email, containing(q))),
      ),
    )
    .orderBy(desc(users.id))
    .limit(pageSize + 1);
  const items: Account[] = rows.slice(0, pageSize).map(({ createdAt, lastSeenAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
  }));
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
}
