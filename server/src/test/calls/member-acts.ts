import type { MemberAct } from "@fanradar/contract";

/**
 * What each call of the contract is to a member of a workspace. An act: on a model of it, or what hangs on one. `list`: under one's own
 * id, of what one sees; with an act, for who may do it. `private`: of the person alone, though it lies in the workspace.
 * `workspace`: of the one that its owner works in; `managed`: of what that one has. `account` and `public`: the same whichever workspace one works in.
 */
export type MemberRow =
  | MemberAct
  | "list"
  | { list: MemberAct }
  | "private"
  | "workspace"
  | "managed"
  | "account"
  | "public";

const account = [
  ...["DELETE /api/auth/sessions/:id", "DELETE /api/auth/totp", "DELETE /api/user/avatar", "DELETE /api/user/delete"],
  ...["DELETE /api/user/email-change", "GET /api/auth/confirm", "GET /api/auth/session", "GET /api/auth/sessions"],
  ...["GET /api/auth/totp", "GET /api/claims", "GET /api/model-dashboard", "GET /api/user/email-change"],
  ...["GET /api/user/settings", "POST /api/auth/confirm", "POST /api/auth/forgot-password", "POST /api/auth/google"],
  ...["POST /api/auth/login", "POST /api/auth/logout", "POST /api/auth/password", "POST /api/auth/resend-verification"],
  ...["POST /api/auth/reset-password", "POST /api/auth/second-factor", "POST /api/auth/signup", "POST /api/auth/totp"],
  ...["POST /api/auth/totp/enable", "POST /api/auth/verify-email", "POST /api/models/signup", "POST /api/setup"],
  ...["POST /api/user/creator", "POST /api/user/email-change/confirm", "POST /api/user/email-change/stop"],
  ...["PUT /api/language", "PUT /api/user/avatar", "PUT /api/user/settings", "POST /api/unsubscribe"],
  ...["GET /api/workspaces", "POST /api/workspaces", "PUT /api/workspaces/current", "POST /api/workspaces/:id/restore"],
  ...["POST /api/invites/open", "POST /api/invites/accept", "POST /api/removals", "GET /api/mailbox"],
  ...["GET /api/admin/audit", "GET /api/admin/audit/csv", "GET /api/admin/cases", "GET /api/admin/feedback"],
  ...["GET /api/admin/instance", "GET /api/admin/jobs", "GET /api/admin/users", "POST /api/admin/cases/:id/decision"],
  ...[
    "POST /api/admin/cases/:id/steps",
    "POST /api/admin/instance/checks",
    "POST /api/admin/jobs/:id/acts",
    "POST /api/admin/mails",
  ],
  ...["POST /api/admin/users/:id/acts", "PUT /api/admin/instance/name", "PUT /api/admin/instance/sign-up"],
  ...["DELETE /api/creators/:platform/:handle/claim", "GET /api/creators/:platform/:handle/visibility"],
  ...["PATCH /api/creators/:platform/:handle/veto", "PATCH /api/creators/:platform/:handle/visibility"],
  ...["POST /api/creators/:platform/:handle/claim", "POST /api/creators/:platform/:handle/claim/check"],
  ...["POST /api/creators/:platform/:handle/link", "POST /api/creators/:platform/:handle/problems"],
  "POST /api/creators/:platform/:handle/removal",
] as const;

const open = [
  ...["GET /api/creators", "GET /api/creators/:platform/:handle", "GET /api/creators/:platform/:handle/score"],
  ...["GET /api/creators/trending", "GET /api/models/trending", "GET /api/analytics", "GET /api/analytics.csv"],
  ...["GET /api/exchange-rates", "GET /api/health", "GET /api/instance", "GET /api/methods/accuracy"],
  ...["GET /api/openapi.json", "GET /api/ready", "GET /api/verify", "POST /api/shares/open"],
  ...["POST /api/shares/problems", "GET /api/models/guest", "POST /api/consents/open"],
  ...["POST /api/consents/connections", "POST /api/consents/refusals", "POST /api/consents/ends"],
  "POST /api/consents/linking",
] as const;

const rows = <Row extends MemberRow>(row: Row, calls: readonly string[]) =>
  Object.fromEntries(calls.map((call): [string, MemberRow] => [call, row]));

export const memberActs: Record<string, MemberRow> = {
  ...rows("account", account),
  ...rows("public", open),
  "GET /api/models/:id": "model.read",
  "DELETE /api/models/:id": "model.delete",
  "POST /api/models/:id/restore": "model.delete",
  "PATCH /api/models/:id": "model.change",
  "POST /api/models/:id/analyses": "model.analyse",
  "POST /api/models": { list: "model.submit" },
  "POST /api/models/batch": { list: "model.submit" },
  "POST /api/models/guest": { list: "model.submit" },
  "PUT /api/models/:id/workspace": "managed",
  "GET /api/user/:id/models": "list",
  "GET /api/user/:id/models/page": "list",
  "GET /api/user/:id/tags": { list: "model.notes" },
  "GET /api/user/:id/followed": "list",
  "GET /api/user/:id/stats": "list",
  "GET /api/user/:id/dashboard": "list",
  "GET /api/user/:id/portfolio": "list",
  "GET /api/user/:id/activity": "list",
  "GET /api/user/:id/analytics": "list",
  "GET /api/user/:id/analytics.csv": "list",
  "GET /api/user/:id/earnings": { list: "earnings.read" },
  "GET /api/user/:id/reports": "list",
  "POST /api/user/export": "list",
  "GET /api/models/:id/report": "report.read",
  "GET /api/models/:id/posts": "report.read",
  "GET /api/models/:id/reports": "report.read",
  "GET /api/reports/:id/changes": "report.read",
  "GET /api/reports/:id/pdf": "report.read",
  "GET /api/reports/:id/narration": "report.rate",
  "POST /api/reports/:id/narration": "report.rate",
  "POST /api/reports/:id/rate": "report.rate",
  "PUT /api/reports/:id/favorite": "report.read",
  "DELETE /api/reports/:id": "report.delete",
  "POST /api/reports/:id/restore": "report.delete",
  "GET /api/reports/:id/share": "report.share",
  "POST /api/reports/:id/share": "report.share",
  "DELETE /api/reports/:id/share": "report.share",
  "GET /api/comparisons": "list",
  "POST /api/comparisons": "comparison.save",
  "GET /api/comparisons/:id": "report.read",
  "GET /api/models/:id/evidence": "evidence.read",
  "POST /api/models/:id/evidence": "evidence.add",
  "POST /api/models/:id/imports/preview": "evidence.add",
  "POST /api/models/:id/imports": "evidence.add",
  "GET /api/evidence/:id/removal": "evidence.remove",
  "DELETE /api/evidence/:id": "evidence.remove",
  "GET /api/models/:id/screenshots": "evidence.read",
  "POST /api/models/:id/screenshots": "evidence.add",
  "GET /api/files/:name": "evidence.read",
  "POST /api/screenshots/:id/confirm": "evidence.add",
  "DELETE /api/screenshots/:id": "evidence.remove",
  "GET /api/models/:id/earnings": "earnings.read",
  "GET /api/models/:id/earnings.csv": "earnings.read",
  "GET /api/models/:id/price-changes": "pricing.read",
  "POST /api/models/:id/price-changes": "price-change.manage",
  "DELETE /api/price-changes/:id": "price-change.manage",
  "POST /api/ai/pricing-analysis": "model.read",
  "GET /api/models/:id/connections": "connection.read",
  "POST /api/models/:id/connections": "connection.manage",
  "DELETE /api/models/:id/connections/:platform": "connection.manage",
  "GET /api/models/:id/consent-invites": "connection.manage",
  "POST /api/models/:id/consent-invites": "connection.manage",
  "POST /api/consent-invites/:id/mails": "connection.manage",
  "DELETE /api/consent-invites/:id": "connection.manage",
  "POST /api/ai/chat": "list",
  "POST /api/ai/chat/stream": "list",
  "GET /api/ai/questions": "list",
  "GET /api/conversations": "list",
  "GET /api/conversations/:id": "private",
  "PATCH /api/conversations/:id": "private",
  "DELETE /api/conversations/:id": "private",
  "PUT /api/messages/:id/feedback": "private",
  "GET /api/notifications": "list",
  "POST /api/notifications/read": "list",
  "POST /api/notifications/:id/read": "private",
  "GET /api/workspace/members": { list: "member.read" },
  "GET /api/workspace/audit": "workspace",
  "PATCH /api/workspace": "workspace",
  "PUT /api/workspace/logo": "workspace",
  "DELETE /api/workspace/logo": "workspace",
  "DELETE /api/workspace": "workspace",
  "PUT /api/workspace/members/:id": "managed",
  "DELETE /api/workspace/members/:id": "managed",
  "POST /api/workspace/invites": "workspace",
  "POST /api/workspace/invites/:id/renew": "managed",
  "DELETE /api/workspace/invites/:id": "managed",
};
