import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { type RefObject, useState } from "react";
import { useMessages } from "../../lib/messages.ts";
import { Button } from "../../ui/button.tsx";
import { OpenDialog } from "../../ui/dialog-box.tsx";
import { Form } from "../../ui/form.tsx";
import { CancelButton } from "../../ui/form-buttons.tsx";
import { Tick } from "../../ui/tick.tsx";
import { Delete } from "./delete-part.tsx";
import type { TextField } from "./manage-draft.ts";
import { Flags, ScheduleField, TextInput } from "./manage-fields.tsx";
import type { ManagedProfile } from "./managed-profile.ts";
import { MoveModel } from "./move-model.tsx";
import { useManage } from "./use-manage.ts";

interface ManageDialogProps {
  user: Person;
  profile: ManagedProfile;
  /** The pressed button, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  /** Its links are what it is opened for. */
  opensLinks?: boolean;
}

/** What may be changed of a model. What may not be set is shown all the same, and says why. */
export function ManageDialog({ user, profile, button, onClose, opensLinks = false }: ManageDialogProps) {
  const { profileWords: words } = useMessages(bundles.profiles);
  const isOwn = profile.kind === "own";
  return (
    <OpenDialog
      onClose={onClose}
      title={words.manageOf(profile.name)}
      isTyped
      lead={isOwn ? words.lead : words.leadCreator}
      button={button}
    >
      <ManageForm user={user} profile={profile} onClose={onClose} opensLinks={opensLinks} />
      {isOwn && <MoveModel profile={profile} onDone={onClose} />}
      {isOwn && <Delete profile={profile} onDone={onClose} />}
    </OpenDialog>
  );
}

function ManageForm({ user, profile, onClose, opensLinks }: Omit<ManageDialogProps, "button">) {
  const { submitWords } = useMessages(bundles.submit);
  const { profileWords: words } = useMessages(bundles.profiles);
  const { base, draft, newer, isGone, change, save, fields } = useManage(profile, onClose);
  const isOwn = base.kind === "own";
  const isOwner = isOwn || base.userId === user.id;
  const [isAdult, setAdult] = useState(false);
  const [asksAdult, setAsksAdult] = useState(false);
  const needsAdult = draft.onlyfansUrl.trim() !== "" && draft.onlyfansUrl !== (base.onlyfansUrl ?? "") && !isAdult;
  const text = (field: TextField, label: string, more: { hint?: string; isFixed?: boolean } = {}) => (
    <TextInput
      key={field}
      {...{ field, label, draft, newer, change }}
      {...more}
      error={fields[field] ?? Object.entries(fields).find(([name]) => name.startsWith(`${field}.`))?.[1]}
    />
  );
  return (
    <Form
      onSend={() => {
        setAsksAdult(needsAdult);
        if (!needsAdult && !save.isPending) save.mutate();
      }}
    >
      {(newer || isGone) && (
        <p role="alert" className="rounded-lg border border-warn bg-sunken px-4 py-3">
          {isGone ? words.deleted : words.stale}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {text("name", words.name, isOwner ? {} : { hint: words.namesOfOwners, isFixed: true })}
        {text("username", words.username, isOwn ? {} : { hint: words.handlesOfPlatforms, isFixed: true })}
      </div>
      {isOwn && text("tags", words.tags, { hint: words.tagsHint })}
      {isOwn && <ScheduleField value={draft.schedule} onChoose={(schedule) => change({ schedule })} />}
      <Flags
        {...{ draft, change }}
        reason={isOwn ? words.flagsOfCreators : user.userType === "admin" ? undefined : words.flagsOfAdmins}
      />
      {isOwn && (
        <details
          className="rounded-lg border border-line px-4 py-2"
          open={opensLinks || Object.keys(fields).some((name) => /Url$|notes/.test(name)) || undefined}
        >
          <summary className="min-h-8 cursor-pointer content-center font-medium">{words.links}</summary>
          <div className="grid gap-4 py-3">
            <p className="text-xs text-ink-3">{words.linksHint}</p>
            {(["onlyfansUrl", "instagramUrl", "twitterUrl", "tiktokUrl"] as const).map((field) =>
              text(field, submitWords[field]),
            )}
            {(needsAdult || isAdult) && (
              <Tick
                label={submitWords.adult}
                error={asksAdult && needsAdult && <span role="alert">{submitWords.adultRequired}</span>}
                isOn={isAdult}
                onChange={setAdult}
              />
            )}
            {text("notes", submitWords.notes)}
          </div>
        </details>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <CancelButton onClick={onClose} />
        <Button type="submit" look="primary" disabled={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </Button>
      </div>
    </Form>
  );
}
