const mostNamed = 50;
const longestName = 120;

export interface UnusedKeys {
  /** As documentation names them, `months[].mood`: each once, at most 50, in the order they were sent. */
  names: string[];
  /** Number of distinct keys, unlisted ones included. */
  count: number;
}

/** Members of a JSON value that its schema does not define: those of `given` that are missing in the parsed `used`. */
export function findUnusedKeys(given: unknown, used: unknown): UnusedKeys {
  const found = new Set<string>();
  const compare = (sent: unknown, parsed: unknown, path: string) => {
    if (Array.isArray(sent) && Array.isArray(parsed)) {
      for (const [index, one] of sent.entries()) compare(one, parsed[index], `${path}[]`);
    } else if (isObject(sent) && isObject(parsed)) {
      const parsedMembers = new Map(Object.entries(parsed));
      for (const [key, value] of Object.entries(sent)) {
        const name = path === "" ? key : `${path}.${key}`;
        if (parsedMembers.has(key)) compare(value, parsedMembers.get(key), name);
        else found.add(name);
      }
    }
  };
  compare(given, used, "");
  const shorten = (name: string) => (name.length > longestName ? `${name.slice(0, longestName)}…` : name);
  return { names: [...found].slice(0, mostNamed).map((name) => shorten(name).toWellFormed()), count: found.size };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
