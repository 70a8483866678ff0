/** Adding many models at once: rows of names and links, what is wrong in which, and what becomes of them. */
export const addManyWords = {
  title: "Add many models",
  lead: "Enter one model per row: a name and its links. All rows are added together once every row is valid.",
  rows: "Rows",
  rowsHint:
    "Paste from a spreadsheet, or type a name, a comma and a link. A row can hold one link per platform. An optional header row can name these columns: name, username, link, instagram, x, tiktok, onlyfans, notes.",
  file: "Or a CSV file",
  fileHint: "We put the rows in the box above so that you can check them.",
  fileLarge: "This file is too large for a list of models. Expected at most 256 kB of rows",
  example: "Ava Stone, instagram.com/demo.ava\nBo Lind, x.com/demo_bo, instagram.com/demo.bo",
  inOrder: "Ready",
  toChange: "Needs a fix",
  row: (n: number) => `Row ${n}`,
  problems: "What to fix",
  ready: "Rows ready",
  follows: "You already follow this profile",
  adult: "Every owner of these OnlyFans profiles is 18 or older",
  add: "Add models",
  adding: "Adding...",
  cancel: "Cancel",
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
  none: "Enter at least one row",
} as const;
