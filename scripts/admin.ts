import type { AccountAct } from "../contract/src/admin/users.ts";
import { email as emailShape } from "../contract/src/auth/credentials.ts";
import { StartRefusal } from "../server/src/config/refusal.ts";
import { writeAudit } from "../server/src/domain/access/write-audit.ts";
import {
  administerAccount,
  createAdmin,
  findAdmins,
  makePasswordLink,
} from "../server/src/domain/accounts/administer-account.ts";
import { findAccount } from "../server/src/domain/accounts/find-account.ts";
import { makeSetupLink } from "../server/src/domain/accounts/setup-link.ts";
import type { Tx } from "../server/src/platform/db/open-database.ts";
import { withDatabase } from "../server/src/supervise/with-database.ts";

const usage = `Usage: npm run admin -- COMMAND [EMAIL]
  create EMAIL    a new administrator, with a link to set the password
  promote EMAIL   makes an existing account an administrator
  demote EMAIL    makes an administrator a member
  verify EMAIL    counts an address as verified
  disable EMAIL   closes an account and ends its sessions
  enable EMAIL    opens it again
  reset-second-factor EMAIL
                  turns it off where app and recovery codes are lost
  password EMAIL  prints a link to set a new password, as where no email is sent
  list            all administrators
  link            prints the set-up link of an instance without an administrator`;

const acts: Readonly<Record<string, [AccountAct, done: string]>> = {
  promote: ["make-admin", "is an administrator now."],
  demote: ["make-member", "is a member now."],
  verify: ["verify", "counts as verified."],
  disable: ["disable", "is disabled and signed out everywhere."],
  enable: ["enable", "can sign in again."],
  "reset-second-factor": ["reset-second-factor", "signs in by the password alone."],
};
const byOperator = "npm run admin";

async function changeAccount(tx: Tx, [act, done]: [AccountAct, string], userId: number): Promise<string> {
  if ((await administerAccount(tx, act, userId)) === "last-admin")
    throw new StartRefusal("This is the only administrator; make another one first.");
  await writeAudit(tx, { act: `user.${act}`, subjectId: userId, reason: byOperator });
  return done;
}

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
    if (!link) throw new StartRefusal("There is an administrator already; see `npm run admin -- list`.");
    console.log(`Create the first administrator within 24 hours: ${link}`);
    return;
  }
  const change = acts[command];
  const parsed = emailShape.safeParse(address);
  if (!parsed.success || !(change || command === "create" || command === "password")) throw new StartRefusal(usage);
  const email = parsed.data;
  const account = await findAccount(db, email);
  const done = await db.transaction(async (tx) => {
    if (command === "create") {
      const id = await createAdmin(tx, email);
      if (id === undefined) throw new StartRefusal(`${email} has an account; use promote.`);
      await writeAudit(tx, { act: "user.make-admin", subjectId: id, reason: byOperator });
      return `is an administrator. Set the password within 24 hours: ${await makePasswordLink(tx, config, id)}`;
    }
    if (!account) throw new StartRefusal(`${email} has no account.`);
    return change
      ? changeAccount(tx, change, account.id)
      : `can set a new password within 24 hours: ${await makePasswordLink(tx, config, account.id)}`;
  });
  console.log(`${email} ${done}`);
});
