import { endConsent } from "@fanradar/contract";
import type { ConnectPlatform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { toastDone } from "../lib/toast-error.ts";
import { EndAccessDialog } from "../ui/end-access-dialog.tsx";
import { useAnswer } from "./use-answer.ts";

interface EndConsentProps {
  token: string;
  platform: ConnectPlatform;
  title: string;
  /** The consent has ended already, and what it left is to go. */
  onlyDeletes?: boolean;
}

/** Ends what a creator gave by an invite, or deletes what was read: asks first, by name. */
export function EndConsentDialog({ token, platform, title, onlyDeletes = false }: EndConsentProps) {
  const { consentWords: words } = useMessages(bundles.consents);
  const end = useAnswer((deletes: boolean) => call(endConsent, { body: { token, platform, keep: !deletes } }), {
    onDone: () => toastDone(onlyDeletes ? words.deleted : words.ended),
  });
  return <EndAccessDialog title={title} words={words} onlyDeletes={onlyDeletes} end={end} />;
}
