export * from "./instagram/read-instagram.ts";
export { toObservations as instagramObservations, toPosts as instagramPosts } from "./instagram/to-observations.ts";
export { businessDiscovery } from "./instagram/wire.ts";
export * from "./reading.ts";
export * from "./x/cost.ts";
export * from "./x/read-x.ts";
export { toObservations as xObservations, toPosts as xPosts } from "./x/to-observations.ts";
export { timelineAnswer as xTimelineAnswer, userAnswer as xUserAnswer } from "./x/wire.ts";
