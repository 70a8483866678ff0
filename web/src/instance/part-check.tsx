import { checkInstance, getInstanceState, type InstanceCheck, type InstancePart } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { InputField } from "../ui/input-field.tsx";

interface PartCheckProps {
  part: InstancePart;
  /** Without it there is nothing to test, and what would set it up is shown instead. */
  isSetUp: boolean;
  /** Its newest result; absent before the first. */
  check: InstanceCheck | undefined;
  /** Where a test email goes unless another address is typed. */
  email: string;
  children?: ReactNode;
}

const tones = { ok: "good", off: "quiet", failed: "bad" } as const;

/** One part of the instance with the newest result of its check, what to do where it failed, and the test itself. */
export function PartCheck({ part, isSetUp, check, email, children }: PartCheckProps) {
  const words = useMessages(bundles.instance).instanceWords;
  const client = useQueryClient();
  const [to, setTo] = useState(email);
  const run = useMutation({
    mutationFn: () => call(checkInstance, { body: { part, ...(part === "mail" && { to }) } }),
    onError: (error) => toast(words.testFailed, { text: reasonOf(error), isError: true }),
    onSettled: () => invalidate(client, getInstanceState),
  });
  const { title, off, remedy } = words.parts[part];
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-medium">{title}</h3>
          {!isSetUp && <Badge>{words.states.off}</Badge>}
          {isSetUp && check && <Badge tone={tones[check.state]}>{words.states[check.state]}</Badge>}
        </div>
        {isSetUp ? <Result check={check} remedy={remedy} /> : <p className="text-ink-2">{off}</p>}
        {children}
        {part === "mail" && isSetUp && (
          <div className="max-w-sm">
            <InputField
              label={words.mailTo}
              error={run.error instanceof CallError ? run.error.fields.to : undefined}
              type="email"
              value={to}
              onType={setTo}
            />
          </div>
        )}
      </div>
      {isSetUp && (
        <Button aria-label={`${words.test}: ${title}`} disabled={run.isPending} onClick={() => run.mutate()}>
          {run.isPending ? words.testing : words.test}
        </Button>
      )}
    </div>
  );
}

function Result({ check, remedy }: { check: InstanceCheck | undefined; remedy: string }) {
  const words = useMessages(bundles.instance).instanceWords;
  const format = useFormat();
  if (!check) return <p className="text-ink-3">{words.never}</p>;
  return (
    <>
      {check.detail && (
        <p className="text-ink-2 wrap-anywhere" data-typed>
          {check.detail}
        </p>
      )}
      {check.state === "failed" && <p className="font-medium text-bad">{remedy}</p>}
      <p className="text-ink-3">
        {words.testedAt} <time dateTime={check.checkedAt}>{dateAndTime(check.checkedAt, format)}</time>
      </p>
    </>
  );
}
