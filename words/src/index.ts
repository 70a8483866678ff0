export { callWords, openapiWords } from "./en/calls.ts";
export { errorWords, fieldWords } from "./en/errors.ts";
export {
  formulaWords,
  kindWords,
  metricWords,
  outcomeWords,
  sampleWords,
  sourceWords,
  trustWords,
} from "./en/facts.ts";
export { interfaceWords } from "./en/interface.ts";
export { mailWords } from "./en/mails.ts";
export { statementWords } from "./en/statements.ts";
export * from "./format/format.ts";
export * from "./format/format-fact.ts";
export * from "./render-statement.ts";
export { renderContent } from "./report-content.ts";
