import { useWords } from "../lib/messages.ts";
import { useOnline } from "../lib/use-online.ts";

/** Banner while the network is not available. */
export function OfflineBar() {
  const words = useWords().interfaceWords.shell;
  const isOnline = useOnline();
  return isOnline ? null : (
    <p role="status" className="bg-sunken px-4 py-2 text-ink-2 md:px-8">
      {words.offline}
    </p>
  );
}
