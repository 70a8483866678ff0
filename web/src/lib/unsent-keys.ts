/** Where what a person, or visitor, typed into a form and has not sent stands in `sessionStorage`, which signing out clears. */
export const unsentKey = (name: string, userId: number | null): string =>
  `fanradar-unsent-${userId ?? "visitor"}-${name}`;
