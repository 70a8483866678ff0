import type { Person } from "@fanradar/contract";
import { bundles, platformWords } from "@fanradar/words";
import * as Dialog from "@radix-ui/react-dialog";
import { useMessages, useWords } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { type ClaimedProfile, ClaimPanel } from "./claim-panel.tsx";

interface ClaimDialogProps {
  profile: ClaimedProfile;
  user: Person;
  onClose: () => void;
}

/** Claiming over the page that is claimed. */
export function ClaimDialog({ profile, user, onClose }: ClaimDialogProps) {
  const { claimWords: words } = useMessages(bundles.claims);
  const { interfaceWords } = useWords();
  return (
    <OpenDialog onClose={onClose} title={words.titleOf(platformWords[profile.platform], profile.handle)} isTyped>
      <div className="grid gap-4">
        <ClaimPanel profile={profile} user={user} />
        <Dialog.Close asChild>
          <Button className="justify-self-end">{interfaceWords.shell.close}</Button>
        </Dialog.Close>
      </div>
    </OpenDialog>
  );
}
