import {
  analysePricing,
  type HelpText,
  type PricingLedger,
  type PricingReport,
  platformDataBytes,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useRef, useState } from "react";
import { CallError, call, sendCall } from "../lib/call.ts";
import { currentMessages, currentWords } from "../lib/messages.ts";
import { toast } from "../lib/toast.ts";
import { hasAdvice } from "./has-advice.ts";
import { type JsonFault, placeOfMember, readData, type TextPlace } from "./read-data.ts";
import { placeOfRow, readTable } from "./read-table.ts";

/** Something in the pasted data that cannot be used; `reason` is the server's sentence on a field that it could read. */
export interface DataFault {
  at?: TextPlace | undefined;
  field?: string;
  reason?: string;
  fault?: JsonFault;
}

export interface PricingAnswer {
  analysis: PricingReport;
  ledger: PricingLedger;
  /** What of the pasted data was not used. */
  unused: { names: string[]; count: number };
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
    toast(currentWords().interfaceWords.toast.error, { text: text ?? failed, isError: true });
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
    const read =
      data.trim() === "" ? { ok: true as const, value: null } : readData(table ? JSON.stringify(table) : data);
    const mine = ++newest.current;
    setAsking(true);
    try {
      const answered = read.ok
        ? await call(analysePricing, { body: { modelId, platformData: read.value } })
        : await sendUnreadable(data);
      if (mine !== newest.current) return;
      setHelp(undefined);
      setAnswer(answered);
      const { complete, completeText, missing } = currentMessages(bundles.pricing).pricingWords;
      if (hasAdvice(answered.analysis)) toast(complete, { text: completeText });
      else toast(missing);
    } catch (error) {
      if (mine !== newest.current) return;
      if (error instanceof CallError && error.help) {
        refuse([]);
        return setHelp(error.help);
      }
      if (!read.ok) {
        refuse([read]);
        return fail();
      }
      const isRefused = error instanceof CallError && error.status === 422;
      if (isRefused) refuse(Object.entries(error.fields).map(([name, reason]) => faultOf(data, name, reason)));
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

function faultOf(data: string, name: string, reason: string): DataFault {
  const field = name.startsWith(prefix) ? name.slice(prefix.length) : "";
  return { field, reason, at: readTable(data) ? placeOfRow(data, field) : placeOfMember(data, field) };
}
