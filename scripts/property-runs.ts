import fc from "fast-check";

const { PROPERTY_RUNS = "30", PROPERTY_SEED = "20261124" } = process.env;

/**
 * Cases of a property: as many as PROPERTY_RUNS, 30 by default, drawn from PROPERTY_SEED. The same ones each time, so that a failure
 * is of the change under test; PROPERTY_SEED=random looks at others.
 */
fc.configureGlobal({
  numRuns: Number(PROPERTY_RUNS),
  ...(PROPERTY_SEED !== "random" && { seed: Number(PROPERTY_SEED) }),
});
