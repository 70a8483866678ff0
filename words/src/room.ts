import type { Language } from "@fanradar/contract";

/** Tables of words that pages load together, in one language at a time. */
export interface Room<Words> {
  /** The words, once they are here. */
  now: (language: Language) => Words | undefined;
  /** Loads them: the same promise each time, until it fails. */
  load: (language: Language) => Promise<Words>;
}

/** A room by how its tables are loaded. */
export function room<Words>(load: (language: Language) => Promise<Words>): Room<Words> {
  const here = new Map<Language, Words>();
  const coming = new Map<Language, Promise<Words>>();
  return {
    now: (language) => here.get(language),
    load: (language) => {
      const known = coming.get(language);
      if (known) return known;
      const pending = load(language);
      coming.set(language, pending);
      pending.then(
        (words) => {
          here.set(language, words);
          // As React marks what it has waited for: words that are here are drawn without waiting once more.
          Object.assign(pending, { status: "fulfilled", value: words });
        },
        () => coming.delete(language),
      );
      return pending;
    },
  };
}
