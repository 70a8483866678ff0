import { skipToken, useQuery } from "@tanstack/react-query";
import { Bell as BellIcon } from "lucide-react";
import { useRef, useState } from "react";
import { useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { hasUnreadKey } from "../lib/session.ts";

const BellList = part(() => import("./bell-list.tsx").then((file) => file.BellList));

/** The bell of every signed-in page; its dot is there while something is unread. Its list is loaded when it is opened. */
export function Bell() {
  const words = useWords().interfaceWords.shell;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(() => new URLSearchParams(location.search).has("notifications"));
  // Updated by the session and by live events.
  const { data: hasUnread = false } = useQuery<boolean>({ queryKey: hasUnreadKey, queryFn: skipToken });
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={hasUnread ? words.bellUnread : words.bell}
        className="relative grid size-10 shrink-0 place-items-center rounded-lg border border-line bg-card hover:bg-sunken"
        onPointerEnter={() => BellList.preload()}
        onClick={() => setOpen(!isOpen)}
      >
        <BellIcon size={18} aria-hidden />
        {hasUnread && (
          <i aria-hidden className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-card bg-coral" />
        )}
      </button>
      {isOpen && <BellList button={button} onClose={() => setOpen(false)} />}
    </>
  );
}
