import type { PoolClient } from "pg";

/** Whose data it is: a person's, or a workspace's. */
export type DataOwner = "person" | "workspace";

/** A table with rows of an owner, and how they are chosen: `$1` is the owner's id. */
export interface OwnTable {
  name: string;
  where: string;
  /** Columns that are never exported: credentials and internal values. */
  withheld: string[];
}

interface Reference {
  child: string;
  parent: string;
  /** Of both, quoted and in the same order: one, or all of a key. */
  columns: string;
  parentColumns: string;
  /** Its rows are deleted with the parent's. */
  isPart: boolean;
}

/** Shared by everybody: rows that refer to them belong to other people as well. */
const shared = new Set(["profiles", "guests"]);
/** What is about a person as a member: of all other tables a row of a shared workspace is the workspace's. */
const aboutMembers = new Set(["workspace_members", "sessions"]);
/** Given for a model by whoever: the model's, and with it its workspace's. */
const ofModels = new Set([
  ...["evidence", "screenshots", "connections", "connect_flows", "split_rules", "split_confirmations", "shifts"],
]);
/** Rows of those that are their person's whichever model they are of: what a creator confirmed of an agency's. */
const ofPersons: Partial<Record<string, string>> = { split_confirmations: "side = 'creator'" };
/** Stored with a workspace, but private to one member: questions, notifications, opinions of a report, mails and sign-ins on a platform under way. */
const keptByMembers = new Set([
  ...["conversations", "notifications", "ratings", "report_favorites", "mails", "connect_flows"],
]);
/** Where a member's request came from is for the member and administrators. */
const withheldFromWorkspaces: Partial<Record<string, string[]>> = { audit_entries: ["ip"] };
const secret = /password|secret|token|pending|link_key|_hash$|two_factor/;

/**
 * Which rows are an owner's, by the database's own catalogue: what refers to the account, or goes with the workspace, and what refers
 * to such rows in turn. A table that a later version adds is among them by its foreign key alone.
 */
export async function findOwnTables(client: PoolClient, owner: DataOwner): Promise<OwnTable[]> {
  const { rows: references } = await client.query<Reference>(`
    select child.relname as child, parent.relname as parent,
      ${namesOf("conrelid", "conkey")} as columns, ${namesOf("confrelid", "confkey")} as "parentColumns",
      c.confdeltype = 'c' as "isPart"
    from pg_constraint c
      join pg_class child on child.oid = c.conrelid
      join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    order by child, columns`);
  const { rows: columns } = await client.query<{ table: string; column: string; type: string }>(`
    select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns where table_schema = 'public'`);
  // What merely mentions a workspace, as a session where it works, does not go with it.
  const parts = references.filter(({ child, isPart }) => isPart && !keptByMembers.has(child));
  const { root, among } =
    owner === "person" ? { root: "users", among: references } : { root: "workspaces", among: parts };
  const reached = new Set([root]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { child, parent } of among) if (reached.has(parent) && !shared.has(parent)) reached.add(child);
  }
  return [...reached].map((name) => ({
    name,
    where: owner === "person" ? rowsOf(name, references, []) : partsOf(name, parts, []),
    withheld: columns
      .filter(({ table, column, type }) => table === name && (type === "bytea" || secret.test(column)))
      .map(({ column }) => column)
      .concat(owner === "workspace" ? (withheldFromWorkspaces[name] ?? []) : []),
  }));
}

/** The workspace's rows of a table: those that are deleted with it. */
function partsOf(table: string, parts: readonly Reference[], path: readonly string[]): string {
  if (table === "workspaces") return "id = $1";
  const ways = parts
    .filter(({ child, parent }) => child === table && parent !== table && !shared.has(parent) && !path.includes(parent))
    .map((reference) => ({ ...reference, inner: partsOf(reference.parent, parts, [...path, table]) }))
    .filter(({ inner }) => inner !== "false")
    .map(
      ({ columns, parent, parentColumns, inner }) =>
        `(${columns}) in (select ${parentColumns} from "${parent}" where ${inner})`,
    );
  return ways.length === 0 ? "false" : `(${ways.join(" or ")})`;
}

/** SQL: the names of a constraint's columns of one of its tables, in the order of its key. */
const namesOf = (table: "conrelid" | "confrelid", key: "conkey" | "confkey") => `(
  select string_agg(quote_ident(a.attname), ', ' order by k.place)
  from unnest(c.${key}) with ordinality as k(number, place)
    join pg_attribute a on a.attrelid = c.${table} and a.attnum = k.number)`;

/** The person's rows of a table. One that names another person as well is that person's, and one of a shared workspace the workspace's. */
function rowsOf(table: string, references: Reference[], path: string[]): string {
  if (table === "users") return "id = $1";
  const own = references.filter(({ child }) => child === table);
  const direct = own.filter(({ parent }) => parent === "users").map(({ columns }) => columns);
  const onward = own
    .filter(({ parent }) => parent !== "users" && parent !== table && !shared.has(parent) && !path.includes(parent))
    .map(({ columns, parent, parentColumns }) => {
      const inner = rowsOf(parent, references, [...path, table]);
      return `(${columns}) in (select ${parentColumns} from "${parent}" where ${inner})`;
    });
  const nobodyElses = direct.map((column) => `(${column} is null or ${column} = $1)`);
  const ways = [
    ...direct.map((column) => `${column} = $1`),
    ...onward.map((way) => [way, ...nobodyElses].join(" and ")),
  ];
  if (ways.length === 0) return "false";
  const limits = own.flatMap(({ parent, columns: column, parentColumns }) => {
    if (parent === "workspaces" && !aboutMembers.has(table))
      return `(${column} is null or ${column} in (select id from workspaces where personal_of = $1))`;
    if (parent !== "models" || !ofModels.has(table)) return [];
    const inOwn = `${column} in (select ${parentColumns} from models where ${rowsOf("models", references, [...path, table])})`;
    return `(${[`${column} is null`, inOwn, ofPersons[table]].filter((one) => one !== undefined).join(" or ")})`;
  });
  return [`(${ways.map((way) => `(${way})`).join(" or ")})`, ...limits].join(" and ");
}
