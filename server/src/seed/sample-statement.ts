import { canonicalUrl } from "@fanradar/contract";
import { type AnalyseInput, dayMs, draws, isoDay, type TransactionType } from "@fanradar/engine";
import { describeLine } from "@fanradar/platforms/statements";

/** How a sample page sells: what its statement of a year follows from. */
export interface SamplePage {
  /** Every draw about the page starts with it. */
  seed: number;
  priceCents: number;
  /** New subscribers a day at the end of the year, and what share of it there were at its beginning. */
  joins: number;
  joinsBefore: number;
  /** Share that does not renew after the first month, and after each later one. */
  leaves: readonly [first: number, later: number];
  /** Chance of a subscriber to buy a message, and to tip, on one day. */
  buys: number;
  tips: number;
  /** Share of those who leave that comes back within two months. */
  returns: number;
  /** What who joined from so many days ago pays, and leaves at. */
  raised?: { daysAgo: number; priceCents: number; leaves: readonly [first: number, later: number] };
  /** Share of those who join that pays this for the first month, and the share of them that does not renew after it. */
  discounted?: { share: number; priceCents: number; leaves: number };
  /** So many who buy much every month have bought nothing for so many days. */
  quiet?: { fans: number; days: number };
}

const days = 365;
const monthDays = 30;
const fee = 0.2;
const kinds = { joined: "Subscription from", renewed: "Recurring subscription from" } as const;

/** A payment of a sample page: the instant in milliseconds, cents before and after the fee, what for and from whom. */
export interface SamplePayment {
  at: number;
  cents: number;
  netCents: number;
  what: string;
}

/**
 * A year's statement up to yesterday as OnlyFans' table shows it (docs/platforms.md, 'OnlyFans'). The same page and day give the same
 * table. Times are UTC.
 */
export function makeSampleStatement(page: SamplePage, now: Date): string {
  const lines = makeSamplePayments(page, now).map(({ at, cents, netCents, what }) => {
    const time = new Date(at).toISOString().slice(0, 16).replace("T", " ");
    return [time, money(cents), money(cents - netCents), money(netCents), what].join(",");
  });
  return ["Date & Time,Amount,Fee,Net,Description", ...lines].join("\n");
}

/** The payments of a year up to yesterday, in order of time: subscriptions that some do not renew, messages and tips. */
export function makeSamplePayments(page: SamplePage, now: Date): SamplePayment[] {
  const draw = draws(page.seed);
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const rows: { at: number; cents: number; what: string }[] = [];
  let fans = 0;
  for (let joined = days; joined >= 1; joined--) {
    const expected = page.joins * (page.joinsBefore + (1 - page.joinsBefore) * (1 - joined / days));
    const count = Math.floor(expected + draw());
    for (let one = 0; one < count; one++) {
      const fan = `fan${++fans}`;
      // Some spend far more than others.
      const purse = Math.exp(1.2 * (draw() + draw() + draw() - 1.5));
      const { priceCents, leaves } = page.raised && joined <= page.raised.daysAgo ? page.raised : page;
      const cut = page.discounted && draw() < page.discounted.share ? page.discounted : undefined;
      let [isActive, joinedAgain] = [true, joined];
      for (let day = joined; day >= 1 && isActive; day--) {
        const at = midnight - day * dayMs + Math.floor(1_440 * draw()) * 60_000;
        const since = joinedAgain - day;
        if (since % monthDays === 0) {
          const first = joinedAgain === joined && cut ? cut.leaves : leaves[0];
          const stays = since === 0 || draw() >= (since === monthDays ? first : leaves[1]);
          if (!stays) {
            isActive = draw() < page.returns;
            // Who comes back begins anew within two months.
            joinedAgain = isActive ? day - 1 - Math.floor(60 * draw()) : joinedAgain;
            day = isActive ? joinedAgain + 1 : day;
            continue;
          }
          const cents = day === joined && cut ? cut.priceCents : priceCents;
          rows.push({ at, cents, what: `${since === 0 ? kinds.joined : kinds.renewed} ${fan}` });
        }
        if (draw() < page.buys * purse)
          rows.push({ at, cents: 500 * (1 + Math.floor(6 * draw() ** 2)), what: `Payment for message from ${fan}` });
        if (draw() < page.tips * purse)
          rows.push({ at, cents: 500 * (1 + Math.floor(10 * draw() ** 3)), what: `Tip from ${fan}` });
      }
    }
  }
  for (let fan = 1; fan <= (page.quiet?.fans ?? 0); fan++)
    for (let day = days - fan; day > (page.quiet?.days ?? 0); day -= 12 + Math.floor(6 * draw())) {
      const at = midnight - day * dayMs + Math.floor(1_440 * draw()) * 60_000;
      rows.push({ at, cents: 500 * (1 + Math.floor(4 * draw())), what: `Payment for message from regular${fan}` });
    }
  return rows.sort((a, b) => a.at - b.at).map((row) => ({ ...row, netCents: row.cents - Math.round(row.cents * fee) }));
}

const money = (cents: number) => (cents / 100).toFixed(2);

/** What an imported statement of this page adds to a report: its month, and who paid in it. */
export function addStatement(
  input: AnalyseInput,
  { username, payments, now }: { username: string; payments: readonly SamplePayment[]; now: Date },
): void {
  const last = payments.at(-1);
  if (!last) throw new Error(`the sample page of ${username} sells nothing`);
  const evidence = `file:${username}`;
  const lastDay = Math.floor(last.at / dayMs);
  const month = payments.filter(({ at }) => Math.floor(at / dayMs) > lastDay - monthDays);
  const days = { from: isoDay(lastDay - monthDays + 1), to: isoDay(lastDay) };
  const observedAt = new Date(last.at).toISOString();
  const shared = { platform: "onlyfans", period: days, currency: "USD", observedAt, evidence } as const;
  const netCents = sum(month.map((one) => one.netCents));
  const typeCents: Partial<Record<TransactionType, number>> = {};
  const lines = month.map(({ what, netCents: cents }) => ({ ...describeLine(what), cents }));
  for (const { type, cents } of lines) typeCents[type] = (typeCents[type] ?? 0) + cents;
  const people = new Set(lines.map(({ payer }) => payer)).size;
  const extras = lines.filter(({ type }) => type === "tip" || type === "message");
  input.subjects.push({
    ...{ platform: "onlyfans", handle: username, url: canonicalUrl.onlyfans(username), outcome: "no_connector" },
  });
  input.evidence.push({ key: evidence, kind: "file", sandbox: true, scope: "owner", addedAt: now.toISOString() });
  input.observations.push(
    { ...shared, metric: "earnings.net", value: netCents },
    { ...shared, metric: "earnings.gross", value: sum(month.map(({ cents }) => cents)) },
  );
  input.statementMonth = {
    ...{ netCents, extrasCents: sum(extras.map(({ cents }) => cents)), typeCents, payers: people },
    ...{ people: { payers: people, tipsAndMessages: extras.length }, period: days, asOf: observedAt, evidence },
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
