/** `business_discovery.username(ava){id,media.limit(2).after(x){id}}`, read. */
export interface Field {
  name: string;
  /** `.limit(2)` → limit: "2". */
  modifiers: Record<string, string>;
  fields: Field[];
}

/** Reads Graph's nested field expansion; undefined when it does not parse. */
export function parseFields(text: string): Field[] | undefined {
  let at = 0;
  const list = (): Field[] | undefined => {
    const fields: Field[] = [];
    for (;;) {
      const field = one();
      if (!field) return undefined;
      fields.push(field);
      if (text[at] !== ",") return fields;
      at++;
    }
  };
  const word = (): string => {
    const found = /^[A-Za-z_0-9]+/.exec(text.slice(at))?.[0] ?? "";
    at += found.length;
    return found;
  };
  const one = (): Field | undefined => {
    const name = word();
    if (name === "") return undefined;
    const modifiers: Record<string, string> = {};
    while (text[at] === ".") {
      at++;
      const modifier = word();
      const close = text.indexOf(")", at);
      if (modifier === "" || text[at] !== "(" || close < 0) return undefined;
      modifiers[modifier] = text.slice(at + 1, close);
      at = close + 1;
    }
    if (text[at] !== "{") return { name, modifiers, fields: [] };
    at++;
    const fields = list();
    if (!fields || text[at] !== "}") return undefined;
    at++;
    return { name, modifiers, fields };
  };
  const fields = list();
  return fields && at === text.length ? fields : undefined;
}
