import { getShare, revokeShare, type Share } from "@fanradar/contract";
import { recordFact } from "@fanradar/engine/make-fact";
import { bundles, dateAndTime } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { callQuery } from "../../lib/queries.ts";
import { toastDone, toastError } from "../../lib/toast-error.ts";
import { Button } from "../../ui/button.tsx";
import { Figure } from "../../ui/figure.tsx";

/** A link as it stands: what it shows, until when, how often it was opened; and what ends it. */
export function ShareState({ reportId, share, onRemake }: { reportId: number; share: Share; onRemake: () => void }) {
  const { sharingWords: words } = useMessages(bundles.sharing);
  const { reportWords } = useMessages(bundles.reports);
  const client = useQueryClient();
  const format = useFormat();
  const revoke = useMutation({
    mutationFn: () => call(revokeShare, { params: { id: reportId } }),
    onSuccess: () => {
      client.setQueryData(
        callQuery(getShare, { params: { id: reportId } }).queryKey,
        (before) => before && { ...before, share: null },
      );
      toastDone(words.revoked);
    },
    onError: toastError,
  });
  const { expiresAt, lastOpenedAt } = share;
  const ends = expiresAt === null ? words.endsNever : words.endsOn(dateAndTime(expiresAt, format));
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5 rounded-lg border border-line bg-sunken px-4 py-3" data-notice>
        <p className="font-semibold">{share.isExpired ? words.isExpired : words.current}</p>
        <p>{words.which[share.which]}</p>
        <p className="text-ink-2">{share.sections.map((one) => reportWords.sections[one]).join(", ")}</p>
        {share.releases.length > 0 && (
          <p className="text-ink-2">
            {words.releases.label}: {share.releases.map((one) => words.releases.kinds[one]).join(", ")}
          </p>
        )}
        <p className="text-ink-2">
          <time dateTime={expiresAt ?? undefined}>{ends}</time> ·{" "}
          {share.hasPassword ? words.protected : words.unprotected}
        </p>
        <p className="text-ink-2">
          {words.views}{" "}
          <Figure
            fact={recordFact(
              {
                id: "share.views",
                metric: "share.views",
                value: share.views,
                asOf: share.createdAt,
                formula: "count.opened",
              },
              { scope: "owner" },
            )}
          />
          {lastOpenedAt !== null && (
            <>
              {", "}
              <time dateTime={lastOpenedAt}>{words.lastOpened(dateAndTime(lastOpenedAt, format))}</time>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onRemake}>{words.remake}</Button>
        <Button className="border-bad text-bad" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
          {words.revoke}
        </Button>
      </div>
    </div>
  );
}
