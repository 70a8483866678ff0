import { changeGoal, createGoal, deleteGoal, listGoals, mayAs } from "@fanradar/contract";
import { daysOfMonth, type Goal, type GoalMetric, metricOf } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { can, type Member, type Viewer } from "../../domain/access/policy.ts";
import { linksPlatform } from "../../domain/profiles/model-links.ts";
import { ownerOfModel } from "../../domain/reports/find-report.ts";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { makeOnce } from "../../platform/http/make-once.ts";
import { dayOf, type FoundGoal, findGoals, presentGoals } from "./find-goals.ts";
import { type GoalFigures, isOfEarnings, loadGoalLedger, type StoredGoal, standingsOf } from "./goal-ledger.ts";
import { removeGoal, storeGoal, updateGoal } from "./store-goal.ts";

/** Goals that one person may set or change. */
const setting: Limit = { max: 300, windowSeconds: 3_600, from: "first" };
const yearsAhead = 2;

/** Goals of models: for who sees the model, and of earnings for who sees these. */
export function goalRoutes(app: FastifyInstance, ctx: Context, { figures }: { figures: GoalFigures }): void {
  const { db } = ctx;

  mount(app, ctx, listGoals, async ({ query, viewer }) => {
    const { member } = viewer;
    const found = member ? await findGoals(db, member, query) : [];
    return member
      ? presentGoals(db, figures, { found, viewer, member, now: new Date() })
      : { goals: [], facts: [], sources: [], isCut: false };
  });

  /** Why a goal is refused: its number, its day, or since it is reached already. */
  const refuse = async (viewer: Viewer, goal: StoredGoal, now: Date): Promise<Failure | undefined> => {
    const { metric, value, dueOn, currency, modelId } = goal;
    const today = dayOf(now);
    const latest = new Date(now);
    latest.setUTCFullYear(latest.getUTCFullYear() + yearsAhead);
    if (isWhole(metric) && !Number.isInteger(value)) return fail("invalid", { fields: { value: "figure.whole" } });
    if (dueOn < today) return fail("invalid", { fields: { dueOn: "day.past" } });
    if (dueOn > dayOf(latest)) return fail("invalid", { fields: { dueOn: "day.far" } });
    const ledger = await loadGoalLedger(db, figures, { viewer, modelId, currency, isAhead: false });
    const [standing] = standingsOf([goal], ledger, today).standings;
    const isThere = metric !== "earningsNet" && Number(standing?.now?.value ?? 0) >= value;
    return isThere || standing?.reachedOn ? fail("invalid", { fields: { value: "goal.reached" } }) : undefined;
  };

  mount(app, ctx, createGoal, async ({ params: { id: modelId }, body, user, viewer, request }) => {
    const { member } = viewer;
    const owner = await ownerOfModel(db, modelId);
    if (!member || !owner || !can(viewer, "todo.manage", owner) || !maySee(member, body)) return fail("not-found");
    if (body.platform && !(await linksPlatform(db, modelId, body.platform)))
      return fail("invalid", { fields: { platform: "platform.unlinked" } });
    const now = new Date();
    const goal = { ...body, modelId, dueOn: lastDayOf(body) };
    const refused = await refuse(viewer, { ...goal, setOn: dayOf(now) }, now);
    if (refused) return refused;
    const retryAfterSeconds = await takeTry(db, `goals:${user.id}`, setting);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const id = await db.transaction((tx) =>
      makeOnce(tx, { userId: user.id, request }, () => storeGoal(tx, member, goal)),
    );
    return { id };
  });

  /** A goal that the member may change; undefined of others. */
  const findManaged = async (member: Member | null | undefined, id: number): Promise<FoundGoal | undefined> =>
    member && mayAs(member, "todo.manage") ? (await findGoals(db, member, { id }))[0] : undefined;

  mount(app, ctx, changeGoal, async ({ params: { id }, body, viewer }) => {
    const { member } = viewer;
    const goal = await findManaged(member, id);
    if (!member || !goal) return fail("not-found");
    const change = { ...body, dueOn: lastDayOf({ ...goal, ...body }) };
    const refused = await refuse(viewer, { ...goal, ...change }, new Date());
    if (refused) return refused;
    await db.transaction((tx) => updateGoal(tx, member, { goal, change }));
    return {};
  });

  mount(app, ctx, deleteGoal, async ({ params: { id }, viewer: { member } }) => {
    const goal = await findManaged(member, id);
    if (!member || !goal) return fail("not-found");
    await db.transaction((tx) => removeGoal(tx, member, goal));
    return {};
  });
}

/** Counts and cents have no fractions. */
const isWhole = (metric: GoalMetric): boolean => ["count", "cents"].includes(metricOf(metric)?.unit ?? "");

const maySee = (member: Member, { metric }: Pick<Goal, "metric">): boolean =>
  !isOfEarnings(metric) || mayAs(member, "earnings.read");

/** Earnings are of a whole month, whichever of its days was given. */
const lastDayOf = ({ metric, dueOn }: Pick<Goal, "metric" | "dueOn">): string =>
  metric === "earningsNet" ? daysOfMonth(dueOn.slice(0, "2026-11".length)).to : dueOn;
