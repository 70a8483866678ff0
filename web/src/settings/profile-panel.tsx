import type { Settings } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { InputField, TextareaField } from "../ui/input-field.tsx";
import { AvatarField } from "./avatar-field.tsx";
import { EmailPending } from "./email-pending.tsx";

interface ProfilePanelProps {
  settings: Settings;
  /** The saved value, without unsaved edits. */
  stored: Settings["profile"];
  /** The value before the first of the unsaved edits. */
  shown: Settings["profile"];
  onChange: (settings: Settings) => void;
  /** Why the server refused a member, by its name. */
  refusals: Record<string, string>;
}

/** Who the person is here. */
export function ProfilePanel({ settings, stored, shown, onChange, refusals }: ProfilePanelProps) {
  const words = useMessages(bundles.settings).settingsWords.profile;
  const { profile } = settings;
  const change = (changed: Partial<Settings["profile"]>) =>
    onChange({ ...settings, profile: { ...profile, ...changed } });
  return (
    <>
      <AvatarField profile={stored} />
      <InputField
        label={words.avatarUrl}
        hint={words.avatarUrlHint}
        error={refusals["profile.avatar"]}
        data-typed
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        // A saved picture has an address of the instance, which is not typed.
        value={isTypedUrl(profile.avatar) ? profile.avatar : ""}
        // Cleared, it is no edit: a picture that was chosen meanwhile stays.
        onType={(text) => change({ avatar: text === "" ? shown.avatar : text })}
      />
      <InputField
        label={words.name}
        error={refusals["profile.name"]}
        dir="auto"
        autoComplete="name"
        value={profile.name}
        onType={(text) => change({ name: text })}
      />
      <InputField
        label={words.email}
        hint={words.emailHint}
        error={refusals["profile.email"]}
        type="email"
        autoComplete="email"
        value={profile.email}
        onType={(text) => change({ email: text })}
      />
      <EmailPending />
      <TextareaField
        label={words.bio}
        hint={words.bioHint}
        error={refusals["profile.bio"]}
        dir="auto"
        rows={4}
        value={profile.bio}
        onType={(text) => change({ bio: text })}
      />
    </>
  );
}

const isTypedUrl = (avatar: string) => !avatar.startsWith("/api/files/");
