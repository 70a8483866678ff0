import { bundles } from "@fanradar/words";
import { useMessages } from "../../lib/messages.ts";
import { buttonClass } from "../../ui/button.tsx";
import { CopyLink } from "../../ui/copy-link.tsx";
import { CloseButton } from "../../ui/form-buttons.tsx";
import { InputField } from "../../ui/input-field.tsx";

/** The link, shown once. */
export function NewLink({ token, onClose }: { token: string; onClose: () => void }) {
  const { sharingWords: words } = useMessages(bundles.sharing);
  const link = `${location.origin}/s/${token}`;
  return (
    <div className="grid gap-4">
      <p role="status" className="font-medium">
        {words.made}
      </p>
      <InputField
        label={words.link}
        hint={words.previewHint}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
        data-typed
      />
      <div className="flex flex-wrap justify-end gap-2">
        <CloseButton onClick={onClose} />
        <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          {words.preview}
        </a>
        <CopyLink link={link} />
      </div>
    </div>
  );
}
