import type { Settings } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { Field, Input, inputClass } from "../ui/field.tsx";
import { AvatarField } from "./avatar-field.tsx";
import { EmailPending } from "./email-pending.tsx";

interface ProfilePanelProps {
  settings: Settings;
  /** The saved value, without unsaved edits. */
  stored: Settings["profile"];
  onChange: (settings: Settings) => void;
  /** Why the server refused a member, by its name. */
  refusals: Record<string, string>;
}

/** Who the person is here. */
export function ProfilePanel({ settings, stored, onChange, refusals }: ProfilePanelProps) {
  const words = useMessages(bundles.settings).settingsWords.profile;
  const { profile } = settings;
  const change = (changed: Partial<Settings["profile"]>) =>
    onChange({ ...settings, profile: { ...profile, ...changed } });
  return (
    <>
      <AvatarField profile={stored} />
      <Field label={words.avatarUrl} hint={words.avatarUrlHint} error={refusals["profile.avatar"]}>
        {(ids) => (
          <Input
            {...ids}
            data-typed
            type="url"
            inputMode="url"
            dir="ltr"
            autoComplete="off"
            // A saved picture has an address of the instance, which is not typed.
            value={isTypedUrl(profile.avatar) ? profile.avatar : ""}
            onChange={({ target }) => change({ avatar: target.value === "" ? stored.avatar : target.value })}
          />
        )}
      </Field>
      <Field label={words.name} error={refusals["profile.name"]}>
        {(ids) => (
          <Input
            {...ids}
            dir="auto"
            autoComplete="name"
            value={profile.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label={words.email} hint={words.emailHint} error={refusals["profile.email"]}>
        {(ids) => (
          <Input
            {...ids}
            type="email"
            autoComplete="email"
            value={profile.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </Field>
      <EmailPending />
      <Field label={words.bio} hint={words.bioHint} error={refusals["profile.bio"]}>
        {(ids) => (
          <textarea
            {...ids}
            dir="auto"
            rows={4}
            className={inputClass}
            value={profile.bio}
            onChange={({ target }) => change({ bio: target.value })}
          />
        )}
      </Field>
    </>
  );
}

const isTypedUrl = (avatar: string) => !avatar.startsWith("/api/files/");
