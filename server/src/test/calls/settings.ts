import { makePicture } from "../make-picture.ts";
import { all, type CallSample, limited } from "./call-sample.ts";

/** Calls about an account's settings. */
export const settingsCalls: Record<string, CallSample> = {
  "POST /api/user/export": { actors: [401, 200, 200, 200], storm: { tally: limited(200, 10) }, namesCreators: false },
  "POST /api/user/creator": {
    actors: [401, 200, 200, 403],
    storm: {
      ...all(200),
      leaves: { count: "select count(*)::int as n from users where user_type = 'model'", rows: "one" },
    },
    // Of the person's own account.
    namesCreators: false,
  },
  "GET /api/user/settings": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "PUT /api/user/settings": { actors: [401, 422, 422, 422], body: {}, storm: all(422), namesCreators: false },
  "PUT /api/user/avatar": {
    actors: [401, 200, 200, 200],
    file: (index) => makePicture({ width: 64 + index }),
    storm: {
      tally: limited(200, 20),
      leaves: { count: "select count(*)::int as n from user_settings join files on name = avatar", rows: "one" },
    },
    // Of a person, not of a creator; avatar.test.
    namesCreators: false,
  },
  "DELETE /api/user/avatar": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "GET /api/user/email-change": {
    actors: [401, 200, 200, 200],
    storm: all(200),
    // Of an account's own address; email-change.test.
    namesCreators: false,
  },
  "DELETE /api/user/email-change": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "POST /api/user/email-change/confirm": {
    actors: [401, 410, 410, 410],
    body: { token: "unknown" },
    storm: all(410),
    namesCreators: false,
  },
  "POST /api/user/email-change/stop": {
    actors: [410, 410, 410, 410],
    body: { token: "unknown" },
    storm: { ...all(410), visitor: true },
    namesCreators: false,
  },
};
