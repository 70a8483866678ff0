import { bundles } from "@fanradar/words";
import { useState } from "react";
import { useMessages } from "../../lib/messages.ts";
import { FileButton } from "../../ui/file-button.tsx";

/** As large as a body that the server takes. */
const mostBytes = 256 * 1024;

/** A file's rows, put where they can be looked at and changed. */
export function FileOfRows({ onRead }: { onRead: (text: string) => void }) {
  const { addManyWords: words } = useMessages(bundles.addMany);
  const [isLarge, setLarge] = useState(false);
  const take = async (file: File) => {
    setLarge(file.size > mostBytes);
    if (file.size <= mostBytes) onRead(decoded(await file.arrayBuffer()));
  };
  return (
    <FileButton
      label={words.file}
      hint={words.fileHint}
      error={isLarge && <span data-notice>{words.fileLarge}</span>}
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
