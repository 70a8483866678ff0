import { all, type CallSample, open } from "./call-sample.ts";

/** Calls about the instance itself. */
export const instanceCalls: Record<string, CallSample> = {
  "GET /api/health": { actors: open, storm: all(200), namesCreators: false },
  "GET /api/ready": { actors: open, storm: all(200), namesCreators: false },
  "GET /api/instance": { actors: open, storm: all(200), namesCreators: false },
  "GET /api/openapi.json": { actors: open, storm: all(200), namesCreators: false },
  "GET /api/exchange-rates": { actors: open, storm: all(200), namesCreators: false },
  "PUT /api/language": {
    actors: open,
    body: { language: "de" },
    storm: { ...all(200), body: () => ({ language: "fr" }) },
    namesCreators: false,
  },
  "GET /api/mailbox": { actors: open, storm: all(200), namesCreators: false },
};
