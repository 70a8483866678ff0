import { analysePricing, deletePriceChange, listPriceChanges, logPriceChange } from "@fanradar/contract";
import type { AnalyseInput, Evidence, Fact, Platform, PricingInput, Source } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import { isDayToCome } from "../db/given-figure.ts";
import type { Db } from "../db/open-database.ts";
import { networkOf } from "../http/client-address.ts";
import type { Context } from "../http/context.ts";
import { fail } from "../http/fail.ts";
import { type Limit, takeTry } from "../http/limit.ts";
import { type Act, may, type Owned, type Viewer } from "../http/may.ts";
import { mount } from "../http/mount.ts";
import { type CoveringStatement, evidenceInput } from "./evidence-input.ts";
import { findPaidDays, findPaidMonths, findSales, type PaidOf } from "./find-payments.ts";
import { openPricingThread } from "./open-pricing-thread.ts";
import { pastedInput } from "./pasted-input.ts";
import { presentPriceChanges } from "./present-price-changes.ts";
import { presentPricing } from "./present-pricing.ts";
import {
  findLogger,
  findPriceChanges,
  keepPriceChange,
  deletePriceChange as removePriceChange,
} from "./price-change-store.ts";

interface PricingRoutesOptions {
  /** Whose a model is; undefined when there is none. */
  findRun: (modelId: number) => Promise<Owned | undefined>;
  /** A model as a viewer may read it; undefined when it is not theirs to know. */
  findChosen: (
    viewer: Viewer,
    modelId: number,
  ) => Promise<{ name: string; sealed: { facts: Fact[]; sources: Source[] } | null } | undefined>;
  gather: (modelId: number, options: { asOf: Date }) => Promise<AnalyseInput>;
  /** What was paid on and in which currencies, most payments first, and whose clock tells the days. */
  findBooks: (
    db: Db,
    modelId: number,
  ) => Promise<{ books: { platform: Platform | null; currency: string }[]; timeZone: string }>;
  findStatements: (db: Db, of: PaidOf) => Promise<CoveringStatement[]>;
}

/** Analyses of one person, and of one network's visitors; price changes of one person. */
const ofPerson: Limit = { max: 30, windowSeconds: 60, from: "first" };
const ofVisitors: Limit = { max: 20, windowSeconds: 3_600, from: "first" };
const logged: Limit = { max: 60, windowSeconds: 3_600, from: "first" };

/** What prices come to, and what happened when they changed. A foreign id answers as a missing one. */
export function pricingRoutes(app: FastifyInstance, ctx: Context, options: PricingRoutesOptions): void {
  const { db } = ctx;
  const thread = openPricingThread();
  app.addHook("onClose", () => thread.close());
  const mayOn = async (viewer: Viewer, act: Act, modelId: number) => {
    const model = await options.findRun(modelId);
    return model !== undefined && may(viewer, act, model);
  };

  mount(app, ctx, analysePricing, async ({ body, viewer, reader, request }) => {
    const { userId } = viewer;
    const { modelId = null, platformData = null } = body;
    const key = userId === null ? `pricing-of:${networkOf(request)}` : `pricing:${userId}`;
    const retryAfterSeconds = await takeTry(db, key, userId === null ? ofVisitors : ofPerson);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const now = new Date();
    const chosen = modelId === null ? null : await options.findChosen(viewer, modelId);
    if (chosen === undefined) return fail("not-found");
    const isOwn = modelId !== null && (await mayOn(viewer, "pricing.read", modelId));
    if (platformData) {
      const refused = platformData.months.findIndex(({ month }) => month >= now.toISOString().slice(0, 7));
      if (refused >= 0)
        return fail("invalid", { fields: { [`platformData.months.${refused}.month`]: "month.future" } });
    }
    const input = platformData
      ? pastedInput(platformData, now)
      : isOwn && modelId !== null
        ? await ownInput(modelId, now)
        : publicInput(chosen?.sealed ?? null, now);
    const told = await thread.analyse(input);
    if (told === "busy") return fail("unavailable", { retryAfterSeconds: 5 });
    const model = modelId === null || !chosen ? null : { id: modelId, name: chosen.name, isOwn };
    return presentPricing(told, { reader, about: platformData ? "data" : model ? "model" : "nothing", model });
  });

  mount(app, ctx, listPriceChanges, async ({ params, viewer }) =>
    (await mayOn(viewer, "pricing.read", params.id)) ? changesOf(params.id) : fail("not-found"),
  );

  mount(app, ctx, logPriceChange, async ({ params, body, viewer, user }) => {
    if (!(await mayOn(viewer, "price-change.manage", params.id))) return fail("not-found");
    const retryAfterSeconds = await takeTry(db, `price-changes:${user.id}`, logged);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const { changedOn, from, to, currency, note } = body;
    if (isDayToCome(changedOn, new Date())) return fail("invalid", { fields: { changedOn: "day.future" } });
    const [fromCents, toCents] = [Math.round(from * 100), Math.round(to * 100)];
    await keepPriceChange(db, { modelId: params.id, changedOn, fromCents, toCents, currency, note });
    return changesOf(params.id);
  });

  mount(app, ctx, deletePriceChange, async ({ params, viewer }) => {
    const logger = await findLogger(db, params.id);
    if (!logger || !may(viewer, "price-change.manage", logger)) return fail("not-found");
    return (await removePriceChange(db, params.id)) ? {} : fail("not-found");
  });

  /** The payments that most of a model's are among; undefined without any. */
  async function mostPaid(modelId: number): Promise<PaidOf | undefined> {
    const { books, timeZone } = await options.findBooks(db, modelId);
    const [book] = books;
    return book && { ...book, modelId, timeZone };
  }

  async function ownInput(modelId: number, now: Date): Promise<PricingInput> {
    const [input, changes, of] = await Promise.all([
      options.gather(modelId, { asOf: now }),
      findPriceChanges(db, modelId),
      mostPaid(modelId),
    ]);
    const [paid, statements, sales] = of
      ? await Promise.all([findPaidMonths(db, of), options.findStatements(db, of), findSales(db, of)])
      : [[], [], {}];
    return evidenceInput({
      asOf: now.toISOString(),
      platform: of ? of.platform : "onlyfans",
      currency: of?.currency ?? changes[0]?.currency ?? "USD",
      paid,
      statements,
      sales,
      changes,
      observations: input.observations,
      evidence: input.evidence,
    });
  }

  async function changesOf(modelId: number) {
    const [changes, of] = await Promise.all([findPriceChanges(db, modelId), mostPaid(modelId)]);
    const [days, statements] = of
      ? await Promise.all([findPaidDays(db, of), options.findStatements(db, of)])
      : [[], []];
    return presentPriceChanges(changes, { days, statements, asOf: new Date().toISOString() });
  }
}

/** Of a creator's public page: the price alone, where its owner shows it. */
function publicInput(sealed: { facts: Fact[]; sources: Source[] } | null, now: Date): PricingInput {
  const fact = sealed?.facts.find(({ id }) => id === "onlyfans.price");
  const sources = (sealed?.sources ?? []).filter(({ evidence }) => fact?.sources.includes(evidence));
  const evidence = sources.flatMap(({ evidence: key, kind, sandbox, scope, observedAt }): Evidence[] =>
    kind === "record" ? [] : [{ key, kind, sandbox, scope, addedAt: observedAt }],
  );
  const [first] = evidence;
  const isTold = typeof fact?.value === "number" && first !== undefined;
  return {
    asOf: now.toISOString(),
    platform: "onlyfans",
    currency: fact?.currency ?? "USD",
    months: [],
    ...(isTold && { price: { cents: Number(fact.value), observedAt: fact.asOf, evidence: first.key } }),
    sales: {},
    evidence: isTold ? evidence : [],
    lacking: "needs-statement",
  };
}
