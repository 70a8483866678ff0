import { getSettings, type Person, type Settings, saveSettings } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { CallError, call } from "../lib/call.ts";
import { currentMessages, useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { storePreferences } from "../lib/preferences.ts";
import { callQuery } from "../lib/queries.ts";
import { toastDone, toastFailure } from "../lib/toast-error.ts";
import { Shell } from "../shell/shell.tsx";
import { Button } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { NotificationsPanel, PrivacyPanel } from "./choices.tsx";
import { merge } from "./merge.ts";
import { PreferencesPanel } from "./preferences-panel.tsx";
import { ProfilePanel } from "./profile-panel.tsx";
import { type ChangedSettings, useSettingsDraft } from "./use-draft.ts";

const ConfirmDialog = part(() => import("../accounts/confirm-dialog.tsx").then((file) => file.ConfirmDialog));
const SecurityParts = part(() => import("../accounts/security-parts.tsx").then((file) => file.SecurityParts));
const WorkspacePanel = part(() => import("../workspaces/workspace-panel.tsx").then((file) => file.WorkspacePanel));
const tabNames = ["profile", "notifications", "privacy", "preferences", "security", "workspace"] as const;

/** Four tabs over one object: what was changed in any of them is saved together. Security and workspaces act at once and stand apart. */
export function SettingsPage({ user }: { user: Person }) {
  const { settingsWords: words } = useMessages(bundles.settings);
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const tab = search.get("tab");
  const isConfirmed = search.get("outcome") === "confirmed";
  const open = tabNames.find((name) => name === tab) ?? "profile";
  // What another page or window chose meanwhile is shown.
  const { data, error, refetch } = useQuery({
    ...callQuery(getSettings),
    staleTime: 0,
  });
  const { changed, change: store, forget } = useSettingsDraft(user.id);
  const [asksWho, setAsksWho] = useState(false);
  const save = useSave({
    onSaved: forget,
    onUnconfirmed: () => setAsksWho(true),
  });
  const saveAll = () => data && save.mutate(changed ?? { shown: data, draft: data });
  // Back from the provider, where the person went to confirm this very change: it is saved now. Once: the address forgets it first.
  const { mutate: saveChanged } = save;
  useEffect(() => {
    if (!isConfirmed || open === "security" || !changed) return;
    navigate("/settings", { replace: true });
    saveChanged(changed);
  }, [isConfirmed, open, changed, navigate, saveChanged]);
  const settings = changed?.draft ?? data;
  const change = (draft: Settings) => data && store({ shown: changed?.shown ?? data, draft });
  const refusals = save.error instanceof CallError ? save.error.fields : {};
  const panel = (draw: (given: Settings) => ReactNode) =>
    settings ? <div className="grid max-w-2xl gap-5">{draw(settings)}</div> : <Skeleton className="h-64 max-w-2xl" />;
  const panels: Record<(typeof tabNames)[number], ReactNode> = {
    profile: panel((given) => (
      <ProfilePanel
        settings={given}
        stored={(data ?? given).profile}
        shown={(changed?.shown ?? given).profile}
        onChange={change}
        refusals={refusals}
      />
    )),
    notifications: panel((given) => <NotificationsPanel settings={given} onChange={change} />),
    privacy: panel((given) => <PrivacyPanel settings={given} onChange={change} isModel={user.userType === "model"} />),
    preferences: panel((given) => <PreferencesPanel settings={given} onChange={change} />),
    security: open === "security" && <SecurityParts fallback={<Skeleton className="h-64 max-w-2xl" />} user={user} />,
    workspace: open === "workspace" && (
      <WorkspacePanel fallback={<Skeleton className="h-64 max-w-2xl" />} userId={user.id} />
    ),
  };
  return (
    <Shell
      user={user}
      title={words.title}
      description={words.description}
      actions={
        open !== "security" &&
        open !== "workspace" && (
          <Button look="primary" disabled={!settings || save.isPending} onClick={saveAll}>
            {save.isPending ? words.saving : words.save}
          </Button>
        )
      }
    >
      {error && !data && <LoadError error={error} onRetry={() => refetch()} />}
      {asksWho && (
        <ConfirmDialog
          title={words.profile.emailChange.confirm}
          close={words.profile.emailChange.later}
          onClose={() => setAsksWho(false)}
          onConfirmed={() => {
            setAsksWho(false);
            saveAll();
          }}
        />
      )}
      <Tabs
        label={words.title}
        open={open}
        onOpen={(name) => navigate(`/settings?tab=${name}`, { replace: true })}
        tabs={tabNames.map((name) => ({ name, title: words.tabs[name], panel: panels[name] }))}
      />
    </Shell>
  );
}

function useSave({ onSaved, onUnconfirmed }: { onSaved: () => void; onUnconfirmed: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (drafted: ChangedSettings) =>
      call(saveSettings, { body: merge(await call(getSettings), drafted) }),
    onSuccess: async (saved) => {
      client.setQueryData(callQuery(getSettings).queryKey, saved);
      onSaved();
      await storePreferences(saved.preferences);
      // Said in the language that was just chosen.
      const { settingsWords } = currentMessages(bundles.settings);
      toastDone(settingsWords.saved);
      // The name stands in the frame, and what the server said is said anew.
      await client.invalidateQueries();
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === "confirm-needed") return onUnconfirmed();
      const { settingsWords } = currentMessages(bundles.settings);
      const text = error instanceof CallError && error.code === "too-many" ? error.reason : settingsWords.failed;
      toastFailure(text);
    },
  });
}
