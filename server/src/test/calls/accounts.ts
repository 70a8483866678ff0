import { all, type CallSample, limited, open, ownOnly } from "./call-sample.ts";

/** Of the right form, and nobody's. */
const madeUpPasskey = {
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA", userHandle: "AAAA" },
};

/** Calls about signing up and in. */
export const accountsCalls: Record<string, CallSample> = {
  "POST /api/auth/signup": {
    actors: [422, 422, 422, 422],
    body: {},
    storm: {
      ...all(201),
      visitor: true,
      body: (index) => ({
        name: "Bo",
        email: `storm-${index}@fanradar.test`,
        password: "long enough",
        agreeToTerms: true,
      }),
      leaves: {
        count:
          "select count(*)::int as n from users join account_tokens on user_id = users.id join sessions on sessions.user_id = users.id where email like 'storm-%'",
        rows: "each",
      },
    },
    namesCreators: false,
  },
  "POST /api/auth/login": {
    actors: [401, 401, 401, 401],
    body: {},
    storm: {
      ...all(200),
      visitor: true,
      body: (_, { keeper }) => ({ email: keeper.email, password: keeper.password }),
    },
    namesCreators: false,
  },
  "POST /api/auth/verify-email": {
    actors: [410, 410, 410, 410],
    body: { token: "unknown" },
    storm: {
      tally: limited(200, 1, 410),
      body: (_, { tokens }) => ({ token: tokens.verify }),
      leaves: {
        count: "select count(*)::int as n from users where is_verified and email = 'spends@fanradar.test'",
        rows: "one",
      },
    },
    namesCreators: false,
  },
  "POST /api/auth/resend-verification": {
    actors: [401, 200, 200, 200],
    storm: { tally: limited(200, 5) },
    namesCreators: false,
  },
  "GET /api/auth/session": { actors: open, storm: all(200), namesCreators: false },
  "POST /api/auth/forgot-password": {
    actors: [202, 202, 202, 202],
    body: { email: "nobody@fanradar.test" },
    storm: {
      tally: limited(202, 100),
      visitor: true,
      body: (index) => ({ email: `forgot-${index}@fanradar.test` }),
      leaves: {
        count: "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'mail-reset'",
        rows: "each",
      },
    },
    namesCreators: false,
  },
  "POST /api/auth/sign-in-link": {
    actors: [202, 202, 202, 202],
    body: { email: "nobody@fanradar.test" },
    storm: {
      tally: limited(202, 100),
      visitor: true,
      body: (index) => ({ email: `link-${index}@fanradar.test` }),
      leaves: {
        count: "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'mail-sign-in-link'",
        rows: "each",
      },
    },
    namesCreators: false,
  },
  "POST /api/auth/sign-in-link/use": {
    actors: [410, 410, 410, 410],
    body: { token: "unknown" },
    storm: {
      tally: limited(200, 1, 410),
      visitor: true,
      body: (_, { tokens }) => ({ token: tokens.signIn }),
    },
    namesCreators: false,
  },
  "POST /api/auth/reset-password": {
    actors: [410, 410, 410, 410],
    body: { token: "unknown", password: "a long password" },
    storm: {
      tally: limited(200, 1, 410),
      visitor: true,
      body: (index, { tokens }) => ({ token: tokens.reset, password: `new password ${index}` }),
    },
    namesCreators: false,
  },
  "POST /api/auth/password": {
    actors: [401, 422, 422, 422],
    body: { current: "not it", password: "a long password" },
    storm: {
      allowed: [200, 401, 422, 429],
      once: 200,
      body: (index) => ({ current: "a correct password", password: `new password ${index}` }),
    },
    namesCreators: false,
  },
  "POST /api/auth/google": {
    actors: [401, 401, 401, 401],
    body: { credential: "not.a.token" },
    storm: all(401),
    namesCreators: false,
  },
  "POST /api/auth/second-factor": {
    actors: [401, 401, 401, 401],
    body: { code: "000000" },
    storm: all(401),
    namesCreators: false,
  },
  "GET /api/auth/totp": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "POST /api/auth/totp": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "POST /api/auth/totp/enable": {
    actors: [401, 422, 422, 422],
    body: { code: "abc" },
    storm: { tally: limited(422, 10), body: () => ({ code: "000000" }) },
    namesCreators: false,
  },
  "GET /api/auth/confirm": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "POST /api/auth/confirm": {
    actors: [401, 422, 422, 422],
    body: { password: "not it" },
    storm: { allowed: [200, 401], once: 200, body: () => ({ password: "a correct password" }) },
    namesCreators: false,
  },
  "POST /api/auth/passkey/options": { actors: open, storm: all(200), namesCreators: false },
  "POST /api/auth/passkey": {
    actors: [401, 401, 401, 401],
    body: { passkey: madeUpPasskey },
    storm: all(401),
    namesCreators: false,
  },
  "GET /api/auth/passkeys": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "POST /api/auth/passkeys/options": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "POST /api/auth/passkeys": {
    actors: [401, 422, 422, 422],
    body: {
      name: "Phone",
      passkey: { ...madeUpPasskey, response: { clientDataJSON: "e30", attestationObject: "oA" } },
    },
    storm: all(422),
    namesCreators: false,
  },
  "PATCH /api/auth/passkeys/:id": {
    actors: ownOnly,
    id: "passkey",
    body: { name: "Phone" },
    storm: all(200),
    namesCreators: false,
  },
  "GET /api/auth/sessions": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "DELETE /api/auth/sessions/:id": {
    actors: ownOnly,
    id: "session",
    storm: { tally: limited(200, 1, 404) },
    namesCreators: false,
  },
  // After it: they end the other sessions.
  "DELETE /api/auth/passkeys/:id": {
    actors: ownOnly,
    id: "passkey",
    storm: { tally: limited(200, 1, 404) },
    namesCreators: false,
  },
  "DELETE /api/auth/totp": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
};
