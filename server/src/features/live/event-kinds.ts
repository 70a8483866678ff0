import type { Member } from "../../domain/access/policy.ts";
import type { SessionUser } from "../../domain/access/session.ts";
import type { ServerEvent } from "../../platform/live/event-bus.ts";
import type { Announcement, BellChanged, ImportProgress, TeamChanged } from "../../platform/live/publish.ts";

/** Of a model: an analysis, a rating, an import. */
export const isAnnouncement = (event: ServerEvent): event is Announcement | ImportProgress =>
  event !== "reconnected" && "modelId" in event;

/** Whether what a stream's person may see has changed. */
export const isOfMembership = (event: ServerEvent, user: SessionUser | null) =>
  event !== "reconnected" && event.topic === "membership" && event.userId === user?.id;

/** Whether a member still has what they had as their stream began. */
export const isSameGrant = (now: Member | undefined, admitted: Member) =>
  now?.role === admitted.role && now.scope === admitted.scope && now.seesEarnings === admitted.seesEarnings;

export const isOfTeam = (event: ServerEvent): event is TeamChanged => event !== "reconnected" && event.topic === "team";

export const isOfBell = (event: ServerEvent): event is BellChanged =>
  event !== "reconnected" && event.topic === "notification";

/** Whether the session of a person's stream may have ended. After a reconnect that is unknown. */
export const concernsSession = (event: ServerEvent, user: SessionUser | null) =>
  event === "reconnected" || (event.topic === "signed-out" && event.userId === user?.id);
