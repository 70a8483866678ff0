import type { Fact } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import * as Popover from "@radix-ui/react-popover";
import type { RefObject } from "react";
import { useMessages } from "../lib/messages.ts";
import type { Ledger } from "./figure.tsx";
import { LedgerCard } from "./ledger-card.tsx";

interface FigureCardProps {
  /** The figure that was pressed. */
  button: RefObject<HTMLButtonElement | null>;
  fact: Fact;
  name: string;
  ledger?: Ledger;
  onClose: () => void;
}

/** The ledger card beside the figure that was pressed. */
export function FigureCard({ button, fact, name, ledger, onClose }: FigureCardProps) {
  const { ledgerWords } = useMessages(bundles.formulas);
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={{ current: button.current ?? document.body }} />
      <Popover.Portal>
        <Popover.Content
          data-fact={fact.id}
          collisionPadding={12}
          sideOffset={6}
          aria-label={ledgerWords.open(name)}
          // A card taller than the room beside its figure scrolls, by keyboard as well.
          tabIndex={0}
          className="z-40 max-h-(--radix-popover-content-available-height) w-[min(20rem,calc(100vw-1.5rem))] overflow-y-auto rounded-xl border border-line bg-card p-4 text-sm shadow-float"
          // The figure itself closes its card when it is pressed again.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) button.current?.focus();
          }}
        >
          <LedgerCard fact={fact} name={name} {...(ledger && { ledger })} />
          <Popover.Arrow className="fill-line" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
