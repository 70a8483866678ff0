import type { ModelDashboard, NextStep } from "@fanradar/contract";

interface Standing extends Pick<ModelDashboard, "steps" | "sources" | "creator"> {
  /** Somebody else has claimed a profile of theirs. */
  isContested: boolean;
  /** Can an account of this platform be connected here? */
  canConnect: (platform: string) => boolean;
}

/** The one thing that would help most: what can be lost before what is missing, and what opens the way before what follows. */
export function nextStepOf({ steps, sources, creator, isContested, canConnect }: Standing): NextStep {
  if (isContested) return "keep";
  if (!steps.isVerified) return "verify";
  if (!steps.isClaimed) return "claim";
  if (sources.some(({ connection }) => connection === "ended")) return "reconnect";
  if (!steps.hasEvidence) return "evidence";
  if (sources.some(({ platform, connection }) => connection === "none" && canConnect(platform))) return "connect";
  return creator?.isPublic === false ? "open-page" : "none";
}
