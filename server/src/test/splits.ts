import type { SplitMonthAnswer, SplitPaymentLine, SplitSide, Splits } from "@fanradar/contract";
import { afterEach, expect } from "vitest";
import { setUpClaiming } from "./claiming.ts";
import type { Person } from "./open-test-app.ts";

interface ConfirmationOptions {
  by?: Person;
  side?: SplitSide;
  sums?: object | null;
  month?: string;
}

/** Gross, fee and net; what is not cleared is `pending`, or a payment given back, `undo`. */
export const paid = (day: string, net: string, state = "done") =>
  `${day} 12:00\t$${net}\t$0.00\t$${net}\tTip from A\t${state}`;

/** An agency and a creator, for all tests of a file, with what splits of their models are made and read by. No split needs a report. */
export async function setUpSplits() {
  const { world, claim, verified } = await setUpClaiming({ worker: false });
  const owner = await world.person();
  await world.post(owner, "/api/workspaces", { name: "Agency" });
  const creator = await verified();
  let handles = 0;
  afterEach(() => world.ctx.pool.query("delete from limits"));

  const joined = (role: string, grant: object = { scope: "all", seesEarnings: true }) =>
    world.member(owner, { role, ...grant });
  /** A model of the agency, its page claimed by the creator if so named. */
  async function newModel({ isClaimed = false } = {}): Promise<number> {
    const instagramUrl = `demo.split.${handles++}`;
    if (isClaimed) await claim(creator, instagramUrl);
    return (await world.submit(owner, { name: "Nickname of the agency", instagramUrl })).id;
  }
  const importing = (modelId: number, lines: readonly string[], timeZone?: string) =>
    world.importStatement(owner, modelId, lines, timeZone);
  const ruled = async (modelId: number, from: string, share: number, by = owner) => {
    const answer = await world.post(by, `/api/models/${modelId}/split-rules`, { from, share });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.id;
  };
  const splitsOf = async (modelId: number, by = owner): Promise<Splits> => {
    const answer = await world.get(by, `/api/models/${modelId}/splits`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const monthOf = async (modelId: number, month: string, by = owner): Promise<SplitMonthAnswer> => {
    const found = (await splitsOf(modelId, by)).months.find((one) => one.month === month);
    if (!found) throw new Error(`${month} is not divided`);
    return found;
  };
  const paymentsOf = async (modelId: number, query: string): Promise<SplitPaymentLine[]> =>
    (await world.get(owner, `/api/models/${modelId}/splits/payments?${query}`)).body.payments;
  async function confirming(
    modelId: number,
    { by = owner, side = "agency", sums, month = "2025-12" }: ConfirmationOptions = {},
  ) {
    const seen = sums ?? (await monthOf(modelId, month)).sums;
    return world.post(by, `/api/models/${modelId}/split-confirmations`, {
      ...{ side, month, platform: "onlyfans", currency: "USD", sums: seen },
    });
  }
  const december = ["2025-12-01", "2025-12-15", "2025-12-31"];
  /** A model with December at 30 %: 80.00 + 16.01 + 4.00, of which 30.003 are the agency's. */
  async function december30(options = {}): Promise<number> {
    const id = await newModel(options);
    await importing(id, [
      paid("2025-11-30", "50.00"),
      ...["80.00", "16.01", "4.00"].map((net, at) => paid(december[at] ?? "", net)),
    ]);
    await ruled(id, "2025-12-01", 3_000);
    return id;
  }

  return {
    ...{ world, claim, verified, owner, creator, joined, newModel, importing },
    ...{ ruled, splitsOf, monthOf, paymentsOf, confirming, december30 },
  };
}
