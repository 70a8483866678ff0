import { all, type CallSample, canary, limited, open, ownOnly, signedIn } from "./call-sample.ts";

/** Calls about the assistant, conversations and prices. */
export const assistantCalls: Record<string, CallSample> = {
  "POST /api/ai/chat": {
    actors: open,
    body: { message: "How often should I post?" },
    storm: { visitor: true, tally: limited(200, 20) },
    namesCreators: true,
  },
  "POST /api/ai/chat/stream": {
    actors: open,
    body: { message: "How often should I post?" },
    storm: {
      tally: limited(200, 60),
      body: () => ({ message: "How often should I storm and post?" }),
      leaves: { count: "select count(*)::int as n from conversations where title like '%storm%'", rows: "each" },
    },
    namesCreators: true,
  },
  "GET /api/ai/questions": { actors: open, namesCreators: true },
  // A model that is not listed: only its owner may read it.
  "POST /api/ai/pricing-analysis": {
    actors: [404, 200, 404, 404],
    body: (_, { ids }) => ({ modelId: ids.model }),
    // One entry a day is stored.
    storm: { tally: limited(200, 30), body: (index) => ({ platformData: { price: 5 + index } }) },
    namesCreators: true,
  },
  "GET /api/models/:id/price-changes": { actors: ownOnly, id: "model" },
  "POST /api/models/:id/price-changes": {
    actors: [401, 201, 404, 404],
    id: "model",
    body: { changedOn: "2026-01-01", from: 9.99, to: 12.49, note: canary },
    storm: {
      tally: limited(201, 59),
      body: (index) => ({ changedOn: "2026-03-01", from: 4.99, to: 5 + index }),
      leaves: { count: "select count(*)::int as n from price_changes where changed_on = '2026-03-01'", rows: "one" },
    },
  },
  "DELETE /api/price-changes/:id": { actors: ownOnly, id: "priceChange", storm: { tally: limited(200, 1, 404) } },
  "PUT /api/messages/:id/feedback": {
    actors: ownOnly,
    id: "message",
    body: { isHelpful: false, reason: canary },
    storm: { tally: all(200).tally, leaves: { count: "select count(*)::int as n from answer_feedback", rows: "one" } },
  },
  // Without names, and without questions that were not shared.
  "GET /api/admin/feedback": { actors: [401, 404, 404, 200] },
  "GET /api/conversations": { actors: signedIn },
  "GET /api/conversations/:id": { actors: ownOnly, id: "conversation" },
  "PATCH /api/conversations/:id": { actors: ownOnly, id: "conversation", body: { title: "Posting" } },
  // Deleted by its owner, it is missing for every later actor.
  "DELETE /api/conversations/:id": { actors: ownOnly, id: "conversation", storm: { allowed: [200, 404], once: 200 } },
};
