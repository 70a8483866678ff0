/** Longer than any line of a statement. */
export const longestLine = 65_536;
/** A quoted cell that goes on for longer was never closed. */
const mostLines = 20;

interface Table {
  delimiter: string;
  /** Cells of a row. */
  width: number;
}

/** Lines of a text in pieces, however they end. A longer one is cut off one letter beyond `longestLine`. */
export async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop()?.slice(0, longestLine + 1) ?? "";
    for (const line of lines) yield line.slice(0, longestLine + 1);
  }
  if (rest.trim() !== "") yield rest.replace(/\r$/, "");
}

/**
 * Records of a CSV text, each ended by a newline. A line with a quote that is never closed would swallow the rows after it: it
 * is passed to `refuse` by its number (the first is 1) and replaced by an empty line, so that the others keep theirs.
 */
export async function* splitRecords(
  lines: AsyncIterable<string>,
  table: Table,
  refuse: (row: number) => void,
): AsyncGenerator<string> {
  const waiting: string[] = [];
  let row = 1;
  function* settle(isEnd: boolean) {
    while (waiting.length > 0) {
      const length = recordLength(waiting, table);
      if (length === undefined && !isEnd && waiting.length < mostLines) return;
      if (!length) refuse(row);
      yield length ? `${waiting.slice(0, length).join("\n")}\n` : "\n";
      waiting.splice(0, length || 1);
      row += length || 1;
    }
  }
  for await (const line of lines) {
    waiting.push(line);
    yield* settle(false);
  }
  yield* settle(true);
}

/** Of how many lines the first record is; 0 if its quote is never closed; undefined if that depends on the next line. */
function recordLength(lines: readonly string[], { delimiter, width }: Table): number | undefined {
  for (const [index, line] of lines.entries()) {
    const isContinued = index > 0;
    if (!isContinued && !line.includes('"')) return 1;
    const alone = scan(line, delimiter, false);
    if (isContinued && !alone.isOpen && !alone.isLoose && alone.cells === width) return 0;
    const { isOpen, isLoose } = isContinued ? scan(line, delimiter, true) : alone;
    if (isContinued && isLoose) return 0;
    if (!isOpen) return index + 1;
  }
  return undefined;
}

/** Cells of a line; whether it ends inside a quoted one; whether a quote stands neither at the start nor at the end of a cell. */
function scan(line: string, delimiter: string, isContinued: boolean) {
  let [cells, isOpen, isStart, isLoose] = [1, isContinued, !isContinued, false];
  for (let at = 0; at < line.length; at++) {
    const letter = line[at];
    if (letter === '"' && isOpen) {
      const next = line[at + 1];
      if (next === '"') at++;
      else {
        isOpen = false;
        isLoose ||= next !== undefined && next !== delimiter;
      }
    } else if (letter === '"') {
      isLoose ||= !isStart;
      isOpen = isStart;
    } else if (letter === delimiter && !isOpen) cells++;
    isStart = letter === delimiter && !isOpen;
  }
  return { cells, isOpen, isLoose };
}
