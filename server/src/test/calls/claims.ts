import { all, type CallSample, limited } from "./call-sample.ts";

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
    namesCreators: false,
  },
  "GET /api/model-dashboard": {
    actors: [401, 200, 200, 200],
    storm: all(200),
    // Only an account with access to a profile's bio sees its owner: claims.test.
    namesCreators: false,
  },
  "GET /api/claims": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  // Only the admin's address is verified here.
  "POST /api/creators/:platform/:handle/claim": {
    actors: [401, 403, 403, 201],
    storm: {
      tally: limited(201, 20),
      isVerified: true,
      leaves: { count: "select count(*)::int as n from claim_codes", rows: "one" },
    },
    namesCreators: false,
  },
  "POST /api/creators/:platform/:handle/claim/check": {
    actors: [401, 403, 403, 200],
    // None of them has a code; and an account has sixty checks an hour.
    storm: { tally: limited(410, 60), isVerified: true },
    namesCreators: false,
  },
  "POST /api/creators/:platform/:handle/removal": {
    actors: [401, 403, 403, 200],
    // There is no code; an account has sixty checks an hour.
    storm: { tally: limited(410, 60), isVerified: true },
    namesCreators: false,
  },
  "DELETE /api/creators/:platform/:handle/claim": {
    actors: [401, 200, 200, 200],
    storm: all(200),
    namesCreators: false,
  },
  // An unclaimed profile has no owner.
  "PATCH /api/creators/:platform/:handle/veto": {
    actors: [401, 404, 404, 404],
    body: { vetoesAnalyses: true },
    storm: all(404),
    namesCreators: false,
  },
  // Unclaimed: not found for every actor.
  "GET /api/creators/:platform/:handle/visibility": {
    actors: [401, 404, 404, 404],
    storm: all(404),
    // For its owner only: visibility-settings.test covers it.
    namesCreators: false,
  },
  "PATCH /api/creators/:platform/:handle/visibility": {
    actors: [401, 404, 404, 404],
    body: {},
    storm: { ...all(404), body: () => ({ isIndexed: true }) },
    namesCreators: false,
  },
  "POST /api/creators/:platform/:handle/link": { actors: [401, 404, 404, 404], storm: all(404), namesCreators: false },
};
