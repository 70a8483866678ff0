import { email as emailShape } from "../contract/src/auth/credentials.ts";
import type { Config } from "../server/src/config/config.ts";
import { Refusal } from "../server/src/config/refusal.ts";
import {
  createAdmin,
  findAdmins,
  makePasswordLink,
  setAdmin,
  setDisabled,
} from "../server/src/domain/accounts/administer-account.ts";
import { findAccount } from "../server/src/domain/accounts/find-account.ts";
import { makeSetupLink } from "../server/src/domain/accounts/setup-link.ts";
import type { Tx } from "../server/src/platform/db/open-database.ts";
import { withDatabase } from "../server/src/supervise/with-database.ts";

const usage = `Usage: npm run admin -- COMMAND [EMAIL]
  create EMAIL    a new administrator, with a link to set the password
  promote EMAIL   makes an existing account an administrator
  demote EMAIL    makes an administrator a member
  disable EMAIL   closes an account and ends its sessions
  enable EMAIL    opens it again
  password EMAIL  prints a link to set a new password, as where no email is sent
  list            all administrators
  link            prints the set-up link of an instance without an administrator`;

type Change = (tx: Tx, userId: number, config: Config) => Promise<string>;
const refuseLast = (outcome: "done" | "last-admin") => {
  if (outcome === "last-admin") throw new Refusal("This is the only administrator; make another one first.");
};

const changes: Readonly<Record<string, Change>> = {
  promote: async (tx, id) => {
    await setAdmin(tx, id, true);
    return "is an administrator now.";
  },
  demote: async (tx, id) => {
    refuseLast(await setAdmin(tx, id, false));
    return "is a member now.";
  },
  disable: async (tx, id) => {
    refuseLast(await setDisabled(tx, id, true));
    return "is disabled and signed out everywhere.";
  },
  enable: async (tx, id) => {
    await setDisabled(tx, id, false);
    return "can sign in again.";
  },
  password: async (tx, id, config) =>
    `can set a new password within 24 hours: ${await makePasswordLink(tx, config, id)}`,
};

const [command = "", address] = process.argv.slice(2);

/** `npm run admin`: who administers this instance, for who has its database. */
await withDatabase(async ({ db }, config) => {
  if (command === "list") {
    const admins = await findAdmins(db);
    for (const { email, isDisabled, createdAt } of admins)
      console.log(`${email}  since ${createdAt.toISOString().slice(0, 10)}${isDisabled ? "  disabled" : ""}`);
    if (admins.length === 0) console.log("There is no administrator yet.");
    return;
  }
  if (command === "link") {
    const link = await makeSetupLink(db, config);
    if (!link) throw new Refusal("There is an administrator already; see `npm run admin -- list`.");
    console.log(`Create the first administrator within 24 hours: ${link}`);
    return;
  }
  const change = changes[command];
  const parsed = emailShape.safeParse(address);
  if (!parsed.success || !(change || command === "create")) throw new Refusal(usage);
  const email = parsed.data;
  const account = await findAccount(db, email);
  const done = await db.transaction(async (tx) => {
    if (command === "create") {
      const id = await createAdmin(tx, email);
      if (id === undefined) throw new Refusal(`${email} has an account; use promote.`);
      return `${email} is an administrator. Set the password within 24 hours: ${await makePasswordLink(tx, config, id)}`;
    }
    if (!change || !account) throw new Refusal(`${email} has no account.`);
    return `${email} ${await change(tx, account.id, config)}`;
  });
  console.log(done);
});
