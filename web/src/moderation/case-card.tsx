import {
  type CaseStep,
  creatorPath,
  decideCase,
  listAudit,
  listCases,
  type ModerationCase,
  problems,
  takeCaseStep,
} from "@fanradar/contract";
import { bundles, dateAndTime, exactNumber } from "@fanradar/words";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call, reasonOf } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { useUnsentText } from "../lib/unsent.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { LimitedField } from "../ui/limited-field.tsx";

/** One case: what was reported, by what it is urgent, and the decision with its reason. */
export function CaseCard({ found }: { found: ModerationCase }) {
  const { adminWords: words, problemWords } = useMessages(bundles.moderation);
  const { interfaceWords } = useWords();
  const format = useFormat();
  const { kind, platform, handle, url, reports, decision, decidedAt, reason } = found;
  const problem = problems.find((one) => one === found.problem);
  const isOverdue = decidedAt === null && Date.parse(found.dueAt) < Date.now();
  return (
    <article className="grid gap-3 rounded-xl border border-line bg-card p-4.5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-semibold">{words.kinds[kind]}</h2>
        {url && handle && platform ? (
          <p data-typed className="wrap-anywhere">
            <a href={url} target="_blank" rel="noreferrer noopener" className="font-medium text-teal underline">
              {interfaceWords.platforms[platform]} @{handle}
            </a>
            {!found.isHidden && (
              <>
                {" · "}
                <a href={creatorPath({ platform, handle })} className="text-teal underline">
                  {interfaceWords.product}
                </a>
              </>
            )}
          </p>
        ) : (
          <p className="text-ink-3">{words.removedProfile}</p>
        )}
        {found.isHidden && <Badge tone="warn">{words.hidden}</Badge>}
        {found.isClaimed && <Badge tone="good">{words.claimed}</Badge>}
        {decision && <Badge tone="quiet">{words.decisions[decision]}</Badge>}
        {isOverdue && <Badge tone="bad">{words.overdue}</Badge>}
      </div>
      {problem && <p className="text-ink-2">{problemWords.problems[problem]}</p>}
      {found.words !== null && (
        <p data-typed className="whitespace-pre-wrap wrap-anywhere rounded-lg bg-sunken px-3.5 py-2.5">
          {found.words}
        </p>
      )}
      {found.teams.length > 0 && (
        <ul aria-label={words.teams} className="grid gap-1.5 rounded-lg bg-sunken px-3.5 py-2.5">
          {found.teams.map(({ id, name, isConnected, answer }) => (
            <li key={id} data-typed className="wrap-anywhere">
              <span className="font-medium">{words.worksWith(name)}</span>{" "}
              {isConnected && <Badge tone="good">{words.connected}</Badge>}
              <p className="whitespace-pre-wrap text-ink-2">{answer ?? words.notAnswered}</p>
            </li>
          ))}
        </ul>
      )}
      <p data-typed className="flex flex-wrap gap-x-4 text-ink-3">
        <span>
          {words.received} <time dateTime={found.createdAt}>{dateAndTime(found.createdAt, format)}</time>
        </span>
        {decidedAt === null && (
          <span>
            {words.due} <time dateTime={found.dueAt}>{dateAndTime(found.dueAt, format)}</time>
          </span>
        )}
        {found.readAt !== null && (
          <span>
            {words.readAt} <time dateTime={found.readAt}>{dateAndTime(found.readAt, format)}</time>
          </span>
        )}
        {reports > 1 && <span>{words.reports(exactNumber(reports, format))}</span>}
        {found.contact !== null && (
          <span className="wrap-anywhere">
            {words.contact} {found.contact}
          </span>
        )}
      </p>
      {reason !== null && (
        <p data-typed className="whitespace-pre-wrap wrap-anywhere text-ink-2">
          {words.reason}: {reason}
        </p>
      )}
      {decidedAt === null && <Decide found={found} />}
    </article>
  );
}

/** A card's press changes the lists of cases and the audit log. */
const refresh = (client: QueryClient) =>
  Promise.all([listCases, listAudit].map((endpoint) => invalidate(client, endpoint)));

function Decide({ found: { id, kind, contact, isHidden, steps } }: { found: ModerationCase }) {
  const { adminWords: words } = useMessages(bundles.moderation);
  const client = useQueryClient();
  const [reason, setReason, forget] = useUnsentText(`case-${id}`);
  const [isSure, setSure] = useState(false);
  const decide = useMutation({
    mutationFn: (decision: "removed" | "kept") => call(decideCase, { params: { id }, body: { decision, reason } }),
    onSuccess: () => {
      forget();
      toast(words.done);
    },
    onError: (error) => {
      setSure(false);
      toast(words.failed, { text: reasonOf(error), isError: true });
    },
    onSettled: (_, error) => {
      const isRefused = error instanceof CallError && error.status === 422;
      if (isRefused) return;
      return refresh(client);
    },
  });
  const step = useMutation({
    mutationFn: (one: CaseStep) => call(takeCaseStep, { params: { id }, body: { step: one } }),
    onSuccess: (_, one) => toast(words.stepDone[one]),
    onError: (error) => toast(words.stepFailed, { text: reasonOf(error), isError: true }),
    onSettled: () => refresh(client),
  });
  const refused = decide.error instanceof CallError ? decide.error.fields.reason : undefined;
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <LimitedField
        isMultiline
        label={words.reason}
        hint={contact === null ? words.reasonKept : words.reasonHint}
        error={refused}
        className="min-h-16"
        most={500}
        value={reason}
        onType={setReason}
      />
      {isSure ? (
        <div role="alert" className="grid gap-3">
          <p className="text-ink-2">{words.removing}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              className="border-bad text-bad"
              disabled={decide.isPending}
              onClick={() => decide.mutate("removed")}
            >
              {words.confirmRemove}
            </Button>
            <CancelButton onClick={() => setSure(false)} />
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button disabled={decide.isPending} onClick={() => decide.mutate("kept")}>
            {words.keep[kind === "problem" && isHidden ? "removal" : kind]}
          </Button>
          {steps.map((one) => (
            <Button key={one} disabled={step.isPending} onClick={() => step.mutate(one)}>
              {words.steps[one]}
            </Button>
          ))}
          <Button className="border-bad text-bad" disabled={decide.isPending} onClick={() => setSure(true)}>
            {words.remove}
          </Button>
        </div>
      )}
    </div>
  );
}
