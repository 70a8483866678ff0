import { listEvidence, type Model, type Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Image, PencilLine, Wallet } from "lucide-react";
import { Link } from "wouter";
import { CallError } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { ModelNotFound } from "../models/model-not-found.tsx";
import { titleOf, useModel } from "../models/use-model.ts";
import { Shell } from "../shell/shell.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { oneStop } from "../ui/one-stop.ts";
import { ShortLabel } from "../ui/short-label.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { Conflicts } from "./conflicts.tsx";
import { ConnectedAccounts } from "./connected-accounts.tsx";
import { FiguresButton } from "./figures-button.tsx";
import { ImportDialog } from "./import/import-dialog.tsx";
import { SourceCard } from "./source-card.tsx";

/** Every source of one model's figures: its figures, how far it is to be trusted, and where sources disagree. */
export function EvidencePage({ user, modelId }: { user: Person; modelId: number }) {
  const { earningsWords } = useMessages(bundles.earnings);
  const { evidenceWords: words } = useMessages(bundles.evidence);
  const may = useMay();
  const model = useModel(modelId);
  const isMissing = model.error instanceof CallError && model.error.status === 404;
  return (
    <Shell
      user={user}
      title={titleOf(words.title, model)}
      description={!isMissing && <BackLink href={`/report/${modelId}`} label={words.backToReport} />}
      actions={
        model.data ? (
          <>
            {may("earnings.read") && (
              <Link href={`/earnings/${modelId}`} className={`${buttonClass()} max-sm:px-2.5`}>
                <ShortLabel icon={Wallet} text={earningsWords.link} />
              </Link>
            )}
            {may("evidence.add") && (
              <Link href={`/screenshots/${modelId}`} className={`${buttonClass()} max-sm:px-2.5`}>
                <ShortLabel icon={Image} text={words.screenshots} />
              </Link>
            )}
            <FiguresButton model={model.data} label={words.typing.open} icon={PencilLine} />
            {may("evidence.add") && (
              <ImportDialog model={model.data} trigger={<Button look="primary">{words.import.open}</Button>} />
            )}
          </>
        ) : (
          model.isPending && <Skeleton className="h-10 w-full sm:w-128" />
        )
      }
    >
      {isMissing && <ModelNotFound error={model.error} />}
      {model.error && !isMissing && <LoadError error={model.error} onRetry={() => model.refetch()} />}
      {model.isPending && <Skeleton className="h-96" />}
      {model.data && <Sources model={model.data} />}
    </Shell>
  );
}

function Sources({ model }: { model: Model }) {
  const { evidenceWords: words } = useMessages(bundles.evidence);
  const evidence = useQuery(
    // What was read since the last look belongs here too.
    callQuery(listEvidence, { params: { id: model.id }, dependsOn: model.analysis?.endedAt, keepsPrevious: true }),
  );
  if (evidence.error) return <LoadError error={evidence.error} onRetry={() => evidence.refetch()} />;
  if (!evidence.data) return <Skeleton className="h-96" />;
  const { items, conflicts, sources } = evidence.data;
  const facts = [
    ...items.flatMap(({ figures, counts }) => [...figures, ...counts]),
    ...conflicts.flatMap(({ sides }) => sides.map(({ fact }) => fact)),
  ];
  const ledger = { facts: new Map(facts.map((fact) => [fact.id, fact])), sources };
  return (
    <div className="grid gap-8">
      <ConnectedAccounts model={model} />
      <Conflicts conflicts={conflicts} ledger={ledger} />
      <section aria-labelledby="sources" className="grid gap-3">
        <div>
          <h2 id="sources" className="text-base font-semibold tracking-tight">
            {words.sources}
          </h2>
          <p className="text-ink-3">{words.description}</p>
        </div>
        {items.length === 0 ? (
          <div className="rounded-xl border border-line bg-card">
            <Empty title={words.none} hint={words.noneHint} />
          </div>
        ) : (
          <ul ref={oneStop} className="grid gap-3">
            {items.map((item) => (
              <li key={item.id ?? `${item.kind} ${item.platform}`}>
                <SourceCard model={model} item={item} ledger={ledger} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
