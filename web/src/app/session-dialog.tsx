import type { Person } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { Dialog } from "radix-ui";
import { LoginForm } from "../features/accounts/login-form.tsx";
import { DialogBox } from "../ui/dialog-box.tsx";
import { useMessages, useWords } from "./messages.ts";

/** Sign-in over the page whose session ended; what was typed on it stays. */
export function SessionDialog({ onSignedIn }: { onSignedIn: (person: Person) => void }) {
  const { interfaceWords } = useWords();
  const { accountWords } = useMessages(rooms.accounts);
  return (
    <Dialog.Root open>
      <DialogBox title={accountWords.login.title} lead={interfaceWords.shell.sessionEnded} width="narrow">
        <LoginForm onSignedIn={onSignedIn} />
      </DialogBox>
    </Dialog.Root>
  );
}
