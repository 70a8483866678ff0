import { profileVisibilities, type Settings } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { useTags } from "../models/use-tags.ts";

import { SelectField } from "../ui/select-field.tsx";
import { PushSwitch } from "./push-switch.tsx";
import { SwitchWithHint } from "./switch-with-hint.tsx";

interface PanelProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
}

const notificationNames = ["emailAlerts", "reportUpdates", "marketingEmails", "weeklyDigest"] as const;
const privacyNames = ["showActivity", "dataSharing", "analyticsTracking"] as const;

/** What is mailed, and whether this browser is notified. */
export function NotificationsPanel({ settings, onChange }: PanelProps) {
  const words = useMessages(bundles.settings).settingsWords;
  const { weeklyDigest, digestTag } = settings.notifications;
  const tags = [...new Set([...useTags(), ...(digestTag ? [digestTag] : [])])];
  const change = (changed: Partial<Settings["notifications"]>) =>
    onChange({ ...settings, notifications: { ...settings.notifications, ...changed } });
  return (
    <>
      {notificationNames.map((name) => (
        <SwitchWithHint
          key={name}
          label={words.notifications[name]}
          hint={words.notificationHints[name]}
          checked={settings.notifications[name]}
          onChange={(isOn) => change({ [name]: isOn })}
        />
      ))}
      {weeklyDigest && tags.length > 0 && (
        <SelectField
          label={words.digestTag}
          hint={words.digestTagHint}
          isTyped
          value={digestTag}
          options={[["", words.anyDigestTag], ...tags.map((tag) => [tag, tag] as const)]}
          onChoose={(tag) => change({ digestTag: tag })}
        />
      )}
      <PushSwitch />
    </>
  );
}

/** What others see, and what is counted. Who finds a model's page is chosen here as it is on their own page. */
export function PrivacyPanel({ settings, onChange, isModel }: PanelProps & { isModel: boolean }) {
  const { privacy, privacyHints } = useMessages(bundles.settings).settingsWords;
  const change = (changed: Partial<Settings["privacy"]>) =>
    onChange({ ...settings, privacy: { ...settings.privacy, ...changed } });
  return (
    <>
      <SelectField
        label={privacy.profileVisibility}
        hint={isModel ? privacyHints.pageVisibility : privacyHints.profileVisibility}
        value={settings.privacy.profileVisibility}
        options={profileVisibilities.map((one) => [one, privacy.visibilities[one]])}
        onChoose={(chosen) => change({ profileVisibility: chosen })}
      />
      {privacyNames.map((name) => (
        <SwitchWithHint
          key={name}
          label={privacy[name]}
          hint={privacyHints[name]}
          checked={settings.privacy[name]}
          onChange={(isOn) => change({ [name]: isOn })}
        />
      ))}
    </>
  );
}
