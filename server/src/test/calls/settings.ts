import { makePicture } from "../make-picture.ts";
import { pushKeys } from "../push-browser.ts";
import { type CallSample, limited, signedIn } from "./call-sample.ts";

/** Calls about an account's settings. */
export const settingsCalls: Record<string, CallSample> = {
  "POST /api/user/export": { actors: signedIn, storm: { tally: limited(200, 10) } },
  "POST /api/user/creator": {
    actors: [401, 200, 200, 403],
    storm: { leaves: { count: "select count(*)::int as n from users where user_type = 'model'", rows: "one" } },
  },
  "GET /api/user/settings": { actors: signedIn },
  "PUT /api/user/settings": { actors: [401, 422, 422, 422], body: {} },
  "PUT /api/user/avatar": {
    actors: signedIn,
    file: (index) => makePicture({ width: 64 + index }),
    storm: {
      tally: limited(200, 20),
      leaves: { count: "select count(*)::int as n from user_settings join files on name = avatar", rows: "one" },
    },
  },
  "DELETE /api/user/avatar": { actors: signedIn },
  "GET /api/user/push": { actors: signedIn },
  "PUT /api/user/push": {
    actors: signedIn,
    body: (index) => ({ endpoint: `https://push.example/${index}`, ...pushKeys() }),
    storm: { leaves: { count: "select count(*)::int as n from push_subscriptions", rows: "one" } },
  },
  "DELETE /api/user/push": { actors: signedIn },
  "GET /api/user/email-change": { actors: signedIn },
  "DELETE /api/user/email-change": { actors: signedIn },
  "POST /api/user/email-change/confirm": { actors: [401, 410, 410, 410], body: { token: "unknown" } },
  "POST /api/user/email-change/stop": {
    actors: [410, 410, 410, 410],
    body: { token: "unknown" },
    storm: { visitor: true },
  },
};
