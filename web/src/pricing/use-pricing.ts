import {
  analysePricing,
  type HelpText,
  type PlatformDataInput,
  type PricingLedger,
  type PricingReport,
  platformDataBytes,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useRef, useState } from "react";
import { CallError, call, sendCall } from "../lib/call.ts";
import { currentMessages } from "../lib/messages.ts";
import { toast } from "../lib/toast.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { type ColumnRole, columnRoles } from "./column-headings.ts";
import { hasAdvice } from "./has-advice.ts";
import type { LeftOutRow } from "./left-out-rows.ts";
import { type JsonFault, placeOfMember, readData, type TextPlace } from "./read-data.ts";
import { type MonthTable, readTable, type TableFault } from "./read-table.ts";

/** Something in the pasted data that cannot be used; `reason` is the server's sentence on a field that it could read. */
export interface DataFault {
  at?: TextPlace | undefined;
  /** A member of JSON, as it is written there. */
  field?: string;
  /** A column of a table, or what is missing in its row. */
  heading?: string;
  role?: ColumnRole | undefined;
  reason?: string;
  fault?: JsonFault;
  table?: TableFault;
}

export interface PricingAnswer {
  analysis: PricingReport;
  ledger: PricingLedger;
  /** What of the pasted data was not used. */
  unused: { names: string[]; count: number };
  /** A table that names no currency is read in US dollars, which is said beside the result. */
  isCurrencyAssumed: boolean;
  /** Rows of a table that are no months of their own. */
  leftOut: readonly LeftOutRow[];
}

const prefix = "platformData.";

/** Is any price or amount known? Otherwise the answer is what is missing. */
export const hasFigures = ({ facts }: PricingLedger): boolean => facts.some(({ kind }) => kind !== "unavailable");

/** Requests a pricing analysis and keeps the answer and the faults of the data. */
export function usePricing() {
  const [answer, setAnswer] = useState<PricingAnswer>();
  const [faults, setFaults] = useState<DataFault[]>([]);
  const [tooLarge, setTooLarge] = useState<number>();
  const [isAsking, setAsking] = useState(false);
  const [help, setHelp] = useState<HelpText>();
  const newest = useRef(0);

  const fail = (text?: string) => {
    const { failed } = currentMessages(bundles.pricing).pricingWords;
    toastFailure(text ?? failed);
  };

  /** Removes the answer on earlier data, so that it is not beside data that cannot be read. */
  const refuse = (wrong: DataFault[]) => {
    setAnswer(undefined);
    setHelp(undefined);
    setFaults(wrong);
  };

  /** @param data as it was typed; empty for none */
  async function analyse(modelId: number | null, data: string): Promise<void> {
    setFaults([]);
    setTooLarge(undefined);
    const bytes = new TextEncoder().encode(data).length;
    if (bytes > platformDataBytes) {
      refuse([]);
      setTooLarge(bytes);
      return fail();
    }
    const table = readTable(data);
    const read = table
      ? { ...readJson(JSON.stringify(table.data)), faults: table.faults.map((fault) => ({ table: fault })) }
      : readJson(data);
    const mine = ++newest.current;
    setAsking(true);
    try {
      const answered =
        read.faults.length === 0
          ? await call(analysePricing, { body: { modelId, platformData: read.value } })
          : await sendUnreadable(data);
      if (mine !== newest.current) return;
      setHelp(undefined);
      const unused = table ? { ...answered.unused, names: answered.unused.names.map(headingOf) } : answered.unused;
      const isCurrencyAssumed = table !== undefined && table.data.currency === undefined;
      setAnswer({ ...answered, unused, isCurrencyAssumed, leftOut: table?.leftOut ?? [] });
      const { complete, completeText, missing } = currentMessages(bundles.pricing).pricingWords;
      if (hasAdvice(answered.analysis)) toast(complete, { text: completeText });
      else toast(missing);
    } catch (error) {
      if (mine !== newest.current) return;
      if (error instanceof CallError && error.help) {
        refuse([]);
        return setHelp(error.help);
      }
      if (read.faults.length > 0) {
        refuse(read.faults);
        return fail();
      }
      const isRefused = error instanceof CallError && error.status === 422;
      if (isRefused) refuse(Object.entries(error.fields).map(([name, reason]) => faultOf(data, table, name, reason)));
      fail(error instanceof CallError && error.code === "too-many" ? error.reason : undefined);
    } finally {
      if (mine === newest.current) setAsking(false);
    }
  }

  const forget = () => {
    newest.current++;
    setAsking(false);
    setAnswer(undefined);
    setHelp(undefined);
  };
  return { answer, help, faults, tooLarge, isAsking, analyse, forget };
}

/** Text that is not JSON may mention danger to a person: the server refuses it in any case, with help where that is so. */
async function sendUnreadable(text: string): Promise<never> {
  await sendCall(analysePricing, { params: {}, query: {}, headers: {}, body: { platformData: text } });
  throw new TypeError("The server accepted text that is not JSON");
}

/** Nothing typed is no data: the model's own are used. */
function readJson(text: string): { value: PlatformDataInput | null; faults: DataFault[] } {
  if (text.trim() === "") return { value: null, faults: [] };
  const read = readData(text);
  return read.ok ? { value: read.value, faults: [] } : { value: null, faults: [read] };
}

const inMonths = /^months(?:\.(\d+)\.|\[\]\.)/;
/** The heading of a table's column by the name of a member such as `months[].Mood`. */
const headingOf = (member: string) => member.replace(inMonths, "");

function faultOf(data: string, table: MonthTable | undefined, name: string, reason: string): DataFault {
  const field = name.startsWith(prefix) ? name.slice(prefix.length) : "";
  if (!table) return { field, reason, at: placeOfMember(data, field) };
  const role = columnRoles.find((one) => one === headingOf(field));
  const heading = role ? table.headings[role] : headingOf(field);
  return { ...(heading ? { heading } : { role }), reason, at: table.places[Number(inMonths.exec(field)?.[1])] };
}
