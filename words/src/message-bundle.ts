import type { Language } from "@fanradar/contract";

/** Messages that pages load together, in one language at a time. */
export interface MessageBundle<Words> {
  /** The messages, once they are loaded. */
  now: (language: Language) => Words | undefined;
  /** Loads them. Returns the same promise each time, until it fails. */
  load: (language: Language) => Promise<Words>;
}

/** Creates a bundle from the function that loads it. */
export function messageBundle<Words>(load: (language: Language) => Promise<Words>): MessageBundle<Words> {
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
          // React's own marks on a settled promise: loaded messages are rendered without suspending again.
          Object.assign(pending, { status: "fulfilled", value: words });
        },
        () => coming.delete(language),
      );
      return pending;
    },
  };
}
