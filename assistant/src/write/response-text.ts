import type { ChatLine } from "@fanradar/contract";
import { textOf } from "./piece.ts";

/** All of an answer as plain text: a paragraph each, rows of tables on lines of their own. */
export const responseText = (lines: readonly ChatLine[]): string =>
  lines
    .map(({ pieces, table, draft }) =>
      [
        textOf(pieces),
        ...(table
          ? [
              table.head.join(" | "),
              ...table.rows.map(({ cells }) => cells.map((cell) => textOf(cell.pieces)).join(" | ")),
            ]
          : []),
        ...(draft?.texts ?? []),
      ]
        .filter((text) => text !== "")
        .join("\n"),
    )
    .filter((text) => text !== "")
    .join("\n\n");
