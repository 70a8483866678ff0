import {
  getSplits,
  previewSplitWithdrawal,
  type SplitRuleVersion,
  type Splits,
  withdrawSplitRule,
} from "@fanradar/contract";
import { bundles, counted, percent, shortDate } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../lib/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { callQuery, invalidate } from "../../lib/queries.ts";
import { toast } from "../../lib/toast.ts";
import { toastError } from "../../lib/toast-error.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { OpenDialog } from "../../ui/dialog-box.tsx";
import { CancelButton } from "../../ui/form-buttons.tsx";
import { LoadError, Skeleton } from "../../ui/states.tsx";
import { ConfirmedChanges } from "./confirmed-changes.tsx";
import { NewRule } from "./new-rule.tsx";

/** The versions of the agency's share, the latest day first, with a way to make another. */
export function SplitRules({ splits: { model, rules, mayManage } }: { splits: Splits }) {
  const { splitWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const inForce = rules.filter(({ state }) => state === "holds");
  const ended = rules.filter(({ state }) => state !== "holds");
  return (
    <section
      aria-labelledby="rules"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-xl border border-line bg-card p-4.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="rules" className="text-base font-semibold tracking-tight">
          {words.rules}
        </h2>
        {mayManage && (
          <button
            ref={button}
            type="button"
            className={buttonClass(rules.length === 0 ? "primary" : "plain")}
            onClick={() => setOpen(true)}
          >
            {words.set}
          </button>
        )}
      </div>
      {rules.length === 0 && (
        <p className="text-ink-2">{mayManage ? `${words.noRules}. ${words.noRulesHint}` : words.noRulesYours}</p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {inForce.map((rule) => (
          <Rule key={rule.id} rule={rule} modelId={model.id} mayWithdraw={mayManage} />
        ))}
      </ul>
      {ended.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer text-ink-2 hover:underline" data-notice>
            {counted(ended.length, words.ended, format)}
          </summary>
          <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
            {ended.map((rule) => (
              <Rule key={rule.id} rule={rule} modelId={model.id} mayWithdraw={false} />
            ))}
          </ul>
        </details>
      )}
      {rules.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer text-ink-2 hover:underline">{words.roundingTitle}</summary>
          <p className="max-w-[72ch] text-ink-2">{words.rounding}</p>
        </details>
      )}
      {isOpen && <NewRule modelId={model.id} button={button} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface RuleProps {
  rule: SplitRuleVersion;
  modelId: number;
  mayWithdraw: boolean;
}

function Rule({ rule, modelId, mayWithdraw }: RuleProps) {
  const { splitWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const share = percent(rule.share / 100, format, rule.share % 100 === 0 ? 0 : 2);
  const made = shortDate(rule.createdAt, format);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div data-notice className="min-w-0">
        <p className={`flex flex-wrap items-center gap-2 ${rule.state === "holds" ? "font-semibold" : "text-ink-3"}`}>
          <span>
            {share} {words.fromDay(shortDate(rule.from, format))}
          </span>
          {rule.state !== "holds" && <Badge>{rule.state === "replaced" ? words.replaced : words.withdrawnState}</Badge>}
        </p>
        <p className="text-xs text-ink-3 wrap-anywhere">
          {rule.by === null ? words.setOn(made) : words.setBy(rule.by, made)}
        </p>
      </div>
      {mayWithdraw && (
        <button ref={button} type="button" className={buttonClass("quiet")} onClick={() => setOpen(true)}>
          {words.withdraw}
        </button>
      )}
      {isOpen && (
        <OpenDialog
          title={words.withdrawRule(share)}
          isTyped
          lead={words.withdrawRuleHint}
          width="narrow"
          button={button}
          onClose={() => setOpen(false)}
        >
          <WithdrawRule id={rule.id} modelId={modelId} onClose={() => setOpen(false)} />
        </OpenDialog>
      )}
    </li>
  );
}

/** Shows what it changes of confirmed months before it is done. */
function WithdrawRule({ id, modelId, onClose }: { id: number; modelId: number; onClose: () => void }) {
  const { splitWords: words } = useMessages(bundles.earnings);
  const client = useQueryClient();
  const preview = useQuery({ ...callQuery(previewSplitWithdrawal, { params: { id } }), staleTime: 0 });
  const withdraw = useMutation({
    mutationFn: () => call(withdrawSplitRule, { params: { id } }),
    onSuccess: async () => {
      await invalidate(client, getSplits, { params: { id: modelId } });
      toast(words.withdrawn);
      onClose();
    },
    onError: toastError,
  });
  const changes = preview.data ?? [];
  return (
    <>
      {preview.error && <LoadError error={preview.error} onRetry={() => preview.refetch()} />}
      {preview.isPending && <Skeleton className="mb-5 h-20" />}
      {changes.length > 0 && (
        <>
          <p className="mb-3 font-medium text-warn">{words.changesConfirmed}</p>
          <ConfirmedChanges changes={changes} />
        </>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <CancelButton onClick={onClose} />
        <Button look="primary" disabled={!preview.data || withdraw.isPending} onClick={() => withdraw.mutate()}>
          {words.withdraw}
        </Button>
      </div>
    </>
  );
}
