import { rooms } from "@fanradar/words";
import { useId } from "react";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import type { Profile } from "./profile.ts";
import { useDelete } from "./use-delete.ts";

/** Deletes the model; what goes with it is said beside it. */
export function Delete({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { profileWords: words } = useMessages(rooms.profiles);
  const id = useId();
  const remove = useDelete(profile, onDone);
  return (
    <div className="mt-5 grid justify-items-start gap-1 border-t border-line pt-4">
      <Button
        className="border-bad text-bad"
        disabled={remove.isPending}
        aria-describedby={id}
        onClick={() => remove.mutate()}
      >
        {words.remove}
      </Button>
      <p id={id} className="text-xs text-ink-3">
        {words.removeHint}
      </p>
    </div>
  );
}
