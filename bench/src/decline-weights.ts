import { declineExams, fitDecline } from "./accuracy/decline-exams.ts";

/** Prints the weights of engine/src/growth/chance-of-decline.ts, fitted on all creators of the panel. */
export function declineWeights(folder: string): void {
  const inDigits = ({ intercept, features }: { intercept: number; features: number[] }) => {
    const [table, coarseness, rises, horizon] = features.map((one) => Number(one.toFixed(3)));
    return { constant: Number(intercept.toFixed(3)), table, coarseness, rises, horizon };
  };
  const { exact, rounded } = fitDecline(declineExams(folder));
  console.log(JSON.stringify({ exact: inDigits(exact), rounded: inDigits(rounded) }));
}
