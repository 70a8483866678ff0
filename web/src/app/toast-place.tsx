import { type ComponentType, useEffect, useState } from "react";
import { currentToast, subscribeToToasts } from "../lib/toast.ts";

/**
 * Loads the code for messages with the first action of a person, not with the page: it delays nothing, and is there
 * before an act can fail. Should it not arrive, the next event retries.
 */
export function ToastPlace() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    if (Toasts) return;
    let isRequested = false;
    const load = () => {
      if (isRequested) return;
      isRequested = true;
      import("../ui/toasts.tsx").then(
        (parts) => setToasts(() => parts.Toasts),
        () => {
          isRequested = false;
        },
      );
    };
    const signs = ["pointerdown", "keydown", "focusin"] as const;
    for (const sign of signs) addEventListener(sign, load);
    const unsubscribe = subscribeToToasts(load);
    // A page may have had something to say as soon as it was there.
    if (currentToast()) load();
    return () => {
      for (const sign of signs) removeEventListener(sign, load);
      unsubscribe();
    };
  }, [Toasts]);
  return Toasts ? <Toasts /> : null;
}
