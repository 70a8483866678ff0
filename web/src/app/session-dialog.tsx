import type { Person } from "@fanradar/contract";
import { interfaceWords } from "@fanradar/words";
import { Dialog } from "radix-ui";
import { LoginForm } from "../features/accounts/login-form.tsx";

/** Sign-in over the page whose session ended; what was typed on it stays. */
export function SessionDialog({ onSignedIn }: { onSignedIn: (person: Person) => void }) {
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/40" />
        <Dialog.Content className="fixed top-1/2 left-1/2 z-50 w-[min(26rem,calc(100vw-2rem))] -translate-1/2 rounded-xl bg-card p-6 shadow-float">
          <Dialog.Title className="text-base font-semibold">{interfaceWords.login.title}</Dialog.Title>
          <Dialog.Description className="mb-4 text-ink-2">{interfaceWords.shell.sessionEnded}</Dialog.Description>
          <LoginForm onSignedIn={onSignedIn} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
