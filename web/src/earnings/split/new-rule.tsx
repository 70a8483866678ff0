import { createSplitRule, getSplits, previewSplitRule, type SplitRuleVersion } from "@fanradar/contract";
import { bundles, money } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import type * as z from "zod/mini";
import { CallError, call } from "../../lib/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { invalidate } from "../../lib/queries.ts";
import { toast } from "../../lib/toast.ts";
import { toastError } from "../../lib/toast-error.ts";
import { Button } from "../../ui/button.tsx";
import { OpenDialog } from "../../ui/dialog-box.tsx";
import { Form } from "../../ui/form.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { parseShare } from "./parse-share.ts";
import { useMonthName } from "./use-month-name.ts";

type SplitRuleBody = Pick<SplitRuleVersion, "from" | "share">;
type Changes = z.infer<typeof previewSplitRule.output>;
interface Asked {
  changes: Changes;
  body: SplitRuleBody;
}

/** What a new share changes of confirmed months: each side's sum before and with it. */
function ConfirmedChanges({ changes }: Pick<Asked, "changes">) {
  const { splitWords: words, splitMetricWords } = useMessages(bundles.earnings);
  const format = useFormat();
  const nameOf = useMonthName();
  return (
    <ul data-notice className="mb-5 grid max-h-80 gap-4 overflow-y-auto">
      {changes.map(({ month, platform, currency, was, is }) => {
        const amount = (cents: number | undefined) =>
          cents === undefined ? words.notDivided : money(cents, currency, format);
        return (
          <li key={`${month} ${platform} ${currency}`} className="grid gap-1">
            <p className="font-medium">{nameOf(month)}</p>
            {(["agency", "creator"] as const).map((side) => (
              <p key={side} className="flex flex-wrap justify-between gap-x-4">
                <span className="text-ink-2">{splitMetricWords[`split.${side}`]}</span>
                <span className="num">{words.wasIs(amount(was?.[side]), amount(is?.[side]))}</span>
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

interface NewRuleProps {
  modelId: number;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The form of a new share; where it changes months that somebody confirmed, what it changes, before it is stored. */
export function NewRule({ modelId, button, onClose }: NewRuleProps) {
  const { splitWords: words } = useMessages(bundles.earnings);
  const client = useQueryClient();
  const [draft, setDraft] = useState({ share: "", from: "" });
  const [fields, setFields] = useState<Record<string, string>>({});
  const [asked, setAsked] = useState<Asked>();
  const onRefused = (error: Error) => {
    setAsked(undefined);
    if (error instanceof CallError && Object.keys(error.fields).length > 0) return setFields(error.fields);
    toastError(error);
  };
  const save = useMutation({
    mutationFn: (body: SplitRuleBody) => call(createSplitRule, { params: { id: modelId }, body }),
    onSuccess: async () => {
      await invalidate(client, getSplits, { params: { id: modelId } });
      toast(words.saved);
      onClose();
    },
    onError: onRefused,
  });
  const check = useMutation({
    mutationFn: (body: SplitRuleBody) => call(previewSplitRule, { params: { id: modelId }, body }),
    onSuccess: (changes, body) => (changes.length > 0 ? setAsked({ changes, body }) : save.mutate(body)),
    onError: onRefused,
  });
  const send = () => {
    const share = parseShare(draft.share);
    const refused = {
      ...(share === undefined && { share: words.percentInvalid }),
      ...(draft.from === "" && { from: words.dayMissing }),
    };
    setFields(refused);
    if (share !== undefined && draft.from !== "") check.mutate({ share, from: draft.from });
  };
  if (asked)
    return (
      <OpenDialog
        title={words.changesConfirmed}
        lead={words.changesConfirmedHint}
        width="narrow"
        button={button}
        onClose={onClose}
      >
        <ConfirmedChanges changes={asked.changes} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setAsked(undefined)}>{words.cancel}</Button>
          <Button look="primary" disabled={save.isPending} onClick={() => save.mutate(asked.body)}>
            {words.setAnyway}
          </Button>
        </div>
      </OpenDialog>
    );
  return (
    <OpenDialog title={words.set} width="narrow" button={button} onClose={onClose}>
      <Form onSend={send}>
        <InputField
          label={words.percent}
          hint={words.percentHint}
          error={fields.share}
          inputMode="decimal"
          data-typed
          value={draft.share}
          onType={(share) => setDraft({ ...draft, share })}
        />
        <InputField
          label={words.first}
          error={fields.from}
          type="date"
          value={draft.from}
          onType={(from) => setDraft({ ...draft, from })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" disabled={check.isPending || save.isPending}>
            {save.isPending ? words.saving : words.save}
          </Button>
        </div>
      </Form>
    </OpenDialog>
  );
}
