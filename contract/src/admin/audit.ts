import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { caseDecisions, caseKinds } from "../moderation/cases.ts";
import { day, id, idText, instant } from "../shapes.ts";
import { text } from "../text.ts";

/** What the audit log records: by a person about their own account, by a person about a model, and by administrators. */
export const auditActs = [
  ...([
    "signup",
    "login",
    "login-google",
    "login-provider",
    "login-passkey",
    "login-link",
    "logout",
    "session-revoked",
    "email-verified",
    "email-changed",
  ] as const),
  ...([
    "password-changed",
    "password-reset",
    "second-factor-on",
    "second-factor-off",
    "passkey-added",
    "passkey-removed",
    "account-deleted",
  ] as const),
  ...(["data-exported", "report-exported", "earnings-exported", "analytics-exported", "audit-exported"] as const),
  ...(["split.create", "split.withdraw", "split.confirm", "split.unconfirm", "split-exported"] as const),
  ...(["shift.add", "shift.remove", "shifts-exported"] as const),
  ...(["goal.set", "goal.change", "goal.remove"] as const),
  ...(["connection-started", "connection-ended"] as const),
  ...(["model.submit", "model.change", "model.delete", "model.restore"] as const),
  ...(["evidence.add", "evidence.remove", "report.delete", "report.restore"] as const),
  ...(["share.create", "share.end", "consent.invite", "consent.revoke"] as const),
  ...([
    "creator.remove",
    "case.decide",
    "case.hide",
    "case.read-again",
    "mail.everybody",
    "first-admin",
    "instance.name",
  ] as const),
  ...(["login-refused", "second-factor-refused", "instance.sign-up", "job.retry", "job.cancel"] as const),
  ...([
    "workspace.create",
    "workspace.rename",
    "workspace.logo",
    "workspace.export",
    "workspace.delete",
    "workspace.restore",
    "workspace.hand-over",
    "model.move",
    "model.move-back",
  ] as const),
  ...(["member.invite", "member.revoke", "member.join", "member.change", "member.remove", "member.leave"] as const),
  ...(["user.verify", "user.disable", "user.enable", "user.sign-out", "user.reset-second-factor"] as const),
  ...(["user.make-admin", "user.make-member", "user.delete"] as const),
] as const;
export type AuditAct = (typeof auditActs)[number];

const person = z.object({ id, name: z.string(), email: z.string() });

const entry = z.object({
  id,
  at: instant,
  act: z.enum(auditActs),
  /** Who did it; null where the account was deleted, or where the operator did it on the server. */
  actor: z.nullable(person),
  /** Whose account it was done to. */
  subject: z.nullable(person),
  modelId: z.nullable(id),
  /** Of a moderation's decision. */
  kind: z.nullable(z.enum(caseKinds)),
  decision: z.nullable(z.enum(caseDecisions)),
  reason: z.nullable(z.string()),
  /** Address of the network that it came from; gone with the actor. */
  ip: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof entry>;

const filter = {
  act: z.optional(z.enum(auditActs)),
  /** Part of the address of who did it, or of whom it was done to. */
  who: z._default(text({ max: limits.email }), ""),
  /** First and last UTC day. */
  from: z.optional(day),
  to: z.optional(day),
};

/** The audit log, the newest first, a page at a time: `before` is the id of the last entry of the page before. For admins. */
export const listAudit = defineCall("GET", "/api/admin/audit", "account", {
  query: z.object({ ...filter, before: z.optional(idText) }),
  output: z.object({ items: z.array(entry), next: z.nullable(id) }),
  errors: ["not-found"],
});

/** The same as CSV, as a whole. For admins; recorded in the log itself. */
export const exportAudit = defineCall("GET", "/api/admin/audit/csv", "account", {
  query: z.object(filter),
  answers: "text/csv",
  output: z.string(),
  errors: ["not-found"],
});
