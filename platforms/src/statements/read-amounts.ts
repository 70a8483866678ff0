import type { ColumnRole, RowFault } from "@fanradar/engine";
import { currencies } from "@fanradar/engine";
import { isTooLarge, parseCents } from "./parse-cents.ts";
import type { Plan } from "./plan.ts";
import { currencyOfHeader } from "./presets.ts";
import type { Cells } from "./read-row.ts";

export interface Amounts {
  grossCents?: number;
  feeCents?: number;
  netCents: number;
  currency: string;
}
type AmountRefusal = { fault: RowFault; role: ColumnRole };

/**
 * A row's amounts, gross − fee = net to the cent: what two of them leave open follows, three must agree. A tax that the
 * fan paid on top is no earning, and leaves the gross. A fee may be written as a deduction.
 */
export function readAmounts(cells: Cells, plan: Plan): Amounts | AmountRefusal {
  const read: Partial<Record<ColumnRole, number>> = {};
  const named = new Map<string, ColumnRole>();
  for (const role of ["gross", "fee", "net", "tax"] as const) {
    const text = cells(role)?.trim() ?? "";
    if (text === "") continue;
    const amount = parseCents(text);
    if (!amount) return { fault: isTooLarge(text) ? "amount.large" : "amount.unknown", role };
    read[role] = amount.cents;
    if (amount.currency) named.set(amount.currency, role);
  }
  const currency = currencyOf(cells, named, { currency: headed(plan, Object.keys(read)) ?? plan.currency });
  if (typeof currency !== "string") return currency;
  const amounts = reconcile(read);
  return "fault" in amounts ? amounts : { ...amounts, currency };
}

/** The currency that the headers of a row's amounts name. */
function headed({ layout: { headers, columns } }: Plan, roles: readonly string[]): string | undefined {
  const places = Object.entries(columns).flatMap(([role, at]) => (roles.includes(role) ? [at] : []));
  const [one, ...others] = new Set(places.flatMap((at) => currencyOfHeader(headers[at] ?? "") ?? []));
  return others.length === 0 ? one : undefined;
}

function reconcile({
  gross,
  fee: written,
  net,
  tax = 0,
}: Partial<Record<ColumnRole, number>>): Omit<Amounts, "currency"> | AmountRefusal {
  const sign = (gross ?? net ?? 0) < 0 ? -1 : 1;
  const fee = written === undefined ? undefined : sign * Math.abs(written) || 0;
  if (net === undefined) {
    if (gross === undefined || fee === undefined) return { fault: "amount.missing", role: "net" };
    return { grossCents: gross, feeCents: fee, netCents: gross - fee };
  }
  if (fee === undefined) {
    if (gross === undefined) return { netCents: net };
    const rest = gross - net;
    return rest * sign < 0
      ? { fault: "amount.sum", role: "net" }
      : { grossCents: gross, feeCents: rest, netCents: net };
  }
  const isSound = gross === undefined || gross - fee === net || gross - sign * Math.abs(tax) - fee === net;
  return isSound ? { grossCents: net + fee, feeCents: fee, netCents: net } : { fault: "amount.sum", role: "net" };
}

/**
 * A row's currency: its column's or that of its amounts, which must agree; else that of `plan`: what the headers name, or the person's. `named` are the currencies that
 * stand beside amounts, with where.
 */
export function currencyOf(
  cells: Cells,
  named: ReadonlyMap<string, ColumnRole>,
  plan: Pick<Plan, "currency">,
): string | AmountRefusal {
  const column = cells("currency")?.trim().toUpperCase();
  const written = [...(column ? [[column, "currency"] as const] : []), ...named];
  const [[currency] = [plan.currency]] = written;
  for (const [one, role] of written) {
    if (!currencies.some((known) => known === one)) return { fault: "currency.unknown", role };
    if (one !== currency) return { fault: "currency.differs", role };
  }
  return currency;
}
