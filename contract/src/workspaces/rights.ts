import { type MemberRole, memberRoles, type ScopeKind } from "./roles.ts";

interface Rule {
  /** The least of the roles that may. */
  least: MemberRole;
  /** Needs the earnings switch as well. */
  earnings?: true;
  /** Needs the scope `all`: a member of a part could not see what it makes. */
  whole?: true;
}

/** What members may do, by act. */
const rules = {
  "model.read": { least: "client" },
  /** Notes, tags and time zone: what the team writes of a model. */
  "model.notes": { least: "viewer" },
  "model.submit": { least: "analyst", whole: true },
  "model.analyse": { least: "analyst" },
  "model.change": { least: "manager" },
  "model.delete": { least: "manager" },
  /** Without the earnings switch: what is not of earnings, of which typed figures are added by the same right. */
  "evidence.read": { least: "analyst" },
  /** Reads screenshots as well: what is in a picture cannot be left out of it. */
  "evidence.add": { least: "analyst", earnings: true },
  "evidence.remove": { least: "manager", earnings: true },
  "earnings.read": { least: "client", earnings: true },
  "split.manage": { least: "manager", earnings: true },
  /** For the agency; the creator's side is confirmed by her who claimed the model's pages. */
  "split.confirm": { least: "manager", earnings: true },
  /** Who of the team sold what: not for clients. */
  "shift.read": { least: "viewer", earnings: true },
  "shift.manage": { least: "manager", earnings: true },
  "pricing.read": { least: "viewer", earnings: true },
  "price-change.manage": { least: "manager", earnings: true },
  "connection.read": { least: "analyst" },
  "connection.manage": { least: "manager" },
  "report.read": { least: "client" },
  "report.rate": { least: "client" },
  "report.delete": { least: "manager" },
  "report.share": { least: "manager" },
  "comparison.save": { least: "analyst" },
  /** To-dos of the team: who was given one, or made it, sees it besides. */
  "todo.read": { least: "viewer" },
  "todo.manage": { least: "analyst" },
  /** To-dos that others made. */
  "todo.rewrite": { least: "manager" },
  /** Notes of the team are read as the notes of a model are. */
  "note.write": { least: "analyst" },
  "member.read": { least: "viewer" },
  "workspace.manage": { least: "owner" },
  "workspace.export": { least: "owner", earnings: true, whole: true },
} as const satisfies Record<string, Rule>;
export type MemberAct = keyof typeof rules;

export const isMemberAct = (text: string | undefined): text is MemberAct =>
  text !== undefined && Object.hasOwn(rules, text);

/** What of a membership decides about its rights. */
export interface MemberRights {
  role: MemberRole;
  scope: ScopeKind;
  seesEarnings: boolean;
}

/** Whether a member may perform an act on what lies in their scope. */
export function mayAs({ role, scope, seesEarnings }: MemberRights, act: MemberAct): boolean {
  const { least, earnings, whole }: Rule = rules[act];
  return (
    memberRoles.indexOf(role) <= memberRoles.indexOf(least) &&
    (!earnings || seesEarnings) &&
    (!whole || scope === "all")
  );
}
