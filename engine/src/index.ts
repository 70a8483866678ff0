export * from "./analyse-input.ts";
export * from "./ledger/evidence.ts";
export * from "./ledger/fact.ts";
export * from "./ledger/sealed.ts";
export * from "./ledger/vocabulary.ts";
