import { randomUUID } from "node:crypto";

/** The body that adds figures typed by hand, of today unless `more` says another day. */
export const typedFigures = (platform: string, figures: Record<string, number>, more: object = {}) => ({
  ...{ kind: "manual", key: randomUUID(), platform, observedOn: new Date().toISOString().slice(0, 10) },
  figures: Object.entries(figures).map(([metric, value]) => ({ metric, value })),
  ...more,
});
