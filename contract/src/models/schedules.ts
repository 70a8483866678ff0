/** How often a model is analysed by itself. */
export const schedules = ["off", "weekly", "daily"] as const;
export type Schedule = (typeof schedules)[number];
