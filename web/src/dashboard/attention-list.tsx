import type { Attention, AttentionKind, getDashboard, Person } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import type * as z from "zod/mini";
import { useFormat } from "../lib/format.ts";
import { localDay } from "../lib/local-day.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { useNow } from "../lib/use-now.ts";
import { useStartAnalysis } from "../models/use-start-analysis.ts";
import { Dot } from "../ui/badge.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { firstItems } from "./first-items.ts";

type Item = Attention["items"][number];
type DueTodo = z.output<typeof getDashboard.output>["dueTodos"][number];

const shownFirst = 4;
/** Of these something ends or is missing; of the other kinds something is lost. */
const mild: ReadonlySet<AttentionKind> = new Set([
  "unusual-day",
  "consent-ending",
  "no-figures",
  "statement-old",
] as const);
/** What ends these is done with the model's sources; the report has the others. */
const ofSources: ReadonlySet<AttentionKind> = new Set([
  ...(["consent-ended", "profile-gone", "consent-ending", "no-figures", "statement-old"] as const),
]);

interface AttentionListProps {
  /** The person who may retry a failed analysis; null on the sample, which is read-only. */
  user: Person | null;
  attention: Attention;
  /** Open to-dos of the person, of which those due by their own day are shown. */
  dueTodos?: readonly DueTodo[];
  /** Where a model's name and its action lead. */
  hrefOf?: (modelId: number, page: "report" | "evidence") => string;
}

const ownPage: NonNullable<AttentionListProps["hrefOf"]> = (modelId, page) => `/${page}/${modelId}`;

/** What asks for action now, the most urgent first, each with one action: to-dos that are due, then what models ask for. */
export function AttentionList({ user, attention, dueTodos = [], hrefOf = ownPage }: AttentionListProps) {
  const { cockpitWords: words } = useMessages(bundles.cockpit);
  const today = localDay(useNow(), useFormat().timeZone);
  const due = dueTodos.filter(({ dueOn }) => dueOn !== null && dueOn <= today);
  // However many to-dos are late, half of the first rows are of the models.
  const dueFirst = Math.min(due.length, Math.max(shownFirst - attention.items.length, shownFirst / 2));
  const [isWhole, setWhole] = useState(false);
  const end = firstItems(attention.items, {
    stated: new Set(due.slice(0, dueFirst).map(({ model }) => model?.id)),
    most: shownFirst,
  });
  return (
    <section aria-labelledby="attention" className="min-w-0">
      <h2 id="attention" className="mb-3 text-base font-semibold">
        {words.attention}
      </h2>
      {attention.items.length + due.length === 0 ? (
        <p className="rounded-xl border border-line bg-card px-4 py-3 text-ink-2">{words.noAttention}</p>
      ) : (
        <>
          <ul className="divide-y divide-line rounded-xl border border-line bg-card">
            {due.slice(0, isWhole ? undefined : dueFirst).map((todo) => (
              <DueRow key={`todo ${todo.id}`} todo={todo} isLate={todo.dueOn !== null && todo.dueOn < today} />
            ))}
            {attention.items.slice(0, isWhole ? undefined : end).map((item) => (
              <Row
                key={`${item.kind} ${item.model.id} ${item.platform}`}
                user={user}
                item={item}
                hrefOf={hrefOf}
                ledger={{ facts: new Map(attention.facts.map((fact) => [fact.id, fact])), sources: attention.sources }}
              />
            ))}
          </ul>
          {(end !== undefined || due.length > dueFirst) && (
            <Button look="quiet" aria-expanded={isWhole} className="mt-1" onClick={() => setWhole(!isWhole)}>
              {isWhole ? words.lessAttention : words.allAttention}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** A to-do of the person's own whose day has come. */
function DueRow({ todo: { title, model, dueOn }, isLate }: { todo: DueTodo; isLate: boolean }) {
  const { cockpitWords: words } = useMessages(bundles.cockpit);
  const format = useFormat();
  return (
    <AttentionRow
      isGrave={isLate}
      action={
        <Link href="/todos" className={`${buttonClass("quiet")} max-sm:ml-4`}>
          {words.toTodos}
        </Link>
      }
    >
      <bdi className="font-semibold" data-typed>
        {title}
      </bdi>{" "}
      {model && (
        <bdi className="text-ink-2" data-typed>
          {model.name}
        </bdi>
      )}{" "}
      {dueOn && (
        <time dateTime={dueOn} className="text-xs whitespace-nowrap text-ink-3">
          {words[isLate ? "overdue" : "due"](shortDate(dueOn, format))}
        </time>
      )}
    </AttentionRow>
  );
}

interface AttentionRowProps {
  /** Something is lost or late; else it ends or is missing. */
  isGrave: boolean;
  action: ReactNode;
  children: ReactNode;
}

function AttentionRow({ isGrave, action, children }: AttentionRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1 max-sm:pt-2">
      <p className="flex min-w-0 flex-[1_1_16rem] items-center gap-2.5">
        <span className={`inline-flex shrink-0 self-center ${isGrave ? "text-bad" : "text-warn"}`}>
          <Dot />
        </span>
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </p>
      {action}
    </li>
  );
}

function Row({
  user,
  item,
  ledger,
  hrefOf,
}: Required<Pick<AttentionListProps, "user" | "hrefOf">> & { item: Item; ledger: Ledger }) {
  const { cockpitWords: words } = useMessages(bundles.cockpit);
  const { platforms } = useWords().interfaceWords;
  const format = useFormat();
  const { kind, model, platform, since } = item;
  const fact = ledger.facts.get(item.fact ?? "");
  const action =
    kind === "analysis-failed" ? (
      user && <TryAgain user={user} modelId={model.id} />
    ) : (
      <Link
        href={hrefOf(model.id, ofSources.has(kind) ? "evidence" : "report")}
        className={`${buttonClass("quiet")} max-sm:ml-4`}
      >
        {words.actions[kind]}
      </Link>
    );
  return (
    <AttentionRow isGrave={!mild.has(kind)} action={action}>
      <Link href={hrefOf(model.id, "report")} className="inline-block min-h-6 font-semibold hover:underline" data-typed>
        <bdi>{model.name}</bdi>
      </Link>{" "}
      <span className="text-ink-2">
        {words.kinds[kind](platform ? platforms[platform] : "")}
        {fact && (
          <>
            {": "}
            <Figure fact={fact} ledger={ledger} className="min-h-6 font-semibold text-ink" />
          </>
        )}
      </span>{" "}
      <time dateTime={since} className="text-xs whitespace-nowrap text-ink-3">
        {words.since(shortDate(since, format))}
      </time>
    </AttentionRow>
  );
}

function TryAgain({ user, modelId }: { user: Person; modelId: number }) {
  const { dashboardWords } = useWords();
  const start = useStartAnalysis(user.id);
  return (
    <Button look="quiet" className="max-sm:ml-4" disabled={start.isPending} onClick={() => start.mutate(modelId)}>
      {dashboardWords.tryAgain}
    </Button>
  );
}
