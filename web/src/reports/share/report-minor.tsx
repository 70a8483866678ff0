import { reportShare } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { call, reasonOf } from "../../lib/call.ts";
import { useMessages } from "../../lib/messages.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { CancelButton } from "../../ui/form-buttons.tsx";

/** Asks for confirmation before a shared report is reported, which may hide it; confirms it afterwards. */
export function ReportMinor({ token, onClose }: { token: string; onClose: () => void }) {
  const { problemWords: words } = useMessages(bundles.moderation);
  const report = useMutation({ mutationFn: () => call(reportShare, { body: { token } }) });
  const hides = useSession()?.isVerified === true;
  if (report.data)
    return <p role="status">{report.data.isHidden ? words.hidden : hides ? words.noted : words.urgent}</p>;
  return (
    <div role="alert" className="grid gap-3">
      <p className="text-ink-2">{hides ? words.hidingLead : words.urgentLead}</p>
      {report.error && (
        <p className="font-medium text-bad">
          {words.failed}: {reasonOf(report.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button className="border-bad text-bad" disabled={report.isPending} onClick={() => report.mutate()}>
          {report.isPending ? words.sending : hides ? words.sendHiding : words.send}
        </Button>
        <CancelButton onClick={onClose} />
      </div>
    </div>
  );
}
