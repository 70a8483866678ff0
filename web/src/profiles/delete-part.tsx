import { bundles } from "@fanradar/words";
import { useId } from "react";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { useDelete } from "./use-delete.ts";

/** Deletes the model, and states what is deleted with it. */
export function Delete({ profile, onDone }: { profile: { id: number; name: string }; onDone: () => void }) {
  const { profileWords: words } = useMessages(bundles.profiles);
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
