import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/open-database.ts";

/** The channel that all servers listen on. */
export const liveChannel = "fanradar_live";

/** An event of a model. `publish` adds whose it is, by which a listener knows who may receive it; it reads the rest itself. */
interface OfModel {
  modelId: number;
  workspaceId: number | null;
}

/** An event between processes. */
export interface Announcement extends OfModel {
  topic: "analysis" | "rating";
}

/** Progress of an import, from 0 to 1. */
export interface ImportProgress extends OfModel {
  topic: "import";
  key: string;
  done: number;
}

/** Some sessions of an account have ended: what is open in their name ends too. */
export interface SignedOut {
  topic: "signed-out";
  userId: number;
}

/** What a person may see has changed: their streams end, and their pages load again what they show. */
export interface MembershipChanged {
  topic: "membership";
  userId: number;
}

/** Makes a person's open pages load anew, once the caller's transaction commits. */
export async function publishMembership(tx: Db | Tx, userId: number): Promise<void> {
  const event: MembershipChanged = { topic: "membership", userId };
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`);
}

type WithoutOwner<Event> = Event extends OfModel ? Omit<Event, "workspaceId"> : never;

/**
 * Sends an event of a model to its workspace's open pages, once the caller's transaction commits; `beside` a statement that is run whatever
 * it writes, in the same round trip.
 */
export async function publish(
  tx: Db | Tx,
  event: WithoutOwner<Announcement | ImportProgress>,
  beside?: SQL,
): Promise<void> {
  await tx.execute(
    sql`${beside && sql`with beside as (${beside}) `}select pg_notify(${liveChannel}, ${withOwner(event)})`,
  );
}

const withOwner = (event: WithoutOwner<Announcement | ImportProgress>) =>
  sql`(${JSON.stringify(event)}::jsonb || jsonb_build_object(
    'workspaceId', (select workspace_id from portfolio_models where id = ${event.modelId})))::text`;

/**
 * The same beside one statement that writes and returns what it wrote, in one round trip and one commit.
 *
 * @returns whether it wrote anything; nothing is sent where it did not
 */
export async function writeAndPublish(
  db: Db | Tx,
  write: SQL,
  event: WithoutOwner<Announcement | ImportProgress>,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with written as (${write})
    select pg_notify(${liveChannel}, ${withOwner(event)}) from written`);
  return rows.length > 0;
}

/** Makes every server check the user's sessions again, once the caller's transaction commits. */
export async function publishSignedOut(tx: Db | Tx, userId: number): Promise<void> {
  const event: SignedOut = { topic: "signed-out", userId };
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`);
}

/** A person's notifications changed: a new one, or one was read. */
export interface BellChanged {
  topic: "notification";
  userId: number;
}

/** Makes a person's open pages reload their notifications, once the caller's transaction commits. */
export async function publishNotification(tx: Db | Tx, userId: number): Promise<void> {
  const event: BellChanged = { topic: "notification", userId };
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`);
}

/** What is shown of a workspace changed beside its analyses: to-dos, notes, evidence, splits, members, its log. It names nothing of it. */
export interface TeamChanged {
  topic: "team";
  workspaceId: number;
}

/** Makes open pages of a workspace reload these, once the caller's transaction commits. */
export async function publishTeam(tx: Db | Tx, workspaceId: number): Promise<void> {
  const event: TeamChanged = { topic: "team", workspaceId };
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`);
}

/** The same for the workspace of a model, if it is of one. */
export async function publishTeamOf(tx: Db | Tx, modelId: number): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${liveChannel}, json_build_object('topic', 'team', 'workspaceId', workspace_id)::text)
    from portfolio_models where id = ${modelId} and workspace_id is not null`);
}
