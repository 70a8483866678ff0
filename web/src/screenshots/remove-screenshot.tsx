import { bundles } from "@fanradar/words";
import * as AlertDialog from "@radix-ui/react-alert-dialog";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import type { ScreenshotActs } from "./use-screenshots.ts";

/** Removes a screenshot after a confirmation that names what is removed with it. */
export function RemoveScreenshot({ id, remove }: { id: number; remove: ScreenshotActs["remove"] }) {
  const { screenshotWords: words } = useMessages(bundles.screenshots);
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button look="quiet" className="justify-self-start" disabled={remove.isPending && remove.variables === id}>
          {words.remove}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <AlertDialog.Content className="fixed top-1/2 left-1/2 z-50 grid w-[min(28rem,calc(100vw-2rem))] -translate-1/2 gap-3 rounded-xl bg-card p-6 shadow-float">
          <AlertDialog.Title className="text-base font-semibold">{words.removeTitle}</AlertDialog.Title>
          <AlertDialog.Description className="text-ink-2">{words.removeLead}</AlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button>{words.removeNo}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button look="primary" onClick={() => remove.mutate(id)}>
                {words.removeYes}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
