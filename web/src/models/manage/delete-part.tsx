import { bundles } from "@fanradar/words";
import { useId, useState } from "react";
import { useMessages } from "../../lib/messages.ts";
import { Button } from "../../ui/button.tsx";
import { useDelete } from "./use-delete.ts";

/** Deletes the model once a second press confirms it by name, and states what is deleted with it. */
export function Delete({ profile, onDone }: { profile: { id: number; name: string }; onDone: () => void }) {
  const { profileWords: words } = useMessages(bundles.profiles);
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const remove = useDelete(profile, onDone);
  return (
    <div className="mt-5 grid justify-items-start gap-1 border-t border-line pt-4">
      {isAsking ? (
        <>
          <p id={id} className="font-medium wrap-anywhere" data-typed>
            {words.removeAsk(profile.name)}
          </p>
          <p className="max-w-[66ch] text-ink-2">{words.removeHint}</p>
          <div className="mt-1 flex flex-wrap gap-2">
            <Button
              className="border-bad text-bad"
              disabled={remove.isPending}
              aria-describedby={id}
              onClick={() => remove.mutate()}
            >
              {words.removeConfirm}
            </Button>
            {/* A key that is pressed twice deletes nothing. */}
            <Button autoFocus look="quiet" onClick={() => setAsking(false)}>
              {words.removeCancel}
            </Button>
          </div>
        </>
      ) : (
        <Button className="border-bad text-bad" onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      )}
    </div>
  );
}
