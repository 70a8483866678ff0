import fc from "fast-check";

/** How many cases a property is tried with where it names no number itself; PROPERTY_RUNS asks for more. */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 30) });
