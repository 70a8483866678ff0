import { type Dispatch, type SetStateAction, useEffect, useState } from "react";

const storeKey = "assistant-draft";

/** What is typed and not sent yet. It outlives a reload; a question that the address begins with goes before it. */
export function useQuestionDraft(prefill: string): [string, Dispatch<SetStateAction<string>>] {
  const [text, setText] = useState(() => prefill || (sessionStorage.getItem(storeKey) ?? ""));
  const [begunWith, setBegunWith] = useState(prefill);
  if (prefill !== begunWith) {
    setBegunWith(prefill);
    if (prefill) setText(prefill);
  }
  useEffect(() => {
    if (text) sessionStorage.setItem(storeKey, text);
    else sessionStorage.removeItem(storeKey);
  }, [text]);
  return [text, setText];
}
