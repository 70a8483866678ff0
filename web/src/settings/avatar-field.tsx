import { getSettings, pictureLimitBytes, removeAvatar, type Settings, setAvatar } from "@fanradar/contract";
import { bundles, fieldWords } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { FileButton } from "../ui/file-button.tsx";

/** The person's picture, with its own buttons: they act at once, and what is typed beside them stays. */
export function AvatarField({ profile: { name, email, avatar } }: Pick<Settings, "profile">) {
  const words = useMessages(bundles.settings).settingsWords.profile.picture;
  const core = useWords();
  const refusalWords = useMessages(bundles.refusals);
  const client = useQueryClient();
  const [isLarge, setLarge] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const change = useMutation({
    mutationFn: async (file: File | null) =>
      file ? (await call(setAvatar, { file })).avatar : await call(removeAvatar).then(() => ""),
    onSuccess: async (address) => {
      client.setQueryData(
        callQuery(getSettings).queryKey,
        (known) => known && { ...known, profile: { ...known.profile, avatar: address } },
      );
      toast(core.interfaceWords.toast.success, { text: address ? words.saved : words.removed });
      // The pressed button was removed with the picture.
      if (!address) chooser.current?.focus();
      // It stands in the frame, and beside what the person rated.
      await client.invalidateQueries();
    },
  });
  const take = (file: File) => {
    if (change.isPending) return;
    // Not sent at all: ten megabytes are a minute on a phone.
    setLarge(file.size > pictureLimitBytes);
    change.reset();
    if (file.size <= pictureLimitBytes) change.mutate(file);
  };
  const refusal = isLarge
    ? fieldWords(refusalWords, "picture.large", "picture")
    : change.error && (change.error instanceof CallError ? reasonOf(change.error) : words.failed);
  return (
    <fieldset aria-busy={change.isPending}>
      <legend className="mb-1.5 font-medium">{words.title}</legend>
      <div className="flex items-start gap-4">
        {avatar ? (
          <img src={avatar} alt={words.alt} className="size-20 shrink-0 rounded-full" />
        ) : (
          <Avatar name={name} of={email} className="size-20 text-3xl" />
        )}
        <div className="grid justify-items-start gap-2">
          <FileButton
            ref={chooser}
            label={change.isPending && change.variables ? words.sending : words.choose}
            hint={<span data-notice>{words.hint}</span>}
            error={refusal && <span data-notice>{refusal}</span>}
            accept="image/png,image/jpeg,image/webp"
            onFile={take}
          />
          {avatar && (
            <Button
              look="quiet"
              disabled={change.isPending}
              onClick={() => {
                setLarge(false);
                change.mutate(null);
              }}
            >
              {words.remove}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

const reasonOf = ({ fields, reason }: CallError) => fields.picture ?? reason;
