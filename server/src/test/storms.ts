import { makePicture } from "./make-picture.ts";

/** How many ask at once. `npm run bench -- storms` sets 200. */
export const times = Number(process.env.ASKERS ?? 10);

/** One call as `times` askers make it at once. */
export interface Storm {
  /** Statuses counted, where they are exact; else `allowed` names what may be answered and `once` what one asker alone gets. */
  tally?: Record<number, number>;
  allowed?: number[];
  once?: number;
  /** Everybody's own thing, or the one thing of them all. */
  body?: (index: number) => object;
  /** Which of the things made beforehand the address names. */
  id?:
    | "model"
    | "spare"
    | "spareReport"
    | "report"
    | "session"
    | "user"
    | "evidence"
    | "screenshot"
    | "picture"
    | "comparison"
    | "compared"
    | "conversation"
    | "priceChange"
    | "notification";
  /** Sent as a file, everybody's own. */
  file?: (index: number) => Promise<Buffer>;
  query?: string;
  /** Rows the call leaves, and how many must be there: one for each that was acknowledged, or one for all. */
  leaves?: { count: string; rows: "each" | "one" };
  visitor?: true;
  /** Who asks has a verified address. */
  isVerified?: true;
}

export const all = (status: number): Pick<Storm, "tally"> => ({ tally: { [status]: times } });

/** Answers where `most` askers get `status`, and the rest `refusal`. */
export const limited = (status: number, most: number, refusal = 429): Record<number, number> => ({
  [status]: Math.min(most, times),
  ...(times > most && { [refusal]: times - most }),
});

/** Askers and server share this process: busy, it may take longer to connect than undici waits. Nothing was sent by then. */
export function isConnectTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "UND_ERR_CONNECT_TIMEOUT";
}

/** What a person says of themselves, and takes along. */
export const settingsStorms: Record<string, Storm> = {
  "POST /api/user/export": { tally: limited(200, 10) },
  "GET /api/user/settings": all(200),
  "PUT /api/user/settings": { ...all(422), body: () => ({}) },
  "PUT /api/user/avatar": {
    tally: limited(200, 20),
    file: (index) => makePicture({ width: 64 + index }),
    leaves: { count: "select count(*)::int as n from user_settings join files on name = avatar", rows: "one" },
  },
  "DELETE /api/user/avatar": all(200),
  "GET /api/user/email-change": all(200),
  "DELETE /api/user/email-change": all(200),
  "POST /api/user/email-change/confirm": { ...all(410), body: () => ({ token: "unknown" }) },
  "POST /api/user/email-change/stop": { ...all(410), visitor: true, body: () => ({ token: "unknown" }) },
  "GET /api/exchange-rates": all(200),
  "PUT /api/language": { ...all(200), body: () => ({ language: "fr" }) },
};

/** Calls about a report and its link. */
export const reportStorms: Record<string, Storm> = {
  "GET /api/user/:id/reports": { ...all(200), id: "user" },
  "PUT /api/reports/:id/favorite": {
    ...all(200),
    id: "report",
    body: () => ({ favorite: true }),
    leaves: { count: "select count(*)::int as n from report_favorites", rows: "one" },
  },
  "DELETE /api/reports/:id": { tally: limited(200, 1, 404), id: "spareReport" },
  // On a busy machine the ten seconds may be over.
  "POST /api/reports/:id/restore": { allowed: [200, 404], id: "spareReport" },
  "GET /api/reports/:id/narration": { ...all(200), id: "report" },
  "POST /api/reports/:id/narration": { ...all(200), id: "report" },
  "GET /api/reports/:id/pdf": { tally: limited(200, 10), id: "report" },
  "GET /api/reports/:id/share": { ...all(200), id: "report" },
  "POST /api/reports/:id/share": {
    ...all(403),
    id: "report",
    body: () => ({ which: "newest", sections: ["growthPotential"], days: 7 }),
  },
  "DELETE /api/reports/:id/share": { ...all(200), id: "report" },
  "GET /api/notifications": all(200),
  "POST /api/notifications/read": { ...all(200), body: () => ({ upTo: 1 }) },
  "POST /api/notifications/:id/read": { ...all(200), id: "notification" },
  "POST /api/unsubscribe": { ...all(410), visitor: true, body: () => ({ token: "unknown" }) },
  "POST /api/shares/problems": { ...all(404), visitor: true, body: () => ({ token: "unknown" }) },
  "POST /api/shares/open": { tally: limited(404, 120), visitor: true, body: () => ({ token: "unknown" }) },
  "GET /api/verify": { tally: limited(404, 60), visitor: true, query: `?report=1&hash=${"0".repeat(64)}` },
};

/** Calls about one model; `whole` is the model as it was read. */
export const modelStorms = (whole: () => object): Record<string, Storm> => ({
  "GET /api/models/:id": { ...all(200), id: "model" },
  "POST /api/models/batch": {
    ...all(201),
    // In another order each time: two lists that share profiles wait for each other, and never both.
    body: (index) => ({
      rows: [0, 1, 2, 3].map((row) => ({
        name: "Storm",
        username: `batch-${index}-${row}`,
        instagramUrl: `demo.batch.${(index + row * (index % 2 ? 1 : 3)) % 4}`,
      })),
    }),
    leaves: {
      count: "select count(*)::int / 4 as n from models join analyses on model_id = models.id where cause = 'batch'",
      rows: "each",
    },
  },
  "DELETE /api/models/:id": { tally: limited(200, 1, 404), id: "spare" },
  // On a busy machine the ten seconds may be over.
  "POST /api/models/:id/restore": { allowed: [200, 404], id: "spare" },
  "PATCH /api/models/:id": {
    tally: limited(200, 1, 409),
    id: "model",
    body: (index) => ({ ...whole(), name: `Storm ${index}` }),
    leaves: { count: "select count(*)::int as n from audit_entries where act = 'model.change'", rows: "one" },
  },
});
/** Calls about claims, of a profile that nobody has claimed. */
export const claimStorms: Record<string, Storm> = {
  "GET /api/model-dashboard": all(200),
  "GET /api/claims": all(200),
  "POST /api/creators/:platform/:handle/claim": {
    tally: limited(201, 20),
    isVerified: true,
    leaves: { count: "select count(*)::int as n from claim_codes", rows: "one" },
  },
  // Nobody of theirs has a code; and sixty looks in an hour are what one account has.
  "POST /api/creators/:platform/:handle/claim/check": { tally: limited(410, 60), isVerified: true },
  // Nobody has asked for a code; an account looks sixty times an hour.
  "POST /api/creators/:platform/:handle/removal": { tally: limited(410, 60), isVerified: true },
  "DELETE /api/creators/:platform/:handle/claim": all(200),
  "PATCH /api/creators/:platform/:handle/veto": { ...all(404), body: () => ({ vetoesAnalyses: true }) },
};

/** The sign-up of a model. */
export const signupStorms: Record<string, Storm> = {
  // One address: two hundred would use up what one network may make in an hour.
  "POST /api/models/signup": {
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
};

/** Asking the assistant, what was talked about, and prices. */
export const chatStorms: Record<string, Storm> = {
  "POST /api/ai/chat": {
    visitor: true,
    tally: limited(200, 20),
    body: () => ({ message: "How often should I post?" }),
  },
  "POST /api/ai/chat/stream": {
    tally: limited(200, 60),
    body: () => ({ message: "How often should I storm and post?" }),
    leaves: { count: "select count(*)::int as n from conversations where title like '%storm%'", rows: "each" },
  },
  "GET /api/conversations": all(200),
  "GET /api/conversations/:id": { ...all(200), id: "conversation" },
  "PATCH /api/conversations/:id": { ...all(200), id: "conversation", body: () => ({ title: "Posting" }) },
  "DELETE /api/conversations/:id": { allowed: [200, 404], once: 200, id: "conversation" },
  // Of a day one entry is kept.
  "POST /api/ai/pricing-analysis": {
    tally: limited(200, 30),
    body: (index) => ({ platformData: { price: 5 + index } }),
  },
  "GET /api/models/:id/price-changes": { ...all(200), id: "model" },
  "POST /api/models/:id/price-changes": {
    tally: limited(201, 59),
    id: "model",
    body: (index) => ({ changedOn: "2026-03-01", from: 4.99, to: 5 + index }),
    leaves: { count: "select count(*)::int as n from price_changes where changed_on = '2026-03-01'", rows: "one" },
  },
  "DELETE /api/price-changes/:id": { tally: limited(200, 1, 404), id: "priceChange" },
};

/** Moderation, and what is asked of it. */
export const moderationStorms: Record<string, Storm> = {
  "GET /api/admin/cases": all(404),
  "POST /api/admin/mails": {
    ...all(404),
    body: () => ({ key: "2b7d4c1e-8d2f-4f0a-9c3b-5a6e7f809112", subject: "News", text: "All is well." }),
  },
  "GET /api/admin/cases/audit": all(404),
  "POST /api/admin/cases/:id/decision": {
    ...all(404),
    id: "model",
    body: () => ({ decision: "kept", reason: "none" }),
  },
  "POST /api/creators/:platform/:handle/problems": {
    tally: limited(202, 20),
    visitor: true,
    body: () => ({ problem: "wrong-figures" }),
  },
  "POST /api/removals": {
    tally: limited(202, 5),
    visitor: true,
    body: () => ({ platform: "tiktok", profile: "@storm.removal", email: "asks@fanradar.test", isMine: true }),
    leaves: { count: "select count(*)::int as n from moderation_cases where kind = 'removal'", rows: "one" },
  },
};

/** Calls about creators, and what is told of all of them. */
export const creatorStorms: Record<string, Storm> = {
  "GET /api/models/trending": { ...all(200), visitor: true },
  "GET /api/creators/:platform/:handle": {
    ...all(200),
    visitor: true,
    leaves: { count: "select coalesce(sum(view_count), 0)::int as n from models", rows: "one" },
  },
  "GET /api/creators/:platform/:handle/score": { ...all(200), visitor: true },
  "GET /api/analytics": all(200),
  "GET /api/analytics.csv": all(200),
  "GET /api/user/:id/analytics": { ...all(200), id: "user" },
  "GET /api/user/:id/analytics.csv": { ...all(200), id: "user" },
};
