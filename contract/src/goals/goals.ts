import { goalMetrics, goalOutlooks, goalPlatforms, metricOf, platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { listPaths } from "../list-paths.ts";
import { fact, source } from "../reports/ledger.ts";
import { currency, day, enteredDay, id, idParam, idText, nothing } from "../shapes.ts";

/** Most goals that a model may have, reached ones among them. */
export const mostGoals = 20;
/** Most goals that a list has. */
export const goalsShown = 200;

const largest = 1_000_000_000_000;
const whole = 100;
const value = z
  .number({ error: "figure.number" })
  .check(z.positive({ error: "figure.positive" }), z.maximum(largest, { error: "figure.large" }));

/** What somebody wants a figure of a model to be, by a day, and where it stands. */
const goal = z.object({
  id,
  model: z.object({ id, name: z.string() }),
  metric: z.enum(goalMetrics),
  /** Null: of all platforms; of earnings the model's statements. */
  platform: z.nullable(z.enum(platformNames)),
  /** Of earnings alone. */
  currency: z.nullable(z.string()),
  /** In the unit of its metric: a count, percent, posts a week, cents. */
  value: z.number(),
  /** Of earnings: the last day of the month that is meant. */
  dueOn: day,
  setOn: day,
  outlook: z.enum(goalOutlooks),
  reachedOn: z.nullable(day),
  /** Ids of facts: where it stands, as a share of the goal, and what is forecast for its day. */
  now: z.nullable(z.string()),
  share: z.nullable(z.string()),
  ahead: z.nullable(z.string()),
  mayChange: z.boolean(),
});
export type ModelGoal = z.infer<typeof goal>;

const goals = z.object({
  goals: z.array(goal),
  facts: z.array(fact),
  sources: z.array(source),
  /** There are more than are listed. */
  isCut: z.boolean(),
});
export type ModelGoals = z.infer<typeof goals>;

/**
 * Goals of the models that the caller sees in the workspace they work in, or of one of these: open ones by their day, then those reached.
 * Goals on earnings or subscribers are for who may see earnings.
 */
export const listGoals = defineCall("GET", listPaths.goals, "list", {
  query: z.object({ model: z.optional(idText) }),
  output: goals,
});

/** Sets a goal for a model. It is refused where the figure is as high already. */
export const createGoal = defineCall("POST", "/api/models/:id/goals", "todo.manage", {
  params: idParam,
  body: z
    .strictObject({
      metric: z.enum(goalMetrics),
      platform: z._default(z.nullable(z.enum(platformNames)), null),
      /** Needed of earnings, and of nothing else. */
      currency: z._default(z.nullable(currency), null),
      value,
      dueOn: enteredDay,
    })
    .check(
      z.refine(({ metric, platform }) => goalPlatforms(metric).includes(platform), {
        ...{ error: "goal.platform", path: ["platform"] },
      }),
      z.refine(({ metric, value: aim }) => metricOf(metric)?.unit !== "percent" || aim <= whole, {
        ...{ error: "figure.large", path: ["value"] },
      }),
      z.refine((one) => (one.currency !== null) === (one.metric === "earningsNet"), {
        ...{ error: "figure.currency", path: ["currency"] },
      }),
    ),
  output: z.object({ id }),
  status: 201,
  takesIdempotencyKey: true,
  errors: ["not-found", "too-many", "idempotency-conflict"],
});

/** Changes value and day of a goal that is not reached yet. */
export const changeGoal = defineCall("PATCH", "/api/goals/:id", "todo.manage", {
  params: idParam,
  body: z.strictObject({ value, dueOn: enteredDay }),
  output: nothing,
});

/** Deletes a goal for good. */
export const deleteGoal = defineCall("DELETE", "/api/goals/:id", "todo.manage", { params: idParam, output: nothing });
