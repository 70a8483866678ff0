import * as Toast from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useWords } from "../lib/messages.ts";
import { closeToast, currentToast, subscribeToToasts } from "../lib/toast.ts";
import { Button } from "./button.tsx";
import { placeToast } from "./place-toast.ts";

/** Radix hands Escape to whatever opened last. A dialog that has the focus comes first, and the message stays. */
function leaveToDialog(event: KeyboardEvent): void {
  const dialog = event.target instanceof Element ? event.target.closest("[role=dialog]") : null;
  const close = dialog?.querySelector<HTMLElement>("[data-escape]");
  if (!close) return;
  event.preventDefault();
  close.click();
}

/**
 * The one place where messages appear: 5 s unless they say otherwise, swipe right 50 px, F8 leads there. It is the top's
 * middle, under the bars of a page, unless it would cover what one acts with there (`placeToast`).
 */
export function Toasts() {
  const { interfaceWords } = useWords();
  const message = useSyncExternalStore(subscribeToToasts, currentToast);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} label={interfaceWords.shell.notifications}>
      {message && (
        <Toast.Root
          key={message.id}
          data-toast
          ref={placeToast}
          duration={message.shownMs}
          open={message.open}
          onOpenChange={(open) => !open && closeToast(message.id)}
          onEscapeKeyDown={leaveToDialog}
          type={message.isError ? "foreground" : "background"}
          className={`pointer-events-auto grid grid-cols-[1fr_auto] items-start gap-3 rounded-lg border bg-card p-4 shadow-float max-sm:gap-1.5 max-sm:px-3 max-sm:py-1.5 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${message.isError ? "border-bad" : "border-line"}`}
        >
          <div className="max-sm:flex max-sm:min-h-8 max-sm:items-center max-sm:justify-between max-sm:gap-x-3 max-sm:leading-snug">
            <div className="min-w-0">
              <Toast.Title className={`font-semibold ${message.isError ? "text-bad" : ""}`}>
                {message.title}
              </Toast.Title>
              {message.text && <Toast.Description className="text-ink-2">{message.text}</Toast.Description>}
            </div>
            {message.action && (
              <Toast.Action asChild altText={message.action.label}>
                <Button look="quiet" onClick={message.action.onPress}>
                  {message.action.label}
                </Button>
              </Toast.Action>
            )}
          </div>
          <Toast.Close
            aria-label={interfaceWords.shell.close}
            className="grid size-8 place-items-center rounded text-ink-3 hover:text-ink"
          >
            <X size={16} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={["F8"]}
        data-toasts
        className="pointer-events-none fixed inset-x-0 top-(--top-bars,0) z-50 mx-auto w-full max-w-[420px] p-4 max-sm:p-2"
      />
    </Toast.Provider>
  );
}
