import type { Statement, StepOutcome } from "@fanradar/engine";

/** What became of the earlier steps, without those that are open and that the report advises again: they stand among its next steps. */
export const newsOfSteps = (steps: readonly StepOutcome[], statements: readonly Statement[]): StepOutcome[] =>
  steps.filter(
    ({ state, step }) =>
      state !== "open" ||
      !statements.some(
        ({ place, key, slots }) =>
          place === "next" && key === step.key && JSON.stringify(slots) === JSON.stringify(step.slots),
      ),
  );
