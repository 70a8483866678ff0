import type { Person } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { Dialog } from "radix-ui";
import { LoginForm } from "../features/accounts/login-form.tsx";
import { useRoom, useWords } from "./words.ts";

/** Sign-in over the page whose session ended; what was typed on it stays. */
export function SessionDialog({ onSignedIn }: { onSignedIn: (person: Person) => void }) {
  const { interfaceWords } = useWords();
  const { accountWords } = useRoom(rooms.accounts);
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Content className="fixed top-1/2 left-1/2 z-50 w-[min(26rem,calc(100vw-2rem))] -translate-1/2 rounded-xl bg-card p-6 shadow-float">
          <Dialog.Title className="text-base font-semibold">{accountWords.login.title}</Dialog.Title>
          <Dialog.Description className="mb-4 text-ink-2">{interfaceWords.shell.sessionEnded}</Dialog.Description>
          <LoginForm onSignedIn={onSignedIn} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
