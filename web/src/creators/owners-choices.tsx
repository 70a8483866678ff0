import type { Platform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/states.tsx";

const VisibilityPanel = part(() => import("./visibility-panel.tsx").then((file) => file.VisibilityPanel));

/** The owner says here who sees what, above what others see. */
export function OwnersChoices(profile: { platform: Platform; handle: string }) {
  const { visibilityWords } = useMessages(bundles.visibility);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <Button className="justify-self-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {visibilityWords.title}
      </Button>
      {isOpen && <VisibilityPanel fallback={<Skeleton className="h-80" />} {...profile} />}
    </div>
  );
}
