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
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { Button } from "../ui/button.tsx";
import { Field, Input, inputClass } from "../ui/field.tsx";

/** Who may sign up: everybody, nobody, or addresses of certain domains. */
export function SignUpRuleForm({ signUp }: Pick<InstanceState, "signUp">) {
  const all = useMessages(bundles.instance).instanceWords;
  const words = all.signUp;
  const { interfaceWords } = useWords();
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
    onError: (error) => toast(interfaceWords.toast.error, { text: reasonOf(error), isError: true }),
    onSettled: () =>
      Promise.all([getInstance, getInstanceState, listAudit].map((endpoint) => invalidate(client, endpoint))),
  });
  const refused =
    save.error instanceof CallError
      ? Object.entries(save.error.fields).find(([field]) => field.startsWith("domains"))?.[1]
      : undefined;
  return (
    <form
      noValidate
      className="grid max-w-xl gap-3 rounded-xl border border-line bg-card p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <Field label={words.title}>
        {(ids) => (
          <select
            {...ids}
            className={inputClass}
            value={rule}
            onChange={({ target }) => setRule(signUpRules.find((one) => one === target.value) ?? "open")}
          >
            {signUpRules.map((one) => (
              <option key={one} value={one}>
                {words.rules[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {rule === "domains" && (
        <Field label={words.domains} hint={words.domainsHint} error={refused}>
          {(ids) => <Input {...ids} value={typed} onChange={({ target }) => setTyped(target.value)} />}
        </Field>
      )}
      <Button type="submit" className="justify-self-start" disabled={save.isPending}>
        {save.isPending ? all.saving : all.save}
      </Button>
    </form>
  );
}
