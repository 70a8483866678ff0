import * as z from "zod/mini";
import { auditActs } from "../admin/audit.ts";
import { emailOr } from "../auth/credentials.ts";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { listPaths } from "../list-paths.ts";
import { id, idParam, idText, instant, nothing } from "../shapes.ts";
import { text } from "../text.ts";
import { membership } from "./membership.ts";
import { memberRoles, scopeKinds } from "./roles.ts";

/** How long an invite can be accepted. */
export const workspaceInviteDays = 7;

/** Models that a scope may name. */
const mostChosen = 500;

/** What a member may see and do. An owner sees everything; a client a part, never all models. */
const granted = {
  role: z.enum(memberRoles),
  scope: z.enum(scopeKinds),
  /** Of scope `tags`. */
  tags: z._default(z.array(text({ max: limits.tag, required: "tag.required" })).check(z.maxLength(limits.tags)), []),
  /** Of scope `models`. */
  modelIds: z._default(z.array(id).check(z.maxLength(mostChosen)), []),
  seesEarnings: z.boolean(),
};

interface GrantRules {
  role: string;
  scope: string;
  tags: readonly string[];
  modelIds: readonly number[];
  seesEarnings: boolean;
}
const checks = [
  z.refine<GrantRules>(({ role, scope }) => role !== "client" || scope !== "all", {
    error: "scope.client",
    path: ["scope"],
  }),
  z.refine<GrantRules>(({ role, scope, seesEarnings }) => role !== "owner" || (scope === "all" && seesEarnings), {
    error: "scope.owner",
    path: ["scope"],
  }),
  z.refine<GrantRules>(({ scope, tags }) => scope !== "tags" || tags.length > 0, {
    error: "tag.required",
    path: ["tags"],
  }),
] as const;

const rights = z.object({
  role: z.enum(memberRoles),
  scope: z.enum(scopeKinds),
  tags: z.array(z.string()),
  models: z.array(z.object({ id, name: z.string() })),
  seesEarnings: z.boolean(),
});

export const workspaceMember = z.extend(rights, {
  userId: id,
  name: z.string(),
  email: z.string(),
  /** Address of their picture; empty without one. */
  avatar: z.string(),
  /** Whether the email address is verified. Only owners receive it; for others it is false. */
  isVerified: z.boolean(),
  joinedAt: instant,
});
export type WorkspaceMember = z.infer<typeof workspaceMember>;

export const workspaceInviteStates = ["open", "accepted", "expired", "revoked"] as const;

export const workspaceInvite = z.extend(rights, {
  id,
  /** The address that it was mailed to; null where its link is handed over. */
  recipient: z.nullable(z.string()),
  /** Who invited; null where their account is gone. */
  invitedBy: z.nullable(z.string()),
  state: z.enum(workspaceInviteStates),
  createdAt: instant,
  expiresAt: instant,
});
export type WorkspaceInvite = z.infer<typeof workspaceInvite>;

/** An invite with the token of its link, `/join/:token`, which is stored nowhere. */
const issued = z.object({ invite: workspaceInvite, token: z.string() });

/** Members of the workspace that the caller works in, in the order of their roles; for its owners also the invites. */
export const listMembers = defineCall(
  "GET",
  listPaths.members,
  { list: "member.read" },
  {
    output: z.object({ members: z.array(workspaceMember), invites: z.array(workspaceInvite) }),
    errors: ["not-found"],
  },
);

/** Changes a member's role, scope and earnings switch. For owners; `last-owner` where none would be left. */
export const changeMember = defineCall("PUT", "/api/workspace/members/:id", "managed", {
  params: idParam,
  body: z.strictObject(granted).check(...checks),
  output: workspaceMember,
  errors: ["last-owner"],
});

/** Removes a member, who loses access at once; one's own id is leaving. For owners, and for oneself. */
export const removeMember = defineCall("DELETE", "/api/workspace/members/:id", "managed", {
  params: idParam,
  output: nothing,
  errors: ["last-owner"],
});

/**
 * Hands the workspace over to another member: they become its owner with all rights, and are notified; the caller stays as a manager who sees
 * everything. For owners whose session was confirmed lately; `forbidden` to oneself.
 */
export const handOverWorkspace = defineCall("POST", "/api/workspace/members/:id/owner", "managed", {
  params: idParam,
  output: membership,
  errors: ["confirm-needed", "forbidden"],
});

/** Makes an invite to the workspace that the caller works in, and mails it where an address is given. For owners of a shared one. */
export const inviteMember = defineCall("POST", "/api/workspace/invites", "workspace", {
  body: z.strictObject({ ...granted, email: z.optional(emailOr("email.required")) }).check(
    ...checks,
    z.refine<GrantRules>(({ role }) => role !== "owner", { error: "invalid", path: ["role"] }),
  ),
  output: issued,
  status: 201,
  takesIdempotencyKey: true,
  errors: ["not-found", "unverified", "too-many", "idempotency-conflict"],
});

/** Makes a new link for an invite, for seven days; the old one stops working. Mails it where the invite was mailed. */
export const renewInvite = defineCall("POST", "/api/workspace/invites/:id/renew", "managed", {
  params: idParam,
  output: issued,
  errors: ["unverified", "token-used", "too-many"],
});

/** Withdraws an invite at once. */
export const revokeInvite = defineCall("DELETE", "/api/workspace/invites/:id", "managed", {
  params: idParam,
  output: nothing,
});

const byToken = z.strictObject({ token: z.string().check(z.maxLength(200)) });

/** What an invite offers, for who has its link. One that is not open any more answers 410. */
export const openInvite = defineCall("POST", "/api/invites/open", "anyone", {
  body: byToken,
  output: z.object({
    workspace: z.string(),
    /** Address of its logo; empty without one. */
    logo: z.string(),
    invitedBy: z.nullable(z.string()),
    /** The address that it was mailed to, whose account alone can accept it; null: anybody's can. */
    recipient: z.nullable(z.string()),
    role: z.enum(memberRoles),
    seesEarnings: z.boolean(),
    expiresAt: instant,
    /** The caller is a member already. */
    isMember: z.boolean(),
  }),
  errors: ["token-used", "too-many"],
});

/**
 * Makes the caller a member by an invite, once, and works in the workspace from then on. A member stays what they are. One that was mailed
 * is for the account with its address: `forbidden` for others, for whom it stays open.
 */
export const acceptInvite = defineCall("POST", "/api/invites/accept", "account", {
  body: byToken,
  output: membership,
  errors: ["forbidden", "unverified", "token-used", "too-many"],
});

/** Who did what in the workspace that the caller works in, the newest first; `before`: the id of the last entry of the page before. For owners. */
export const listWorkspaceAudit = defineCall("GET", listPaths.audit, "workspace", {
  query: z.object({ before: z.optional(idText) }),
  output: z.object({
    items: z.array(
      z.object({
        id,
        at: instant,
        act: z.enum(auditActs),
        /** Names of who did it and of whom it was done to; null where the account is gone. */
        actor: z.nullable(z.string()),
        subject: z.nullable(z.string()),
        model: z.nullable(z.object({ id, name: z.string() })),
        /** Of an act on a member: the role that they were given. */
        role: z.nullable(z.enum(memberRoles)),
      }),
    ),
    next: z.nullable(id),
  }),
  errors: ["not-found"],
});
