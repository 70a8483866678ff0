import type { ModelDashboard, NextStep } from "@fanradar/contract";

interface DashboardState extends Pick<ModelDashboard, "steps" | "sources" | "creator"> {
  /** Another account has claimed one of their profiles. */
  isContested: boolean;
  /** Whether an account of this platform can be connected on this instance. */
  canConnect: (platform: string) => boolean;
}

/** The one thing that would help most: what can be lost before what is missing, and what opens the way before what follows. */
export function nextStepOf({ steps, sources, creator, isContested, canConnect }: DashboardState): NextStep {
  if (isContested) return "keep";
  if (!steps.isVerified) return "verify";
  if (!steps.isClaimed) return "claim";
  if (sources.some(({ connection }) => connection === "ended")) return "reconnect";
  if (!steps.hasEvidence) return "evidence";
  const isConnected = sources.some(({ connection }) => connection === "live");
  if (!isConnected && sources.some(({ platform }) => canConnect(platform))) return "connect";
  return creator?.isPublic === false ? "open-page" : "none";
}
