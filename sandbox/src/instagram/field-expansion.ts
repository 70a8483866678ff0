/** `business_discovery.username(ava){id,media.limit(2).after(x){id}}`, read. */
export interface RequestedField {
  name: string;
  /** `.limit(2)` → limit: "2". */
  modifiers: ReadonlyMap<string, string>;
  fields: RequestedField[];
}

const deepest = 8;

/** Reads Graph's nested field expansion; undefined when it does not parse. */
export function parseFields(text: string): RequestedField[] | undefined {
  let at = 0;

  const skipBlanks = () => {
    while (text[at] === " " || text[at] === "\n") at++;
  };
  const word = (): string => {
    const end = /[^A-Za-z_0-9]|$/.exec(text.slice(at));
    const found = text.slice(at, at + (end?.index ?? 0));
    at += found.length;
    return found;
  };
  const list = (depth: number): RequestedField[] | undefined => {
    const fields: RequestedField[] = [];
    while (depth <= deepest) {
      skipBlanks();
      const field = one(depth);
      if (!field) return undefined;
      fields.push(field);
      skipBlanks();
      if (text[at] !== ",") return fields;
      at++;
    }
    return undefined;
  };
  const one = (depth: number): RequestedField | undefined => {
    const name = word();
    if (name === "") return undefined;
    const modifiers = new Map<string, string>();
    while (text[at] === ".") {
      at++;
      const modifier = word();
      const close = text.indexOf(")", at);
      if (modifier === "" || text[at] !== "(" || close < 0) return undefined;
      modifiers.set(modifier, text.slice(at + 1, close).trim());
      at = close + 1;
    }
    if (text[at] !== "{") return { name, modifiers, fields: [] };
    at++;
    const fields = list(depth + 1);
    if (!fields || text[at] !== "}") return undefined;
    at++;
    return { name, modifiers, fields };
  };

  const fields = list(1);
  return fields && at === text.length ? fields : undefined;
}
