import { type Dispatch, type SetStateAction, useEffect, useState } from "react";

/** A text that outlives a reload and a change of tab. */
export function useStoredText(key: string): [string, Dispatch<SetStateAction<string>>] {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? "");
  useEffect(() => {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  }, [key, text]);
  return [text, setText];
}
