/** Lengths in UTF-16 units, as `String.length` counts. */
export const limits = {
  name: 100,
  workspaceName: 60,
  todo: 200,
  teamNote: 1_000,
  chatter: 80,
  username: 50,
  /** At a model's sign-up, in characters. */
  usernameMin: 3,
  bio: 500,
  notes: 2_000,
  /** Of an invite to connect an account. */
  consentNote: 300,
  url: 2_048,
  tag: 30,
  tags: 12,
  /** Of models that are added together. */
  rows: 200,
  /** Of a question to the assistant. */
  message: 4_000,
  passwordMin: 8,
  passwordMax: 128,
  email: 254,
} as const;

/** How long a deletion can be undone. */
export const undoSeconds = 10;

/** Wrong passwords of one account, after which signing in by password pauses: as many within so many minutes. */
export const passwordTries = { most: 10, minutes: 15 } as const;
