/** A paste of links, handles and names, one model or many: what is wrong in which row, and what becomes of them. */
export const addManyWords = {
  title: "Add many models",
  lead: "Enter one model per row: a name and its links. Rows that need a fix stay here while you add the others.",
  rows: "Rows",
  rowsHint:
    "Paste from a spreadsheet, or type a name, a comma and a link. A row can hold one link per platform. An optional header row can name these columns: name, username, link, instagram, x, tiktok, onlyfans, notes.",
  file: "Or a CSV file",
  fileHint: "We put the rows in the box above so that you can check them.",
  example: "Ava Stone, instagram.com/demo.ava\nBo Lind, x.com/demo_bo, instagram.com/demo.bo",
  inOrder: "Ready",
  toChange: "Needs a fix",
  row: (n: number) => `Row ${n}`,
  problems: "What to fix",
  ready: "Rows ready",
  follows: "You already follow these creators",
  followedCount: "Already followed",
  adult: "Every owner of these OnlyFans profiles is 18 or older",
  add: "Add models",
  addReady: (n: number) => (n === 1 ? "Add 1 ready row" : `Add ${n} ready rows`),
  adding: "Adding...",
  done: "Models added",
  doneText: (when: string) => `Their analyses run one after another, until about ${when}.`,
  failed: "The models couldn't be added",
  /** The expected link where any platform is allowed. */
  anyLink: {
    kind: "a profile link",
    form: "a link such as instagram.com/name, x.com/name, tiktok.com/@name or onlyfans.com/name",
  },
  faults: {
    quote: "This quotation mark is never closed. Expected a closing one, or none",
    second: "This row has more than one link for a platform. Expected at most one of each",
  },
  many: (rows: string, most: string, over: string) =>
    `${rows} rows. You can add up to ${most} at a time: remove ${over} or split the list`,
  none: "Paste at least one profile link or handle",
  box: "Profile links or handles",
  boxHint: "One model per line. Put the links of one person on the same line; a name in front is optional.",
  whichPlatform: "Which platform is this handle on?",
  allAreOn: "All of these handles are on:",
  onePerVisitor: "Without an account you can analyze one model at a time. Sign up for free to analyze all of these.",
  signUp: "Sign up and keep these links",
  publicPages:
    "Each public profile has a public page on FanRadar with what its platform publishes. Nothing that you add, such as names, notes, figures and files, is shown there.",
  toForm: "Fill in a form instead",
  toBox: "Paste links instead",
} as const;
