import { bundles, sayTooLarge } from "@fanradar/words";
import { useState } from "react";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { FileButton } from "../../ui/file-button.tsx";

/** As large as a body that the server takes. */
const mostBytes = 256 * 1024;

/** A file's rows, put where they can be looked at and changed. */
export function FileOfRows({ onRead }: { onRead: (text: string) => void }) {
  const { addManyWords: words } = useMessages(bundles.addMany);
  const refusalWords = useMessages(bundles.refusals);
  const format = useFormat();
  const [largeBytes, setLarge] = useState<number>();
  const take = async (file: File) => {
    const isLarge = file.size > mostBytes;
    setLarge(isLarge ? file.size : undefined);
    if (!isLarge) onRead(decoded(await file.arrayBuffer()));
  };
  return (
    <FileButton
      label={words.file}
      hint={words.fileHint}
      error={
        largeBytes && (
          <span data-notice>{sayTooLarge(refusalWords, { bytes: largeBytes, limitBytes: mostBytes }, format)}</span>
        )
      }
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
      onFile={take}
    />
  );
}

/** Spreadsheets of older days store what is no UTF-8 in the letters of Western Europe. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
