import {
  type CreatorField,
  type CreatorVisibility,
  type CreatorVisibilityChange,
  creatorFields,
  creatorLinkPath,
  getCreatorVisibility,
  getSettings,
  renewCreatorLink,
  setCreatorVisibility,
  type VisibilityLevel,
  visibilityLevels,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useId, useRef, useState } from "react";
import { Link } from "wouter";
import { call, reasonOf } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { CopyLink } from "../ui/copy-link.tsx";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { InputField } from "../ui/input-field.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { Tick } from "../ui/tick.tsx";
import { invalidateCreators } from "./creator-calls.ts";

interface Profile {
  platform: string;
  handle: string;
}

/** Who sees what of the own claimed creator, by any of its profiles. Each choice is saved as it is made. */
export function VisibilityPanel({ platform, handle }: Profile) {
  const { visibilityWords: words } = useMessages(bundles.visibility);
  const { data, error, refetch } = useQuery({
    ...callQuery(getCreatorVisibility, { params: { platform, handle } }),
    // Another tab may have changed it.
    refetchOnWindowFocus: "always",
  });
  const title = useId();
  return (
    <section aria-labelledby={title} className="@container grid gap-4 rounded-xl border border-line bg-card p-4.5">
      <div className="grid gap-1">
        <h2 id={title} className="text-base font-semibold tracking-tight">
          {words.title}
        </h2>
        <p className="max-w-[66ch] text-ink-2">{words.lead}</p>
      </div>
      {error && <LoadError error={error} onRetry={() => refetch()} />}
      {!error && !data && <Skeleton className="h-202 sm:h-150" />}
      {data && <Settings profile={{ platform, handle }} settings={data} />}
    </section>
  );
}

function Settings({ profile, settings }: { profile: Profile; settings: CreatorVisibility }) {
  const { visibilityWords: words } = useMessages(bundles.visibility);
  const client = useQueryClient();
  const onSuccess = (saved: CreatorVisibility) => {
    client.setQueryData(callQuery(getCreatorVisibility, { params: { ...profile } }).queryKey, saved);
    // What others see of it is another now, wherever this window has it.
    invalidateCreators(client);
    void invalidate(client, getSettings);
  };
  const onError = (error: Error) => toastFailure(reasonOf(error));
  const change = useMutation({
    mutationFn: (body: CreatorVisibilityChange) => call(setCreatorVisibility, { params: { ...profile }, body }),
    onSuccess,
    onError,
  });
  const renew = useMutation({
    mutationFn: () => call(renewCreatorLink, { params: { ...profile } }),
    onSuccess(saved) {
      onSuccess(saved);
      toast(words.renewed);
    },
    onError,
  });
  const [asked, setAsked] = useState<GivenField>();
  const pressed = useRef<HTMLElement>(null);
  const { levels, isIndexed, showsExplicit, linkKey } = settings;
  const whole = levels.profile;
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        {creatorFields.map((field) => (
          <Levels
            key={field}
            field={field}
            level={change.isPending ? (change.variables.levels?.[field] ?? levels[field]) : levels[field]}
            onChoose={(level, radio) => {
              if (level !== "public" || !isGiven(field)) return change.mutate({ levels: { [field]: level } });
              pressed.current = radio;
              setAsked(field);
            }}
          />
        ))}
      </div>
      {asked && (
        <ConfirmPublic
          field={asked}
          button={pressed}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            change.mutate({ levels: { [asked]: "public" } });
          }}
        />
      )}
      {whole !== "public" && (
        <p role="status" className="rounded-lg bg-sunken px-4 py-3 text-ink-2">
          {whole === "private" ? words.profilePrivate : words.profileLink} {words.othersAnalyse}{" "}
          <Link href="/model-dashboard#analyses" className="text-teal underline">
            {words.toVeto}
          </Link>
        </p>
      )}
      {Object.values(levels).includes("link") && (
        <OwnLink
          address={new URL(creatorLinkPath(profile, linkKey), location.origin).href}
          isRenewing={renew.isPending}
          onRenew={() => renew.mutate()}
        />
      )}
      <Tick
        label={words.isIndexed}
        hint={words.isIndexedHint}
        isOn={isIndexed}
        isDisabled={change.isPending}
        onChange={(on) => change.mutate({ isIndexed: on })}
      />
      <Tick
        label={words.showsExplicit}
        hint={words.showsExplicitHint}
        isOn={showsExplicit}
        isDisabled={change.isPending}
        onChange={(on) => change.mutate({ showsExplicit: on })}
      />
    </div>
  );
}

/** What only its owner can give: private until they show it. */
type GivenField = "earnings" | "subscribers";
const isGiven = (field: CreatorField): field is GivenField => field === "earnings" || field === "subscribers";

interface ConfirmPublicProps {
  field: GivenField;
  /** What was pressed, which gets the focus back. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  onConfirm: () => void;
}

/** What everybody sees from then on: the field alone does not say it. */
function ConfirmPublic({ field, button, onClose, onConfirm }: ConfirmPublicProps) {
  const { confirm } = useMessages(bundles.visibility).visibilityWords;
  const { title, lead, shown, note } = confirm[field];
  return (
    <OpenDialog onClose={onClose} title={title} lead={lead} button={button}>
      <ul className="grid list-disc gap-1 pl-5">
        {shown.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">{note}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <CancelButton onClick={onClose} />
        <Button look="primary" onClick={onConfirm}>
          {confirm.submit}
        </Button>
      </div>
    </OpenDialog>
  );
}

interface LevelsProps {
  field: CreatorField;
  level: VisibilityLevel;
  onChoose: (level: VisibilityLevel, radio: HTMLElement) => void;
}

/** One row of the matrix. */
function Levels({ field, level, onChoose }: LevelsProps) {
  const { visibilityWords: words } = useMessages(bundles.visibility);
  const id = useId();
  const { name, hint } = words.fields[field];
  return (
    <fieldset
      aria-describedby={`${id}-hint`}
      className="grid items-center gap-x-4 gap-y-1.5 border-t border-line pt-3 first:border-t-0 first:pt-0 @xl:grid-cols-[minmax(0,1fr)_auto]"
    >
      <legend className="sr-only">{name}</legend>
      <div className="min-w-0">
        <p aria-hidden className="font-medium">
          {name}
        </p>
        <p id={`${id}-hint`} className="text-ink-3">
          {hint}
        </p>
      </div>
      <div className="flex gap-1.5 @max-2xs:flex-col">
        {visibilityLevels.map((choice) => (
          <label
            key={choice}
            className="flex min-h-10 flex-auto cursor-pointer items-center justify-center gap-1.5 rounded-lg border border-line px-1.5 text-xs leading-tight has-checked:border-teal has-checked:bg-teal-soft has-checked:text-teal @sm:gap-2 @sm:px-3 @sm:text-sm"
          >
            <input
              type="radio"
              name={id}
              className="accent-teal"
              checked={level === choice}
              onChange={({ target }) => onChoose(choice, target)}
            />
            {words.levels[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What opens all that is open by link, to copy or to make anew. */
function OwnLink({ address, isRenewing, onRenew }: { address: string; isRenewing: boolean; onRenew: () => void }) {
  const { visibilityWords: words } = useMessages(bundles.visibility);
  return (
    <div className="grid gap-2.5">
      <InputField
        label={words.link}
        hint={words.linkHint}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <CopyLink look="plain" link={address} />
        <Button disabled={isRenewing} onClick={onRenew}>
          {words.renew}
        </Button>
        <span className="text-ink-3">{words.renewHint}</span>
      </div>
    </div>
  );
}
