import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import * as Dialog from "@radix-ui/react-dialog";
import { LoginForm } from "../accounts/login-form.tsx";
import { useMessages, useWords } from "../lib/messages.ts";
import { DialogBox } from "../ui/dialog-box.tsx";

/** Sign-in over the page whose session ended; what was typed on it stays. */
export function SessionDialog({ onSignedIn }: { onSignedIn: (person: Person) => void }) {
  const { interfaceWords } = useWords();
  const { accountWords } = useMessages(bundles.accounts);
  return (
    <Dialog.Root open>
      <DialogBox title={accountWords.login.title} lead={interfaceWords.shell.sessionEnded} width="narrow">
        <LoginForm onSignedIn={onSignedIn} />
      </DialogBox>
    </Dialog.Root>
  );
}
