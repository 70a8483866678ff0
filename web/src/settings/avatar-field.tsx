import { getSettings, removeAvatar, type Settings, setAvatar } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { toastDone } from "../lib/toast-error.ts";
import { Avatar } from "../ui/avatar.tsx";
import { PictureField } from "../ui/picture-field.tsx";

/** The person's picture. */
export function AvatarField({ profile: { name, email, avatar } }: Pick<Settings, "profile">) {
  const words = useMessages(bundles.settings).settingsWords.profile.picture;
  const client = useQueryClient();
  const send = async (file: File | null) => {
    const address = file ? (await call(setAvatar, { file })).avatar : await call(removeAvatar).then(() => "");
    client.setQueryData(
      callQuery(getSettings).queryKey,
      (known) => known && { ...known, profile: { ...known.profile, avatar: address } },
    );
    toastDone(address ? words.saved : words.removed);
    // It stands in the frame, and beside what the person rated.
    void client.invalidateQueries();
  };
  return (
    <PictureField words={words} hasPicture={avatar !== ""} send={send}>
      {avatar ? (
        <img src={avatar} alt={words.alt} className="size-20 shrink-0 rounded-full" />
      ) : (
        <Avatar name={name} of={email} className="size-20 text-3xl" />
      )}
    </PictureField>
  );
}
