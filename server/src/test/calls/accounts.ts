import { all, type CallSample, limited, open, ownOnly, signedIn } from "./call-sample.ts";

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
  },
  "POST /api/auth/login": {
    actors: [401, 401, 401, 401],
    body: {},
    storm: {
      ...all(200),
      visitor: true,
      body: (_, { keeper }) => ({ email: keeper.email, password: keeper.password }),
    },
  },
  "POST /api/auth/signup/confirm": {
    actors: [410, 410, 410, 410],
    body: { token: "unknown" },
    storm: { visitor: true },
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
  },
  "POST /api/auth/resend-verification": { actors: signedIn, storm: { tally: limited(200, 5) } },
  "GET /api/auth/session": { actors: open },
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
  },
  "POST /api/auth/sign-in-link/use": {
    actors: [410, 410, 410, 410],
    body: { token: "unknown" },
    storm: { tally: limited(200, 1, 410), visitor: true, body: (_, { tokens }) => ({ token: tokens.signIn }) },
  },
  "POST /api/auth/reset-password": {
    actors: [410, 410, 410, 410],
    body: { token: "unknown", password: "a long password" },
    storm: {
      tally: limited(200, 1, 410),
      visitor: true,
      body: (index, { tokens }) => ({ token: tokens.reset, password: `new password ${index}` }),
    },
  },
  "POST /api/auth/password": {
    actors: [401, 422, 422, 422],
    body: { current: "not it", password: "a long password" },
    storm: {
      allowed: [200, 401, 422, 429],
      once: 200,
      body: (index) => ({ current: "a correct password", password: `new password ${index}` }),
    },
  },
  "POST /api/auth/google": { actors: [401, 401, 401, 401], body: { credential: "not.a.token" } },
  "POST /api/auth/second-factor": { actors: [401, 401, 401, 401], body: { code: "000000" } },
  "GET /api/auth/totp": { actors: signedIn },
  "POST /api/auth/totp": { actors: signedIn },
  "POST /api/auth/totp/enable": {
    actors: [401, 422, 422, 422],
    body: { code: "abc" },
    storm: { tally: limited(422, 10), body: () => ({ code: "000000" }) },
  },
  "GET /api/auth/confirm": { actors: signedIn },
  "POST /api/auth/confirm": {
    actors: [401, 422, 422, 422],
    body: { password: "not it" },
    storm: { allowed: [200, 401], once: 200, body: () => ({ password: "a correct password" }) },
  },
  "POST /api/auth/passkey/options": { actors: open },
  "POST /api/auth/passkey": { actors: [401, 401, 401, 401], body: { passkey: madeUpPasskey } },
  "GET /api/auth/passkeys": { actors: signedIn },
  "POST /api/auth/passkeys/options": { actors: signedIn },
  "POST /api/auth/passkeys": {
    actors: [401, 422, 422, 422],
    body: {
      name: "Phone",
      passkey: { ...madeUpPasskey, response: { clientDataJSON: "e30", attestationObject: "oA" } },
    },
  },
  "PATCH /api/auth/passkeys/:id": { actors: ownOnly, id: "passkey", body: { name: "Phone" } },
  "GET /api/auth/sessions": { actors: signedIn },
  "DELETE /api/auth/sessions/:id": { actors: ownOnly, id: "session", storm: { tally: limited(200, 1, 404) } },
  // After it: they end the other sessions.
  "DELETE /api/auth/passkeys/:id": { actors: ownOnly, id: "passkey", storm: { tally: limited(200, 1, 404) } },
  "DELETE /api/auth/totp": { actors: signedIn },
};
