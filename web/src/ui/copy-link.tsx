import { useWords } from "../lib/messages.ts";
import { toastDone, toastFailure } from "../lib/toast-error.ts";
import { Button } from "./button.tsx";
import { copyText } from "./copy-text.ts";

/** Copies a link that stands in a field beside it. */
export function CopyLink({ link, look = "primary" }: { link: string; look?: "primary" | "plain" }) {
  const { action, done, failed } = useWords().interfaceWords.copyLink;
  const copy = async () => ((await copyText(link)) ? toastDone(done) : toastFailure(failed));
  return (
    <Button look={look} onClick={copy}>
      {action}
    </Button>
  );
}
