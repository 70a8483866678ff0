import { getShare } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { useMessages } from "../../lib/messages.ts";
import { callQuery } from "../../lib/queries.ts";
import { useSession } from "../../lib/session.ts";
import { VerifyInstead } from "../../shell/unverified-bar.tsx";
import { OpenDialog } from "../../ui/dialog-box.tsx";
import { LoadError, Skeleton } from "../../ui/states.tsx";
import { NewLink } from "./new-link.tsx";
import { ShareForm } from "./share-form.tsx";
import { ShareState } from "./share-state.tsx";

interface ShareDialogProps {
  reportId: number;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** A report's link: how it stands, or the form that makes one; once made, the link itself. */
export function ShareDialog({ reportId, button, onClose }: ShareDialogProps) {
  const { sharingWords: words } = useMessages(bundles.sharing);
  const user = useSession();
  const [token, setToken] = useState<string>();
  const [isRemaking, setRemaking] = useState(false);
  const share = useQuery({
    ...callQuery(getShare, { params: { id: reportId } }),
    // Others open it meanwhile.
    staleTime: 0,
  });
  const current = share.data?.share;
  const body = () => {
    // The server refuses a link by an unverified account: said before the form is filled in.
    if (user && !user.isVerified) return <VerifyInstead onClose={onClose} />;
    if (share.error) return <LoadError error={share.error} onRetry={() => share.refetch()} />;
    if (share.isPending) return <Skeleton className="h-40" />;
    if (token !== undefined) return <NewLink token={token} onClose={onClose} />;
    if (current && !isRemaking)
      return <ShareState reportId={reportId} share={current} onRemake={() => setRemaking(true)} />;
    return (
      <ShareForm
        reportId={reportId}
        isOwnPage={share.data.isOwnPage}
        replaced={current ?? undefined}
        onMade={setToken}
        onStale={() => {
          // Somebody else made one meanwhile: the form stays, and says which one it ends.
          setRemaking(true);
          void share.refetch();
        }}
        onCancel={onClose}
      />
    );
  };
  return (
    <OpenDialog onClose={onClose} title={words.title} lead={words.lead} button={button}>
      <div className="grid gap-4">{body()}</div>
    </OpenDialog>
  );
}
