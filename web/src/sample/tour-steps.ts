interface TourStep {
  name: "portfolio" | "attention" | "models" | "report" | "figure" | "steps" | "own";
  target?: string;
  model?: number;
}

/** What each step of the tour points at, and the sample model whose report is open then. */
export const tourSteps: readonly TourStep[] = [
  { name: "portfolio", target: '[aria-labelledby="portfolio"]' },
  { name: "attention", target: '[aria-labelledby="attention"]' },
  { name: "models", target: '[aria-labelledby="sample-models"]' },
  { name: "report", target: "[data-headline]", model: 1 },
  { name: "figure", target: "[data-headline] button[data-fact]", model: 1 },
  { name: "steps", target: "[data-next-steps]", model: 1 },
  { name: "own" },
];

export interface SampleAddress {
  model: number | undefined;
  /** Place of the tour's step, from 1; undefined where no tour is on. */
  tour: number | undefined;
}

/** What the address of the sample shows; on a tour the step decides which report is open. What it cannot show is left out. */
export function readSampleAddress(search: string): SampleAddress {
  const query = new URLSearchParams(search);
  const whole = (name: string) => (/^[1-9]\d{0,2}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : undefined);
  const tour = whole("tour");
  const step = tour === undefined ? undefined : tourSteps[tour - 1];
  return step ? { model: step.model, tour } : { model: whole("model"), tour: undefined };
}

/** The address of a step of the tour, of a report, or of the whole sample. */
export function sampleAddress({ model, tour }: Partial<SampleAddress>): string {
  if (tour !== undefined) return `/sample?tour=${tour}`;
  return model === undefined ? "/sample" : `/sample?model=${model}`;
}
