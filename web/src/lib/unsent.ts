import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { useSession } from "./session.ts";
import { unsentKey } from "./unsent-keys.ts";

type FieldValues<Fields> = Record<keyof Fields, string | number | boolean | null>;

/** What was stored under the key over `initial`; `initial` without anything that fits it. */
export function readUnsent<Fields extends FieldValues<Fields>>(
  storage: Pick<Storage, "getItem">,
  key: string,
  initial: Fields,
): Fields {
  const begun = new Map<string, unknown>(Object.entries(initial));
  const fits = (name: string, value: unknown) => {
    const before = begun.get(name);
    return before !== undefined && (before === null || value === null || typeof before === typeof value);
  };
  try {
    return {
      ...initial,
      ...JSON.parse(storage.getItem(key) ?? "{}", (name, value: unknown) =>
        name === "" || fits(name, value) ? value : undefined,
      ),
    };
  } catch {
    // Another version wrote it: the form as it is without it is right.
    return initial;
  }
}

/** Stores the fields that differ from `initial`, so that what others changed of the rest meanwhile is shown; nothing where none does. */
export function storeUnsent<Fields extends FieldValues<Fields>>(
  storage: Pick<Storage, "setItem" | "removeItem">,
  key: string,
  { fields, initial }: { fields: Fields; initial: Fields },
): void {
  const begun = new Map<string, unknown>(Object.entries(initial));
  const changed = Object.entries(fields).filter(([name, value]) => begun.get(name) !== value);
  if (changed.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(Object.fromEntries(changed)));
}

/**
 * The fields of a form as typed. Until `forget` is called, once they are sent, they outlive the form: leaving the page, Escape, a reload, a
 * session's end. By account, in this tab. Not for passwords, codes and secrets.
 */
export function useUnsent<Fields extends FieldValues<Fields>>(
  name: string,
  given: Fields,
): [fields: Fields, setFields: Dispatch<SetStateAction<Fields>>, forget: () => void] {
  const key = unsentKey(name, useSession()?.id ?? null);
  const begin = () => ({ key, initial: given, fields: readUnsent(sessionStorage, key, given) });
  const [state, setState] = useState(begin);
  // The same form, now about something else.
  if (state.key !== key) setState(begin());
  useEffect(() => storeUnsent(sessionStorage, state.key, state), [state]);
  const setFields: Dispatch<SetStateAction<Fields>> = (next) =>
    setState((before) => ({ ...before, fields: typeof next === "function" ? next(before.fields) : next }));
  const forget = () => {
    // Not left to the effect: a form that ends with its sending has none any more.
    sessionStorage.removeItem(key);
    setState((before) => ({ ...before, fields: before.initial }));
  };
  return [state.fields, setFields, forget];
}

/** `useUnsent` of a form with one text. */
export function useUnsentText(name: string): [text: string, setText: (text: string) => void, forget: () => void] {
  const [{ text }, setFields, forget] = useUnsent(name, { text: "" });
  return [text, (typed) => setFields({ text: typed }), forget];
}
