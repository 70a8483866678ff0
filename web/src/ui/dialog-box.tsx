import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";

const widths = {
  narrow: "w-[min(28rem,calc(100vw-2rem))]",
  normal: "w-[min(36rem,calc(100vw-2rem))]",
  broad: "w-[min(46rem,calc(100vw-1.5rem))]",
  wide: "w-[min(60rem,calc(100vw-1.5rem))]",
};

interface DialogBoxProps {
  title: string;
  /** The title contains typed text: a name of any script and length. */
  isTyped?: boolean;
  lead?: string;
  width?: keyof typeof widths;
  /** Names the cross in its corner; without it there is none, and the dialog has a button of its own that ends it. */
  close?: string;
  /** Gets the focus back; needed where the dialog has no trigger of its own. */
  button?: RefObject<HTMLElement | null>;
  /** What has the focus first; else the first that can. */
  startsAt?: string;
  children: ReactNode;
}

/**
 * What stands in a `Dialog.Root`: the veil over the page, and above it a box that scrolls by itself where it is too long. As
 * high as the cards of figures, which open later and so above it.
 */
export function DialogBox({
  title,
  isTyped,
  lead,
  width = "normal",
  close,
  button,
  startsAt,
  children,
}: DialogBoxProps) {
  return (
    <Dialog.Portal>
      <Dialog.Overlay className="fixed inset-0 z-40 bg-veil" />
      <Dialog.Content
        {...(lead === undefined && { "aria-describedby": undefined })}
        {...(startsAt && {
          onOpenAutoFocus: (event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.querySelector<HTMLElement>(startsAt)?.focus();
          },
        })}
        {...(button && {
          onCloseAutoFocus: (event) => {
            event.preventDefault();
            button.current?.focus();
          },
        })}
        className={`fixed top-1/2 left-1/2 z-40 max-h-[92dvh] ${widths[width]} -translate-1/2 overflow-y-auto rounded-xl bg-card p-4 shadow-float sm:p-6`}
      >
        <Dialog.Close hidden data-escape />
        {close && (
          <Dialog.Close
            aria-label={close}
            className="float-right grid size-10 place-items-center rounded-lg text-ink-2 hover:bg-sunken"
          >
            <X size={18} aria-hidden />
          </Dialog.Close>
        )}
        <Dialog.Title
          className="text-base font-semibold wrap-anywhere"
          {...(isTyped && { "data-typed": true, dir: "auto" })}
        >
          {title}
        </Dialog.Title>
        {lead !== undefined && <Dialog.Description className="max-w-[72ch] text-ink-2">{lead}</Dialog.Description>}
        <div className="mt-4">{children}</div>
      </Dialog.Content>
    </Dialog.Portal>
  );
}

/** A dialog that is open for as long as it is drawn. */
export function OpenDialog({ onClose, ...box }: DialogBoxProps & { onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogBox {...box} />
    </Dialog.Root>
  );
}
