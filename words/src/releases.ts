interface Release {
  version: string;
  /** Its day, ISO 8601; null until then. */
  releasedOn: string | null;
}

/** The versions of FanRadar, the newest first. What is in each stands in `words/src/<language>/changelog.ts`. */
export const releases = [{ version: "0.1.0", releasedOn: null }] as const satisfies readonly Release[];

/** Whom a change concerns, in this order. */
export const changeReaders = ["everyone", "members", "operators"] as const;

/** What is in each version, by whom it concerns. */
export type Changes = Readonly<
  Record<(typeof releases)[number]["version"], Readonly<Record<(typeof changeReaders)[number], readonly string[]>>>
>;
