import { verifySeal } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { CallError } from "../../lib/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { callQuery } from "../../lib/queries.ts";
import { VisitorShell } from "../../shell/visitor-shell.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { LoadError, Skeleton } from "../../ui/states.tsx";

const numberOf = (typed: string) => /^\s*(?:#?fr-?)?([1-9]\d{0,9})\s*$/i.exec(typed)?.[1];
const hashOf = (typed: string) => /^[0-9a-f]{64}$/i.exec(typed.trim())?.[0];

/** When and by which engine a report was sealed, for its number and seal. Number and seal are in the address. */
export function SealPage() {
  const words = useMessages(bundles.sharing).sharingWords.verify;
  const params = new URLSearchParams(useSearch());
  const [number, hash] = [params.get("report") ?? "", params.get("hash") ?? ""];
  const [, go] = useLocation();
  const [typed, setTyped] = useState({ number, hash });
  const [isTried, setTried] = useState(false);
  const [report, seal] = [numberOf(typed.number), hashOf(typed.hash)];
  const submit = () => {
    setTried(true);
    if (report && seal) go(`/verify?${new URLSearchParams({ report, hash: seal })}`);
  };
  return (
    <VisitorShell title={words.title} description={words.description}>
      <div className="grid max-w-2xl gap-5">
        <div className="grid gap-2">
          <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
          <p className="text-ink-2">{words.lead}</p>
        </div>
        <Form className="grid gap-4 rounded-xl border border-line bg-card p-5" onSend={submit}>
          <InputField
            label={words.number}
            hint={words.numberHint}
            error={isTried && report === undefined ? words.badNumber : undefined}
            value={typed.number}
            autoComplete="off"
            onType={(text) => setTyped({ ...typed, number: text })}
          />
          <InputField
            label={words.hash}
            hint={words.hashHint}
            error={isTried && seal === undefined ? words.badHash : undefined}
            value={typed.hash}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            onType={(text) => setTyped({ ...typed, hash: text })}
          />
          <Button type="submit" look="primary" className="justify-self-start">
            {words.check}
          </Button>
        </Form>
        <Answer report={numberOf(number)} hash={hashOf(hash)} />
      </div>
    </VisitorShell>
  );
}

function Answer({ report, hash }: { report: string | undefined; hash: string | undefined }) {
  const words = useMessages(bundles.sharing).sharingWords.verify;
  const { reportWords } = useMessages(bundles.reports);
  const format = useFormat();
  const seal = useQuery({
    ...callQuery(verifySeal, { query: { report, hash } }),
    enabled: report !== undefined && hash !== undefined,
  });
  if (report === undefined || hash === undefined) return null;
  if (seal.isPending) return <Skeleton className="h-24" />;
  if (seal.error instanceof CallError && seal.error.status === 404)
    return (
      <section role="status" className="grid gap-1 rounded-xl border border-line bg-card p-5">
        <h2 className="font-semibold text-bad">{words.no}</h2>
        <p className="text-ink-2">{words.noHint}</p>
      </section>
    );
  if (seal.error) return <LoadError error={seal.error} onRetry={() => seal.refetch()} />;
  const { id, sealedAt, engineVersion } = seal.data;
  return (
    <section role="status" className="grid gap-2 rounded-xl border border-line bg-card p-5" data-seal>
      <h2 className="font-semibold text-good">{words.yes}</h2>
      <dl className="grid grid-cols-[6rem_1fr] gap-x-3 gap-y-1.5">
        <dt className="text-ink-3">{words.number}</dt>
        <dd>{reportWords.version(id)}</dd>
        <dt className="text-ink-3">{words.sealedAt}</dt>
        <dd>
          <time dateTime={sealedAt}>{dateAndTime(sealedAt, format)}</time>
        </dd>
        <dt className="text-ink-3">{words.engine}</dt>
        <dd>{engineVersion}</dd>
      </dl>
    </section>
  );
}
