import { useSyncExternalStore } from "react";
import { useWords } from "../lib/messages.ts";

const subscribeOnline = (listener: () => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};

/** Says that the network is gone, and nothing else of the page. */
export function OfflineBar() {
  const words = useWords().interfaceWords.shell;
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  return isOnline ? null : (
    <p role="status" className="bg-sunken px-4 py-2 text-ink-2 md:px-8">
      {words.offline}
    </p>
  );
}
