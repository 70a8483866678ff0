import type { FirstSteps } from "@fanradar/contract";
import { useState } from "react";

const key = "fanradar-first-steps";
/** Who has more models than the table shows at first knows the way: the steps are shown on request. */
const newAtMost = 5;

/** Whether the first steps are shown, as chosen on this device; undefined where all of them are done, or are not for this person. */
export function useFirstSteps(progress: FirstSteps | undefined, models: number) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(key));
  if (!progress || Object.values(progress).every(Boolean)) return undefined;
  const choose = (next: "shown" | "hidden") => {
    localStorage.setItem(key, next);
    setChosen(next);
  };
  return {
    progress,
    areShown: chosen === null ? models <= newAtMost : chosen === "shown",
    show: () => choose("shown"),
    hide: () => choose("hidden"),
  };
}
