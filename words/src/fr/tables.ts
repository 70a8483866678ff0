// What the server says: in answers, files and mails. What only pages say is not here.
export * from "./answers.ts";
export * from "./book-metrics.ts";
export * from "./csv.ts";
export * from "./errors.ts";
export * from "./facts.ts";
export * from "./formulas.ts";
export * from "./imports.ts";
export * from "./interface.ts";
export * from "./mails.ts";
export * from "./methods.ts";
export * from "./pdf.ts";
export * from "./pricing-metrics.ts";
export * from "./pricing-statements.ts";
export * from "./quick-starts.ts";
export * from "./refusals.ts";
export * from "./reports.ts";
export * from "./statements.ts";
