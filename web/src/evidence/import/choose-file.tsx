import { importLimitBytes } from "@fanradar/contract";
import { bundles, sayTooLarge } from "@fanradar/words";
import { useState } from "react";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { newKey } from "../../lib/new-key.ts";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { Form } from "../../ui/form.tsx";
import { TextareaField } from "../../ui/input-field.tsx";
import type { ImportFile } from "./use-import.ts";

// Stored as long as the page is open: a refused paste, or a dialog closed by mistake, loses nothing.
let lastPaste = "";

/** The two ways in: a paste, or a file. */
export function ChooseFile({ onGiven }: { onGiven: (given: ImportFile) => void }) {
  const words = useMessages(bundles.evidence).evidenceWords.import;
  const refusalWords = useMessages(bundles.refusals);
  const format = useFormat();
  const [text, setText] = useState(lastPaste);
  const [large, setLarge] = useState<{ of: "file" | "paste"; bytes: number }>();
  const give = (of: "file" | "paste", file: Blob, name?: string) => {
    // Not sent at all: twenty megabytes are minutes on a phone.
    if (file.size > importLimitBytes) return setLarge({ of, bytes: file.size });
    setLarge(undefined);
    onGiven({ file, name, key: newKey() });
  };
  const errorOf = (of: "file" | "paste") =>
    large?.of === of && (
      <span data-notice>{sayTooLarge(refusalWords, { ...large, limitBytes: importLimitBytes }, format)}</span>
    );
  const look = () => give("paste", new Blob([text]));
  return (
    <Form onSend={look}>
      <TextareaField
        label={words.paste}
        hint={words.pasteHint}
        error={errorOf("paste")}
        rows={8}
        spellCheck={false}
        className="num font-mono text-xs"
        value={text}
        onType={(text) => {
          lastPaste = text;
          setText(text);
        }}
      />
      <Button type="submit" look="primary" className="justify-self-start" disabled={text.trim() === ""}>
        {words.look}
      </Button>
      <FileButton
        label={words.file}
        hint={<span data-notice>{words.fileHint}</span>}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        error={errorOf("file")}
        onFile={(file) => give("file", file, file.name)}
      />
    </Form>
  );
}
