import { googleStartPath } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { useInstance } from "../../app/session.ts";
import { useRoom } from "../../app/words.ts";
import { buttonClass } from "../../ui/button.tsx";

/** Leads to Google and back, where this instance can. A whole page load: the way there is not ours. */
export function GoogleButton({ next }: { next: string }) {
  const words = useRoom(rooms.accounts).accountWords.login;
  if (!useInstance()?.google) return null;
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-4">
      <a href={`${googleStartPath}?${new URLSearchParams({ next })}`} className={buttonClass()}>
        {words.google}
      </a>
      <p className="text-xs text-ink-3">{words.googleTerms}</p>
    </div>
  );
}
