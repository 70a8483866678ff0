/** Who asks. A visitor has no `userId`. */
export interface Viewer {
  userId: number | null;
  isAdmin: boolean;
}

/** What a viewer is to a thing. `link` and `guest` hold a capability instead of an account. */
export type Standing = "public" | "link" | "guest" | "submitter" | "owner" | "admin";

/** Something that belongs to an account; null belongs to nobody. */
export interface Owned {
  userId: number | null;
}

export function standingOf(viewer: Viewer, thing: Owned): Standing {
  if (viewer.userId !== null && viewer.userId === thing.userId) return "submitter";
  return viewer.isAdmin ? "admin" : "public";
}

const allowed = {
  "user.read": ["submitter", "admin"],
  "model.read": ["submitter", "admin"],
  "model.analyse": ["submitter"],
  "evidence.read": ["submitter"],
  "evidence.add": ["submitter"],
  "report.read": ["submitter", "admin"],
  "report.rate": ["submitter"],
} as const satisfies Record<string, readonly Standing[]>;
export type Act = keyof typeof allowed;

/** May this viewer do this to that thing? A no is answered as if the thing did not exist. */
export function may(viewer: Viewer, act: Act, thing: Owned): boolean {
  const standings: readonly Standing[] = allowed[act];
  return standings.includes(standingOf(viewer, thing));
}
