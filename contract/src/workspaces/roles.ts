/** Roles in a workspace, from most to least. */
export const memberRoles = ["owner", "manager", "analyst", "viewer", "client"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Which models of a workspace a member sees: all, those that wear one of their tags, or chosen ones. */
export const scopeKinds = ["all", "tags", "models"] as const;
export type ScopeKind = (typeof scopeKinds)[number];
