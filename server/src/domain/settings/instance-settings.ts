import type { SignUpRule } from "@fanradar/contract";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { instanceSettings } from "../../platform/db/schema.ts";

/** Who may sign up; `domains` count where the rule is `domains`. */
export interface SignUpPolicy {
  rule: SignUpRule;
  domains: string[];
}

type SettingsRow = typeof instanceSettings.$inferInsert;

/** What an administrator named this instance; null without a name. */
export async function findInstanceName(db: Db | Tx): Promise<string | null> {
  const [row] = await db.select({ name: instanceSettings.name }).from(instanceSettings);
  return row?.name ?? null;
}

export const storeInstanceName = (db: Db | Tx, name: string): Promise<void> => store(db, { name });

/** Who may sign up; everybody until an administrator says otherwise. */
export async function findSignUpPolicy(db: Db | Tx): Promise<SignUpPolicy> {
  const [row] = await db
    .select({ rule: instanceSettings.signUp, domains: instanceSettings.signUpDomains })
    .from(instanceSettings);
  return row ?? { rule: "open", domains: [] };
}

export const storeSignUpPolicy = (db: Db | Tx, { rule, domains }: SignUpPolicy): Promise<void> =>
  store(db, { signUp: rule, signUpDomains: domains });

/** Why an address may not sign up; undefined where it may. */
export async function refusalOfSignUp(db: Db | Tx, email: string): Promise<"closed" | "other-domain" | undefined> {
  const { rule, domains } = await findSignUpPolicy(db);
  if (rule === "open") return undefined;
  if (rule === "closed") return "closed";
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return domains.includes(domain) ? undefined : "other-domain";
}

async function store(db: Db | Tx, set: SettingsRow): Promise<void> {
  await db.insert(instanceSettings).values(set).onConflictDoUpdate({ target: instanceSettings.id, set });
}
