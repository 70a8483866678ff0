import { answersElementId } from "@fanradar/contract";
import { drawnVisit } from "./drawn-visit.ts";

/** A call that no part of the first page has used by then is requested as usual. */
const keptMs = 5_000;

/** As `call` has it: what the contract says of the call. */
type Answer = Awaited<ReturnType<Response["json"]>>;
interface EarlyAnswer {
  /** Rejects where it is no success: then the call is made as usual, and says why. */
  arrival: Promise<Answer>;
  arrived?: Answer;
}
const answers = new Map<string, EarlyAnswer>();

/** Takes up what the document brought, and reads what it requested beside its scripts. What has arrived once the page is drawn is drawn at once. */
export function beginAnswers(): void {
  const brought = document.getElementById(answersElementId);
  for (const [address, arrived] of Object.entries<Answer>(JSON.parse(brought?.textContent ?? "{}"))) {
    answers.set(address, { arrival: Promise.resolve(arrived), arrived });
    forgetLater(address);
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=fetch]")) {
    const { pathname, search } = new URL(link.href);
    void read(pathname + search);
  }
}

async function read(address: string): Promise<void> {
  const early: EarlyAnswer = { arrival: fetchAnswer(address) };
  answers.set(address, early);
  try {
    early.arrived = await early.arrival;
    forgetLater(address);
  } catch {
    answers.delete(address);
  }
}

const forgetLater = (address: string) => setTimeout(() => answers.delete(address), keptMs);

async function fetchAnswer(address: string): Promise<Answer> {
  const response = await fetch(address, { credentials: "include" });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/** What has arrived of an address, until its query takes it. */
export const arrivedAnswer = (address: string): Answer =>
  drawnVisit()?.answers[address] ?? answers.get(address)?.arrived;

/** What was requested of an address, once; undefined where nothing was. */
export function takeAnswer(address: string): Promise<Answer> | undefined {
  const early = answers.get(address);
  answers.delete(address);
  return early?.arrival;
}

/** Of another person everything is requested anew. */
export const dropAnswers = (): void => answers.clear();
