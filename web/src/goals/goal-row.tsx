import type { ModelGoal } from "@fanradar/contract";
import type { Fact, GoalOutlook } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { Badge, type BadgeTone } from "../ui/badge.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { useGoalText } from "./goal-text.ts";

const GoalDialog = part(() => import("./goal-dialog.tsx").then((file) => file.GoalDialog));

const tones: Record<GoalOutlook, BadgeTone> = {
  reached: "good",
  "on-course": "good",
  "too-close": "warn",
  "out-of-reach": "bad",
  beyond: "quiet",
  none: "quiet",
  over: "quiet",
};

/** One goal: of what, how much by when, where it stands and whether the forecast reaches it; of a reached one the day. */
export function GoalRow({ goal, ledger, isNamed }: { goal: ModelGoal; ledger: Ledger; isNamed: boolean }) {
  const { goalWords: words } = useMessages(bundles.todos);
  const { nameOf, amountOf, dueOf, day, monthOf } = useGoalText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { outlook, reachedOn, dueOn, model, mayChange } = goal;
  const isMonth = goal.metric === "earningsNet";
  const name = nameOf(goal);
  const [now, share, ahead] = [goal.now, goal.share, goal.ahead].map((id) =>
    id === null ? undefined : ledger.facts.get(id),
  );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2.5 py-3.5" data-goal={goal.id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
          <span className="font-medium">{name}</span>{" "}
          <span className="text-ink-2">
            <span data-typed className="num font-semibold text-ink">
              {amountOf(goal)}
            </span>{" "}
            <time dateTime={dueOn}>{dueOf(goal)}</time>
          </span>
        </p>
        {outlook === "reached" && reachedOn ? (
          <span className="text-sm font-medium text-good">
            <time dateTime={reachedOn}>{words.reached(day(reachedOn))}</time>
          </span>
        ) : (
          <Badge tone={tones[outlook]}>{words.outlooks[outlook]}</Badge>
        )}
        {mayChange && (
          <button
            type="button"
            ref={button}
            className={buttonClass("quiet")}
            aria-label={words.changeOf(name)}
            onClick={() => setOpen(true)}
          >
            {words.open}
          </button>
        )}
      </div>
      {isNamed && (
        <p>
          <Link
            href={`/report/${model.id}`}
            className="inline-flex min-h-6 items-center text-teal underline wrap-anywhere"
            data-typed
          >
            {model.name}
          </Link>
        </p>
      )}
      {outlook !== "reached" && (
        <>
          {share && <Progress share={share} />}
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
            <Part label={words.now} fact={now} ledger={ledger}>
              {now && now.kind !== "unavailable" && (
                <>
                  {isMonth && now.period && (
                    <time dateTime={now.period.from.slice(0, "2026-11".length)}>{monthOf(now.period.from)}, </time>
                  )}
                  <time dateTime={now.asOf}>{words.asOf(day(now.asOf))}</time>
                </>
              )}
            </Part>
            {share && <Part label={words.share} fact={share} ledger={ledger} />}
            {ahead && (
              <Part
                label={
                  <time dateTime={aheadOf(ahead)}>
                    {isMonth ? words.aheadMonth(monthOf(dueOn)) : words.ahead(day(aheadOf(ahead)))}
                  </time>
                }
                fact={ahead}
                ledger={ledger}
                isRange
              />
            )}
          </dl>
        </>
      )}
      {isOpen && <GoalDialog modelId={model.id} goal={goal} button={button} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** The day that a forecast is of. */
const aheadOf = ({ period, asOf }: Fact) => period?.to ?? asOf;

interface PartProps {
  label: ReactNode;
  fact: Fact | undefined;
  ledger: Ledger;
  isRange?: boolean;
  /** Of when it is. */
  children?: ReactNode;
}

function Part({ label, fact, ledger, isRange = false, children }: PartProps) {
  const { goalWords: words } = useMessages(bundles.todos);
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="text-base">
        {fact ? (
          <Figure fact={fact} ledger={ledger} withRange={isRange} />
        ) : (
          <span className="text-ink-3">{words.unknown}</span>
        )}
      </dd>
      {children && <dd className="text-xs text-ink-3">{children}</dd>}
    </div>
  );
}

/** The share of the goal as a bar; the figure stands below. */
function Progress({ share }: { share: Fact }) {
  const part = typeof share.value === "number" ? Math.min(100, Math.max(0, share.value)) : 0;
  return (
    <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
      <div className="h-full rounded-full bg-teal" style={{ width: `${part}%` }} />
    </div>
  );
}
