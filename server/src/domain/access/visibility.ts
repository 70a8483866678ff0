import {
  type Analysis,
  type CreatorField,
  creatorFields,
  type ReleaseKind,
  type VisibilityLevel,
} from "@fanradar/contract";
import { type Fact, metricOf, type PrivacyField, type Series, seriesOf } from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import { creators, profiles, userSettings } from "../../platform/db/schema.ts";
import type { Role, Viewer } from "./policy.ts";

/** Members of a creator that decide about visibility. */
export interface Visible {
  id: number;
  ownerUserId: number | null;
  isListed: boolean;
  visibility: Record<string, VisibilityLevel>;
  /** Its owner shows explicit words of captions; hidden by default. */
  showsExplicit?: boolean;
}

const defaults: Record<CreatorField, VisibilityLevel> = {
  profile: "public",
  figures: "public",
  posts: "public",
  earnings: "private",
  subscribers: "private",
};

/** Visibility level of a creator's field: the owner's choice, else public for data that platforms publish, and private for all other. */
export function visibility(creator: Pick<Visible, "visibility">, field: CreatorField): VisibilityLevel {
  return creator.visibility[field] ?? defaults[field];
}

const readers: Record<VisibilityLevel, readonly Role[]> = {
  public: ["public", "link", "guest", "member", "owner", "admin"],
  link: ["link", "owner"],
  private: ["owner"],
};

/** Whether a role on a creator may read fields of a visibility level. A submission about a creator gives no role on it. */
export const canRead = (standing: Role, level: VisibilityLevel): boolean => readers[level].includes(standing);

/** Role of a viewer on a creator. */
export function roleOnCreator(viewer: Viewer, creator: Pick<Visible, "id" | "ownerUserId">): Role {
  if (viewer.userId !== null && viewer.userId === creator.ownerUserId) return "owner";
  if (viewer.linkOf === creator.id) return "link";
  return viewer.isAdmin ? "admin" : "public";
}

/**
 * As what a viewer reads a creator that they may find: as the public, or with its link as those who have it. Its owner reads
 * what others read: a page that showed them more would leave them in doubt.
 */
export const viewFor = (viewer: Viewer, { id }: Pick<Visible, "id">): "public" | "link" =>
  viewer.linkOf === id ? "link" : "public";

/** As `visibility`, for queries: may everybody find a creator and read this of it? */
export const isPublic = (field: CreatorField): SQL => sql`(${creators.isListed}
  and coalesce(${creators.visibility} ->> 'profile', ${sql.raw(`'${defaults.profile}'`)}) = 'public'
  and coalesce(${creators.visibility} ->> ${sql.raw(`'${field}'`)}, ${sql.raw(`'${defaults[field]}'`)}) = 'public')`;

/** Whether this creator exists for this viewer. A removed one exists for no viewer. */
export function canFind(viewer: Viewer, creator: Visible): boolean {
  return creator.isListed && canRead(roleOnCreator(viewer, creator), visibility(creator, "profile"));
}

/** SQL predicate: the field is public, so the row of `profiles` may enter aggregates. */
export const mayBeCounted = (field: CreatorField): SQL =>
  // Not `exists`: PostgreSQL would look at all creators first, even for the newest few profiles.
  sql`coalesce((select ${isPublic(field)} from ${creators} where ${creators.id} = ${profiles.creatorId}), true)`;

/** SQL predicate on `creators` joined with their owners' settings: what they earn is public, or may enter statistics over at least five. */
export const mayCountEarnings: SQL = sql`(${isPublic("earnings")} or ${userSettings.dataSharing})`;

/** Which facts and series of a sealed report are removed for a viewer. */
export interface ReportVisibility {
  /** Equal for readings that hide the same: what was rendered for one serves the other. */
  name: string;
  hides(fact: Pick<Fact, "metric" | "scope">): boolean;
  hidesSeries(series: Pick<Series, "metric">): boolean;
  /** Explicit words of captions are hidden: it is a page that everybody may open. */
  hidesExplicit?: true;
}

/** Of the own submission: all of it. */
export const fullVisibility: ReportVisibility = { name: "whole", hides: () => false, hidesSeries: () => false };

/**
 * Of an own submission: all of it to its guest and to members who see earnings; to other members what its owner would release of it
 * without earnings.
 */
export const ownVisibility = ({ member }: Pick<Viewer, "member">): ReportVisibility =>
  member && !member.seesEarnings ? withoutEarnings : fullVisibility;

/** For another person's submission: figures that are public without it. */
export const publicVisibility: ReportVisibility = {
  name: "public",
  hides: ({ scope }) => scope === "owner",
  hidesSeries: () => false,
};

/**
 * Of a report that its owner gives out: what is public without it, and the private figures that they release. Subscribers and money go
 * together; of the others the catalogue says whether they are of who follows.
 */
export function releasedVisibility(releases: readonly ReleaseKind[]): ReportVisibility {
  const open = new Set(releases);
  if (open.size === 0) return publicVisibility;
  return {
    name: `released ${[...open].sort().join(" ")}`,
    hides: ({ metric, scope }) => scope === "owner" && !open.has(releaseOf(metricOf(metric))),
    hidesSeries: () => false,
  };
}

/** Of these kinds those that a viewer may release: only what they see themselves. */
export const releasable = ({ member }: Pick<Viewer, "member">, releases: readonly ReleaseKind[]): ReleaseKind[] =>
  releases.filter((kind) => kind !== "earnings" || !member || member.seesEarnings);

const withoutEarnings = releasedVisibility(["audience", "reach"]);

/** Whether a metric is guarded as earnings: what members without the earnings switch see nowhere. */
export function isEarnings(metric: Fact["metric"]): boolean {
  const field = metricOf(metric)?.field;
  return field === undefined || field === "earnings" || field === "subscribers";
}

function releaseOf(row: ReturnType<typeof metricOf>): ReleaseKind {
  const field = guardOf(row);
  if (field === "earnings" || field === "subscribers") return "earnings";
  return field === "figures" && row?.section === "contentAnalysis" ? "audience" : "reach";
}

/** Of a creator's public edition: the fields that are open to this standing, and of those only what its owner may give away. */
export function editionVisibility(
  standing: Role,
  creator: Pick<Visible, "visibility" | "showsExplicit">,
): ReportVisibility {
  const open = new Set(creatorFields.filter((field) => canRead(standing, visibility(creator, field))));
  return {
    name: `edition ${[...open].join(" ")}${creator.showsExplicit ? " explicit" : ""}`,
    ...(!creator.showsExplicit && { hidesExplicit: true }),
    hides({ metric, scope }) {
      const field = guardOf(metricOf(metric));
      // Earnings and subscribers are always the owner's to release; of figures and posts only published data is public.
      const isOwnerOnly = field === "earnings" || field === "subscribers";
      return !open.has(field) || (scope === "owner" && !isOwnerOnly);
    },
    hidesSeries: ({ metric }) => !open.has(guardOf(seriesOf(metric))),
  };
}

/** A run for who does not see what is private of its model: one that new evidence caused looks like a requested one. */
export const withoutEvidence = <Run extends Pick<Analysis, "cause">>(run: Run): Run =>
  run.cause === "new-evidence" ? { ...run, cause: "requested" } : run;

/** Facts that are hidden, and whatever was computed from one. */
export function hiddenIds(facts: readonly Fact[], hides: (fact: Fact) => boolean): Set<string> {
  const hidden = new Set(facts.filter(hides).map(({ id }) => id));
  for (let before = -1; before !== hidden.size; ) {
    before = hidden.size;
    for (const { id, inputs } of facts) if (inputs.some((input) => hidden.has(input))) hidden.add(id);
  }
  return hidden;
}

/** The privacy field that guards a metric of the catalogue; the most private one for unknown metrics. */
function guardOf(row: { field: PrivacyField } | undefined): Exclude<PrivacyField, "none"> {
  return row === undefined || row.field === "none" ? "earnings" : row.field;
}
