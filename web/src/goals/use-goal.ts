import { getModel, type ModelGoal } from "@fanradar/contract";
import type { Currency } from "@fanradar/engine/catalogue/currencies";
import { type GoalMetric, goalMetrics, goalPlatforms } from "@fanradar/engine/catalogue/goals";
import { bundles, exactNumber } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { readTyped, writeTyped } from "../evidence/typed-figure.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { useUnsent } from "../lib/unsent.ts";
import { kindOf } from "./goal-text.ts";
import { offeredMetrics, offeredPlatforms } from "./offered-goals.ts";
import { useSaveGoal } from "./use-save-goal.ts";

/** A goal as it is typed. */
interface GoalDraft extends Pick<ModelGoal, "metric" | "platform"> {
  currency: Currency;
  text: string;
  dueOn: string;
}

/** A number as it may be typed. */
const exampleOf = { count: 100_000, rate: 2.5, money: 2_500 };

interface GoalOptions {
  modelId: number;
  /** The one that is changed; undefined for a new one. */
  goal: ModelGoal | undefined;
  onClose: () => void;
}

/** A goal as it is typed, what it may be of, and storing or deleting it. */
export function useGoal({ modelId, goal, onClose }: GoalOptions) {
  const { goalWords: words } = useMessages(bundles.todos);
  const format = useFormat();
  const { locale } = format;
  const canReadEarnings = useMay()("earnings.read");
  const [draft, setDraft, forget] = useUnsent<GoalDraft>(goal ? `goal-${goal.id}` : `goal-of-${modelId}`, {
    metric: goal?.metric ?? "followers",
    platform: goal?.platform ?? null,
    currency: "USD",
    text: goal ? writeTyped(goal.value, kindOf[goal.metric], locale) : "",
    dueOn: goal?.dueOn ?? "",
  });
  const { metric, platform, currency, text, dueOn } = draft;
  const change = (changed: Partial<GoalDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const end = () => {
    forget();
    onClose();
  };
  const { save, remove, fields, setFields } = useSaveGoal({ modelId, goal, onDone: end });
  const isMonth = metric === "earningsNet";
  const { data: model } = useQuery(callQuery(getModel, { params: { id: modelId } }));
  const platforms = (one: GoalMetric) => (model ? offeredPlatforms(one, model) : goalPlatforms(one));
  const shown = (model ? offeredMetrics(model) : goalMetrics).filter(
    (one) => canReadEarnings || (one !== "earningsNet" && one !== "subscribers"),
  );
  const choose = (one: GoalMetric) => {
    change({ metric: one, platform: platforms(one)[0] ?? null });
    setFields({});
  };
  const send = () => {
    const value = readTyped(text, kindOf[metric], locale);
    const missing = {
      ...((value === undefined || value <= 0) && {
        value: words.typeValue(exactNumber(exampleOf[kindOf[metric]], format)),
      }),
      ...(dueOn === "" && { dueOn: words.typeDay }),
    };
    setFields(missing);
    if (value === undefined || Object.keys(missing).length > 0) return;
    save.mutate({ metric, platform, currency: isMonth ? currency : null, value, dueOn });
  };
  return { draft, change, fields, shown, platforms, isMonth, choose, send, save, remove, end };
}
