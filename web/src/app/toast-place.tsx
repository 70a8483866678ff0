import { type ComponentType, useEffect, useState } from "react";
import { currentToast, subscribeToToasts } from "../lib/toast.ts";

/**
 * Brings what draws messages with the first sign of a person, not with the page: nobody waits for it, and it is there
 * before an act can fail. Should it not arrive, the next sign asks again.
 */
export function ToastPlace() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    if (Toasts) return;
    let isAsked = false;
    const ask = () => {
      if (isAsked) return;
      isAsked = true;
      import("../ui/toasts.tsx").then(
        (parts) => setToasts(() => parts.Toasts),
        () => {
          isAsked = false;
        },
      );
    };
    const signs = ["pointerdown", "keydown", "focusin"] as const;
    for (const sign of signs) addEventListener(sign, ask);
    const unsubscribe = subscribeToToasts(ask);
    // A page may have had something to say as soon as it was there.
    if (currentToast()) ask();
    return () => {
      for (const sign of signs) removeEventListener(sign, ask);
      unsubscribe();
    };
  }, [Toasts]);
  return Toasts ? <Toasts /> : null;
}
