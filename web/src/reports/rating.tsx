import { getDashboard, type Report, rateReport } from "@fanradar/contract";
import { recordFact } from "@fanradar/engine/make-fact";
import { bundles } from "@fanradar/words";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { useSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { Figure } from "../ui/figure.tsx";

/** Was the report helpful: how many said so, and the reader's own word. `queryKey` is where the report is cached. */
export function Rating({ report, queryKey }: { report: Report; queryKey: QueryKey }) {
  const words = useMessages(bundles.reports).reportWords;
  const client = useQueryClient();
  const user = useSession();
  const rate = useMutation({
    mutationFn: (isPositive: boolean) =>
      call(rateReport, { params: { id: report.id }, body: { isPositive, ...(user && { userId: user.id }) } }),
    onSuccess: () => {
      toast(words.rated);
      return Promise.all([client.invalidateQueries({ queryKey }), invalidate(client, getDashboard)]);
    },
    onError: (error) => toastFailure(error instanceof CallError ? error.reason : words.rateFailed),
  });
  const { positive, negative, mine, named } = report.ratings;
  return (
    <section>
      <h2 className="font-semibold text-ink-2">{words.question}</h2>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {(
          [
            [true, "ratings.positive", words.helpful, positive, ThumbsUp],
            [false, "ratings.negative", words.notHelpful, negative, ThumbsDown],
          ] as const
        ).map(([isPositive, metric, label, count, Icon]) => (
          <span key={label} className="inline-flex items-center gap-2">
            <Button
              aria-pressed={mine === isPositive}
              disabled={rate.isPending}
              className={mine === isPositive ? "border-teal text-teal" : ""}
              onClick={() => rate.mutate(isPositive)}
            >
              <Icon size={15} aria-hidden />
              {label}
            </Button>
            <Figure
              fact={recordFact(
                { id: metric, metric, value: count, asOf: report.createdAt, formula: "count.ratings" },
                { scope: "public" },
              )}
              className="font-semibold"
            />
          </span>
        ))}
      </div>
      {named.length > 0 && (
        <ul aria-label={words.ratedBy} className="mt-2.5 grid gap-0.5 text-xs text-ink-2" data-typed>
          {[...named.entries()].map(([place, { name, avatar, isPositive }]) => (
            <li key={place} className="wrap-anywhere">
              {avatar && <img src={avatar} alt="" className="mr-1.5 inline size-5 rounded-full" />}
              <b className="font-semibold" dir="auto">
                {name}
              </b>
              : {isPositive ? words.helpful : words.notHelpful}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
