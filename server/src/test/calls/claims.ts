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
    // Only an account that can write a profile's bio reads who holds it: claims.test.
    namesCreators: false,
  },
  "GET /api/claims": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  // Of verified addresses the admin's alone is here.
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
    // Nobody of theirs has a code; and sixty looks in an hour are what one account has.
    storm: { tally: limited(410, 60), isVerified: true },
    namesCreators: false,
  },
  "POST /api/creators/:platform/:handle/removal": {
    actors: [401, 403, 403, 200],
    // There is no code; an account looks sixty times an hour.
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
  // Nobody has claimed it: to everybody it is as if it were not there.
  "GET /api/creators/:platform/:handle/visibility": {
    actors: [401, 404, 404, 404],
    storm: all(404),
    // Its owner's alone: its own test is in visibility-settings.test.
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
