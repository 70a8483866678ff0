import type { Connection, ConsentInvite } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { type RefObject, useState } from "react";
import { useMessages } from "../../lib/messages.ts";
import { useSession } from "../../lib/session.ts";
import { VerifyInstead } from "../../shell/unverified-bar.tsx";
import { OpenDialog } from "../../ui/dialog-box.tsx";
import { InviteForm } from "./invite-form.tsx";
import { InviteLink } from "./invite-link.tsx";

interface InviteDialogProps {
  modelId: number;
  /** Accounts that an invite can request. */
  accounts: readonly Connection[];
  linking: ConsentInvite["linking"];
  /** The one to show; absent, a new one is made. */
  invite: ConsentInvite | undefined;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Makes an invite, then shows its link; or shows the link of one that was made before. */
export function InviteDialog({ invite, button, onClose, ...form }: InviteDialogProps) {
  const { inviteWords: words } = useMessages(bundles.consentInvites);
  const user = useSession();
  const [made, setMade] = useState(invite);
  const body = () => {
    // The server refuses an invite by an unverified account: said before the form is filled in.
    if (user && !user.isVerified) return <VerifyInstead onClose={onClose} />;
    if (made) return <InviteLink modelId={form.modelId} invite={made} onMailed={setMade} onClose={onClose} />;
    return <InviteForm {...form} onMade={setMade} onClose={onClose} />;
  };
  return (
    <OpenDialog onClose={onClose} title={made ? words.link : words.title} lead={words.lead} button={button}>
      <div className="grid gap-4">{body()}</div>
    </OpenDialog>
  );
}
