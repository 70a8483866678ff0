/** Adding many models at once: rows of names and links, what is wrong in which, and what becomes of them. */
export const addManyWords = {
  title: "Add many models",
  lead: "One model in each row: a name and its links. All rows are added, or none: nothing is stored before every row is in order.",
  rows: "Rows",
  rowsHint:
    "Paste from a spreadsheet, or type: a name, a comma, a link. Several links may stand in a row, one of each platform. A heading may name columns: name, username, link, instagram, x, tiktok, onlyfans, notes.",
  file: "Or a CSV file",
  fileHint: "What the file holds is put into the box above, to be looked at.",
  fileLarge: "This file is too large for a list of models. Expected at most 256 kB of rows",
  example: "Ava Stone, instagram.com/demo.ava\nBo Lind, x.com/demo_bo, instagram.com/demo.bo",
  inOrder: "In order",
  toChange: "To be changed",
  row: (n: number) => `Row ${n}`,
  problems: "What is to be changed",
  ready: "Rows in order",
  follows: "You follow this profile already",
  adult: "Every owner of these OnlyFans profiles is 18 or older",
  add: "Add models",
  adding: "Adding...",
  cancel: "Cancel",
  done: "Models added",
  doneText: (when: string) => `Their analyses begin one after another, the last one: ${when}.`,
  failed: "The models could not be added",
  /** What is expected where any platform may stand: its name alone would not tell which. */
  anyLink: {
    kind: "a profile link",
    form: "a link such as instagram.com/name, x.com/name, tiktok.com/@name or onlyfans.com/name",
  },
  faults: {
    quote: "A quotation mark is opened here and never closed. Expected a second one, or none",
    second: "Two links of one platform stand in this row. Expected at most one of each",
  },
  none: "Type or paste at least one row",
} as const;
