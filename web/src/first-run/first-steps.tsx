import type { Person, FirstSteps as Progress } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { useOwnModels } from "../models/own-models.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { SampleLinks } from "./sample-links.tsx";
import { useBecomeCreator } from "./use-become-creator.ts";

const order = ["hasModels", "hasStatement", "isConnected", "isRefreshed"] as const;

interface FirstStepsProps {
  user: Person;
  progress: Progress;
  /** The models that the dashboard shows, of `total`. */
  models: readonly { id: number; name: string }[];
  total: number;
  /** Nobody has said whether the account is a creator's. */
  mayBeCreator: boolean;
  onHide: () => void;
}

/** What makes a new dashboard useful, each step with whether it is done. */
export function FirstSteps({ user, progress, models, total, mayBeCreator, onHide }: FirstStepsProps) {
  const { firstRunWords: words } = useMessages(bundles.firstRun);
  const own = useOwnModels(models.length < total ? user : null, "");
  const choices = own.models ?? models;
  const [chosen, setChosen] = useState("");
  const model = choices.find(({ id }) => String(id) === chosen) ?? choices[0];
  const doneCount = order.filter((step) => progress[step]).length;
  const next = order.find((step) => !progress[step]);
  return (
    <section aria-labelledby="first-steps" className="grid gap-4 rounded-xl border border-line bg-card p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 id="first-steps" className="text-base font-semibold tracking-tight">
            {words.steps}
          </h2>
          <p className="text-ink-3">{words.stepsLead}</p>
        </div>
        <Button look="quiet" onClick={onHide}>
          {words.hide}
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={order.length}
        aria-valuenow={doneCount}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-teal" style={{ width: `${(100 * doneCount) / order.length}%` }} />
      </div>
      {model && choices.length > 1 && (
        <SelectField
          label={words.forModel}
          isTyped
          className="sm:w-72!"
          value={String(model.id)}
          options={choices.map(({ id, name }) => [String(id), name] as const)}
          onChoose={setChosen}
        />
      )}
      <ol className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        {/* All but the first are of a model: until there is one they are no more than named. */}
        {order.map((step) => (
          <Step key={step} step={step} isDone={progress[step]} isNext={step === next} modelId={model?.id} />
        ))}
      </ol>
      <SampleLinks />
      {mayBeCreator && !progress.hasModels && <OwnPage />}
    </section>
  );
}

interface StepProps {
  /** The model that statements and connections are given for; none before there is one. */
  modelId: number | undefined;
  step: keyof Progress;
  isDone: boolean;
  isNext: boolean;
}

function Step({ step, isDone, isNext, modelId }: StepProps) {
  const { firstRunWords: words } = useMessages(bundles.firstRun);
  const { name, hint, action } = words.items[step];
  const ofModel = modelId === undefined ? undefined : `/${step === "isRefreshed" ? "report" : "evidence"}/${modelId}`;
  const href = step === "hasModels" ? "/submit" : ofModel;
  return (
    <li className="flex gap-2.5">
      {isDone ? (
        <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-good" />
      ) : (
        <CircleDashed size={20} aria-hidden className="mt-0.5 shrink-0 text-ink-3" />
      )}
      <div className="grid content-start justify-items-start gap-1.5">
        <p className={isDone ? "text-ink-2" : "font-medium"}>
          {name}
          <span className="sr-only">: {isDone ? words.done : words.toDo}</span>
        </p>
        {!isDone && <p className="text-ink-3">{hint}</p>}
        {!isDone && href && (
          <Link href={href} className={buttonClass(isNext ? "primary" : undefined)}>
            {action}
          </Link>
        )}
      </div>
    </li>
  );
}

/** For a creator whose account is none yet: who signed up by Google was not asked. */
function OwnPage() {
  const { firstRunWords: words } = useMessages(bundles.firstRun);
  const creator = useBecomeCreator();
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-3 text-ink-2">
      {words.creatorQ}
      <Button look="quiet" disabled={creator.isPending} onClick={() => creator.mutate()}>
        {words.creatorGo}
      </Button>
    </p>
  );
}
