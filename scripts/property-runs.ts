import fc from "fast-check";

/** Default number of cases of a property; PROPERTY_RUNS sets another. */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 30) });
