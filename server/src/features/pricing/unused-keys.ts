const mostNamed = 50;
const longestName = 120;

export interface UnusedKeys {
  /** As documentation names them, `months[].mood`: each once, at most 50, in the order they were sent. */
  names: string[];
  /** How many differently named ones there are, those that are not named included. */
  count: number;
}

/** The members of JSON that its schema does not know: those of `given` that `used`, what the schema made of it, lacks. */
export function findUnusedKeys(given: unknown, used: unknown): UnusedKeys {
  const found = new Set<string>();
  const compare = (sent: unknown, kept: unknown, path: string) => {
    if (Array.isArray(sent) && Array.isArray(kept)) {
      for (const [index, one] of sent.entries()) compare(one, kept[index], `${path}[]`);
    } else if (isObject(sent) && isObject(kept)) {
      const keptMembers = new Map(Object.entries(kept));
      for (const [key, value] of Object.entries(sent)) {
        const name = path === "" ? key : `${path}.${key}`;
        if (keptMembers.has(key)) compare(value, keptMembers.get(key), name);
        else found.add(name);
      }
    }
  };
  compare(given, used, "");
  const shorten = (name: string) => (name.length > longestName ? `${name.slice(0, longestName)}…` : name);
  return { names: [...found].slice(0, mostNamed).map((name) => shorten(name).toWellFormed()), count: found.size };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
