import { useWords } from "../lib/messages.ts";
import { Button, type ButtonProps } from "./button.tsx";

/** Cancels the form, and changes nothing. */
export const CancelButton = (props: Omit<ButtonProps, "children">) => (
  <Button {...props}>{useWords().interfaceWords.shell.cancel}</Button>
);

/** Ends what is shown. */
export const CloseButton = (props: Omit<ButtonProps, "children">) => (
  <Button {...props}>{useWords().interfaceWords.shell.close}</Button>
);

/** Sends a form that changes something. */
export function SaveChanges({ isSaving, disabled = isSaving }: { isSaving: boolean; disabled?: boolean }) {
  const { save, saving } = useWords().interfaceWords.shell;
  return (
    <Button type="submit" look="primary" disabled={disabled}>
      {isSaving ? saving : save}
    </Button>
  );
}
