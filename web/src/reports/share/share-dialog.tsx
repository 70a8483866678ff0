import { getShare } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Dialog } from "radix-ui";
import { type RefObject, useState } from "react";
import { call } from "../../app/call.ts";
import { keys } from "../../app/query-client.ts";
import { useRoom } from "../../app/words.ts";
import { LoadError, Skeleton } from "../../ui/states.tsx";
import { MadeLink } from "./made-link.tsx";
import { ShareForm } from "./share-form.tsx";
import { ShareState } from "./share-state.tsx";

interface ShareDialogProps {
  reportId: number;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** A report's link: how it stands, or the form that makes one; once made, the link itself. */
export function ShareDialog({ reportId, button, onClose }: ShareDialogProps) {
  const { sharingWords: words } = useRoom(rooms.sharing);
  const [token, setToken] = useState<string>();
  const [isRemaking, setRemaking] = useState(false);
  const share = useQuery({
    queryKey: keys.share(reportId),
    queryFn: () => call(getShare, { params: { id: reportId } }),
    // Others open it meanwhile.
    staleTime: 0,
  });
  const current = share.data?.share;
  const body = () => {
    if (share.error) return <LoadError error={share.error} onRetry={() => share.refetch()} />;
    if (share.isPending) return <Skeleton className="h-40" />;
    if (token !== undefined) return <MadeLink token={token} onClose={onClose} />;
    if (current && !isRemaking)
      return <ShareState reportId={reportId} share={current} onRemake={() => setRemaking(true)} />;
    return <ShareForm reportId={reportId} isRemaking={isRemaking} onMade={setToken} onCancel={onClose} />;
  };
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Content
          className="fixed top-1/2 left-1/2 z-40 grid max-h-[90dvh] w-[min(34rem,calc(100vw-2rem))] -translate-1/2 gap-4 overflow-y-auto rounded-xl bg-card p-6 shadow-float"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
        >
          <div className="grid gap-1">
            <Dialog.Title className="text-base font-semibold">{words.title}</Dialog.Title>
            <Dialog.Description className="text-ink-2">{words.lead}</Dialog.Description>
          </div>
          {body()}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
