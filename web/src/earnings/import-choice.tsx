import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useState } from "react";
import { ImportForModels } from "../evidence/import/import-for-models.tsx";
import { useImport } from "../evidence/import/use-import.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { useOwnModels } from "../models/own-models.ts";
import { Button } from "../ui/button.tsx";
import { DialogBox } from "../ui/dialog-box.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";

interface ImportChoiceProps {
  user: Person;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Imports a statement of any of the person's models, or one of several of them. The file stays when the dialog is closed. */
export function ImportChoice({ user, onOpenChange }: ImportChoiceProps) {
  const { interfaceWords } = useWords();
  const words = useMessages(bundles.evidence).evidenceWords.import;
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const own = useOwnModels(isNeeded ? user : null, "");
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = own;
  // Creators of a file are found among all of them.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const [first, ...others] = own.models ?? [];
  const current = useImport(first ?? { id: 0 });
  const show = (isShown: boolean) => {
    setOpen(isShown);
    if (isShown) setNeeded(true);
    onOpenChange?.(isShown);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={show}>
      <Dialog.Trigger asChild>
        <Button look="primary">{words.open}</Button>
      </Dialog.Trigger>
      <DialogBox title={words.title} lead={words.lead} width="wide" close={interfaceWords.shell.close}>
        {own.error ? (
          <LoadError error={own.error} onRetry={() => own.refetch()} />
        ) : first && !hasNextPage ? (
          <ImportForModels current={current} models={[first, ...others]} onClose={() => show(false)} />
        ) : (
          <Skeleton className="h-64" />
        )}
      </DialogBox>
    </Dialog.Root>
  );
}
