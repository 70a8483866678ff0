import { type AuditAct, type AuditEntry, addressOf, auditActs, exportAudit, listAudit } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callKey } from "../lib/queries.ts";
import { buttonClass } from "../ui/button.tsx";
import { InputField } from "../ui/input-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { PagedList } from "./paged-list.tsx";

/** Who signed in, changed roles, exported and administered, filtered and as a file. */
export function AuditPanel() {
  const { auditWords: words, auditActWords } = useMessages(bundles.users);
  const [act, setAct] = useState<AuditAct>();
  const [typed, setTyped] = useState("");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const who = useDeferredValue(typed);
  const query = { act, who: who || undefined, from: from || undefined, to: to || undefined };
  const found = useInfiniteQuery({
    queryKey: callKey(listAudit, { query }),
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { query: { ...query, before: pageParam || undefined }, signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next?.toString(),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const entries = found.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="grid gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={words.act}
          value={act ?? ""}
          options={[["", words.all], ...auditActs.map((one) => [one, auditActWords[one]] as const)]}
          onChoose={(one) => setAct(one === "" ? undefined : one)}
        />
        <InputField label={words.who} hint={words.whoHint} type="search" value={typed} onType={setTyped} />
        <InputField label={words.from} type="date" value={from} onType={setFrom} />
        <InputField label={words.to} type="date" value={to} onType={setTo} />
      </div>
      <a href={addressOf(exportAudit.path, { query })} download className={`${buttonClass()} justify-self-start`}>
        {words.csv}
      </a>
      <PagedList query={found} items={entries} words={words}>
        {(entry) => <Entry entry={entry} />}
      </PagedList>
    </div>
  );
}

function Entry({ entry: { at, act, actor, subject, kind, decision, reason, ip } }: { entry: AuditEntry }) {
  const { auditWords: words, auditActWords } = useMessages(bundles.users);
  const { adminWords } = useMessages(bundles.moderation);
  const format = useFormat();
  const isAboutAccount = act.startsWith("user.");
  // Only the operator changes accounts without an account.
  // Nobody is known to have done it: only whose account it was meant for.
  const isRefusal = act === "login-refused" || act === "second-factor-refused";
  const by = actor?.email ?? (isAboutAccount && reason !== null ? words.system : words.deleted);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap gap-x-2">
        {!isRefusal && (
          <span className="font-medium wrap-anywhere" data-typed>
            {by}
          </span>
        )}
        <span className="wrap-anywhere" data-typed>
          {auditActWords[act]}
          {(isRefusal || (isAboutAccount && act !== "user.delete")) && ` ${subject?.email ?? words.deleted}`}
          {kind && ` · ${adminWords.kinds[kind]}`}
          {decision && ` · ${adminWords.decisions[decision]}`}
        </span>
      </p>
      {reason && (
        <p className="whitespace-pre-wrap wrap-anywhere text-ink-2" data-typed>
          {reason}
        </p>
      )}
      <p className="text-ink-3" data-typed>
        <time dateTime={at}>{dateAndTime(at, format)}</time>
        {ip && ` · ${ip}`}
      </p>
    </div>
  );
}
