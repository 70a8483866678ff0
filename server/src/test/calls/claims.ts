import { type CallSample, limited, notFound, signedIn } from "./call-sample.ts";

/** Calls about a model's own pages. */
export const claimsCalls: Record<string, CallSample> = {
  "POST /api/models/signup": {
    actors: [422, 422, 422, 422],
    body: {},
    // One address: two hundred would use up what one network may make in an hour.
    storm: {
      allowed: [201, 422, 429],
      once: 201,
      visitor: true,
      body: () => ({
        name: "Bo",
        username: "storm-mia",
        email: "storm-mia@fanradar.test",
        password: "long enough",
        confirmPassword: "long enough",
        instagramUrl: "demo.storm.1",
        agreeToTerms: true,
      }),
      leaves: {
        count:
          "select count(*)::int as n from users join model_signups on user_id = users.id join analyses on analyses.model_id = model_signups.model_id",
        rows: "each",
      },
    },
  },
  "GET /api/model-dashboard": { actors: signedIn },
  "GET /api/claims": { actors: signedIn },
  // Only the admin's address is verified here.
  "POST /api/creators/:platform/:handle/claim": {
    actors: [401, 403, 403, 201],
    storm: {
      tally: limited(201, 20),
      isVerified: true,
      leaves: { count: "select count(*)::int as n from claim_codes", rows: "one" },
    },
  },
  "POST /api/creators/:platform/:handle/claim/check": {
    actors: [401, 403, 403, 200],
    // None of them has a code; and an account has sixty checks an hour.
    storm: { tally: limited(410, 60), isVerified: true },
  },
  "POST /api/creators/:platform/:handle/removal": {
    actors: [401, 403, 403, 200],
    // There is no code; an account has sixty checks an hour.
    storm: { tally: limited(410, 60), isVerified: true },
  },
  "DELETE /api/creators/:platform/:handle/claim": { actors: signedIn },
  // An unclaimed profile has no owner.
  "PATCH /api/creators/:platform/:handle/veto": { actors: notFound, body: { vetoesAnalyses: true } },
  // Unclaimed: not found for every actor.
  "GET /api/creators/:platform/:handle/visibility": { actors: notFound },
  "PATCH /api/creators/:platform/:handle/visibility": {
    actors: notFound,
    body: {},
    storm: { body: () => ({ isIndexed: true }) },
  },
  "POST /api/creators/:platform/:handle/link": { actors: notFound },
};
