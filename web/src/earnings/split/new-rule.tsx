import {
  type ChangedMonth,
  createSplitRule,
  getSplits,
  previewSplitRule,
  type SplitRuleVersion,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { CallError, call } from "../../lib/call.ts";
import { useMessages } from "../../lib/messages.ts";
import { invalidate } from "../../lib/queries.ts";
import { toast } from "../../lib/toast.ts";
import { toastError } from "../../lib/toast-error.ts";
import { useUnsent } from "../../lib/unsent.ts";
import { Button } from "../../ui/button.tsx";
import { OpenDialog } from "../../ui/dialog-box.tsx";
import { Form } from "../../ui/form.tsx";
import { CancelButton, SaveChanges } from "../../ui/form-buttons.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { ConfirmedChanges } from "./confirmed-changes.tsx";
import { parseShare } from "./parse-share.ts";

type SplitRuleBody = Pick<SplitRuleVersion, "from" | "share">;
interface RuleQuestion {
  changes: readonly ChangedMonth[];
  body: SplitRuleBody;
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
  const [draft, setDraft, forget] = useUnsent(`share-of-${modelId}`, { share: "", from: "" });
  const [fields, setFields] = useState<Record<string, string>>({});
  const [asked, setAsked] = useState<RuleQuestion>();
  const onRefused = (error: Error) => {
    setAsked(undefined);
    if (error instanceof CallError && Object.keys(error.fields).length > 0) return setFields(error.fields);
    toastError(error);
  };
  const save = useMutation({
    mutationFn: (body: SplitRuleBody) => call(createSplitRule, { params: { id: modelId }, body }),
    onSuccess: async () => {
      await invalidate(client, getSplits, { params: { id: modelId } });
      forget();
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
          <CancelButton onClick={() => setAsked(undefined)} />
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
          <CancelButton onClick={onClose} />
          <SaveChanges isSaving={save.isPending} disabled={check.isPending || save.isPending} />
        </div>
      </Form>
    </OpenDialog>
  );
}
