import { type DocumentLength, documentLengths, type ReleaseKind } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { type RefObject, useState } from "react";
import { useMessages, useWords } from "../../lib/messages.ts";
import { buttonClass } from "../../ui/button.tsx";
import { OpenDialog } from "../../ui/dialog-box.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { RadioField } from "../../ui/radio-field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { ReleaseChoice } from "./release-choice.tsx";

interface ExportDialogProps {
  reportId: number;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const longestName = 100;

/** What a report's document has: how long it is, for whom and by whom, and which private figures are in it. */
export function ExportDialog({ reportId, button, onClose }: ExportDialogProps) {
  const { pdf: words } = useMessages(bundles.sharing).sharingWords;
  const { close } = useWords().interfaceWords.shell;
  const [length, setLength] = useState<DocumentLength>("report");
  const [preparedFor, setPreparedFor] = useState("");
  const [isSigned, setSigned] = useState(true);
  const [releases, setReleases] = useState<ReleaseKind[]>([]);
  const query = new URLSearchParams({
    length,
    ...(preparedFor.trim() !== "" && { preparedFor: preparedFor.trim() }),
    ...(isSigned && { signed: "true" }),
    ...(releases.length > 0 && { releases: releases.join(",") }),
  });
  return (
    <OpenDialog onClose={onClose} title={words.title} lead={words.lead} close={close} button={button}>
      <div className="grid gap-4">
        <RadioField
          label={words.length}
          name="length"
          value={length}
          options={documentLengths.map((one) => [one, words.lengths[one]])}
          onChoose={setLength}
        />
        <InputField
          label={words.preparedFor}
          hint={words.preparedForHint}
          maxLength={longestName}
          value={preparedFor}
          onType={setPreparedFor}
        />
        <Switch label={words.signed} checked={isSigned} onChange={setSigned} />
        <ReleaseChoice chosen={releases} onChange={setReleases} />
        <div className="flex justify-end">
          <a href={`/api/reports/${reportId}/pdf?${query}`} download className={buttonClass("primary")}>
            {words.download}
          </a>
        </div>
      </div>
    </OpenDialog>
  );
}
