import {
  getInstance,
  getInstanceState,
  type InstanceState,
  listAudit,
  ruleSignUp,
  type SignUpRule,
  signUpRules,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { InputField } from "../ui/input-field.tsx";
import { SelectField } from "../ui/select-field.tsx";

/** Who may sign up: everybody, nobody, or addresses of certain domains. */
export function SignUpRuleForm({ signUp }: Pick<InstanceState, "signUp">) {
  const words = useMessages(bundles.instance).instanceWords.signUp;
  const { shell } = useWords().interfaceWords;
  const client = useQueryClient();
  const [rule, setRule] = useState<SignUpRule>(signUp.rule);
  const [typed, setTyped] = useState(signUp.domains.join(" "));
  const save = useMutation({
    mutationFn: () =>
      call(ruleSignUp, {
        body: {
          rule,
          domains:
            rule === "domains"
              ? typed.split(/[\s,;]+/).flatMap((one) => (one === "" ? [] : [one.replace(/^@/, "")]))
              : [],
        },
      }),
    onSuccess: () => toast(words.saved),
    onError: toastError,
    onSettled: () =>
      Promise.all([getInstance, getInstanceState, listAudit].map((endpoint) => invalidate(client, endpoint))),
  });
  const refused =
    save.error instanceof CallError
      ? Object.entries(save.error.fields).find(([field]) => field.startsWith("domains"))?.[1]
      : undefined;
  return (
    <Form
      className="grid max-w-xl gap-3 rounded-xl border border-line bg-card p-5"
      onSend={() => {
        if (!save.isPending) save.mutate();
      }}
    >
      <SelectField
        label={words.title}
        value={rule}
        options={signUpRules.map((one) => [one, words.rules[one]])}
        onChoose={setRule}
      />
      {rule === "domains" && (
        <InputField label={words.domains} hint={words.domainsHint} error={refused} value={typed} onType={setTyped} />
      )}
      <Button type="submit" className="justify-self-start" disabled={save.isPending}>
        {save.isPending ? shell.saving : shell.save}
      </Button>
    </Form>
  );
}
