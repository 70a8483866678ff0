import { bundles } from "@fanradar/words";
import { type ReactNode, useId } from "react";
import { useMessages } from "../../lib/messages.ts";
import { Field, Input, inputClass } from "../../ui/field.tsx";
import { NewerValue } from "../../ui/newer-value.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { ManageDraft, TextField } from "./manage-draft.ts";

interface TextInputProps {
  field: TextField;
  label: string;
  draft: ManageDraft;
  newer: ManageDraft | undefined;
  change: (changed: Partial<ManageDraft>) => void;
  error: string | undefined;
  hint?: string;
  isFixed?: boolean;
}

/** A text, and under it what stands meanwhile where that is another. */
export function TextInput({ field, label, draft, newer, change, error, hint, isFixed = false }: TextInputProps) {
  const stands = newer && newer[field] !== draft[field] ? newer[field] : undefined;
  const Control = field === "notes" ? "textarea" : Input;
  return (
    <div className="grid min-w-0 gap-1">
      <Field label={label} hint={hint} error={error}>
        {(ids) => (
          <Control
            {...ids}
            dir="auto"
            readOnly={isFixed}
            className={`${inputClass} ${isFixed ? "bg-sunken text-ink-2" : ""}`}
            value={draft[field]}
            onChange={({ target }: { target: { value: string } }) => change({ [field]: target.value })}
          />
        )}
      </Field>
      <NewerValue stands={stands} onTake={() => change({ [field]: newer?.[field] })} />
    </div>
  );
}

export function ScheduleField({
  value,
  onChoose,
}: {
  value: ManageDraft["schedule"];
  onChoose: (schedule: ManageDraft["schedule"]) => void;
}) {
  const { profileWords: words } = useMessages(bundles.profiles);
  const names = ["off", "weekly", "daily"] as const;
  return (
    <SelectField
      label={words.schedule}
      hint={words.scheduleHint}
      value={value}
      options={names.map((name) => [name, words.schedules[name]])}
      onChoose={onChoose}
    />
  );
}

interface FlagsProps {
  draft: ManageDraft;
  change: (changed: Partial<ManageDraft>) => void;
  /** Why they cannot be set; undefined where they can. */
  reason: ReactNode;
}

export function Flags({ draft, change, reason }: FlagsProps) {
  const { profileWords: words } = useMessages(bundles.profiles);
  const id = useId();
  const labels = {
    isVerified: words.verifiedStatus,
    isOwnerVerified: words.ownerVerified,
    isFeatured: words.featured,
  } as const;
  return (
    <div>
      <div className="flex flex-wrap gap-x-6">
        {(["isVerified", "isOwnerVerified", "isFeatured"] as const).map((flag) => (
          <Switch
            key={flag}
            label={labels[flag]}
            checked={draft[flag]}
            disabled={reason !== undefined}
            hintId={reason === undefined ? undefined : id}
            onChange={(isOn) => change({ [flag]: isOn })}
          />
        ))}
      </div>
      {reason && (
        <p id={id} className="text-xs text-ink-3">
          {reason}
        </p>
      )}
    </div>
  );
}
