import type { Person } from "@fanradar/contract";
import { platformWords, rooms } from "@fanradar/words";
import { Dialog } from "radix-ui";
import { useRoom, useWords } from "../app/words.ts";
import { Button } from "../ui/button.tsx";
import { type ClaimedProfile, ClaimPanel } from "./claim-panel.tsx";

interface ClaimDialogProps {
  profile: ClaimedProfile;
  user: Person;
  onClose: () => void;
}

/** Claiming over the page that is claimed. */
export function ClaimDialog({ profile, user, onClose }: ClaimDialogProps) {
  const { claimWords: words } = useRoom(rooms.claims);
  const { interfaceWords } = useWords();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-1/2 left-1/2 z-50 grid max-h-[90dvh] w-[min(34rem,calc(100vw-2rem))] -translate-1/2 gap-4 overflow-y-auto rounded-xl bg-card p-6 shadow-float"
        >
          <Dialog.Title className="text-base font-semibold wrap-anywhere" data-typed>
            {words.titleOf(platformWords[profile.platform], profile.handle)}
          </Dialog.Title>
          <ClaimPanel profile={profile} user={user} />
          <Dialog.Close asChild>
            <Button className="justify-self-end">{interfaceWords.shell.close}</Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
