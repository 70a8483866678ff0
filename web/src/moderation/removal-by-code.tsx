import { listClaims, removeByCode, startClaim } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { ProfileForm, type ProvableProfile } from "../creators/profile-form.tsx";
import { useStartedClaim } from "../creators/started-claim.ts";
import { call, reasonOf } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { useSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { InputField } from "../ui/input-field.tsx";

/** Removes the profile whose bio carries the person's code. */
export function RemovalByCode() {
  const { removalWords: words } = useMessages(bundles.moderation);
  const user = useSession();
  const [profile, setProfile] = useState<ProvableProfile>();
  if (user === undefined) return null;
  if (user === null)
    return (
      <Link href="/login?next=/removal" className={`${buttonClass()} justify-self-start`}>
        {words.signIn}
      </Link>
    );
  if (!user.isVerified) return <p role="status">{words.verifyFirst}</p>;
  return profile ? (
    <Code {...profile} />
  ) : (
    <ProfileForm
      name="removal-profile"
      words={{ platform: words.platform, profile: words.profile, hint: words.profileHint, submit: words.go }}
      onChosen={setProfile}
    />
  );
}

function Code({ platform, handle }: ProvableProfile) {
  const { removalWords: words } = useMessages(bundles.moderation);
  const client = useQueryClient();
  const started = useStartedClaim({ platform, handle });
  const onError = (error: Error) => toast(words.failed, { text: reasonOf(error), isError: true });
  const begin = useMutation({
    mutationFn: () => call(startClaim, { params: { platform, handle } }),
    onSuccess: () => invalidate(client, listClaims),
    onError,
  });
  const remove = useMutation({
    mutationFn: () => call(removeByCode, { params: { platform, handle } }),
    onSuccess({ state }) {
      if (state === "removed" || state === "hidden") client.clear();
    },
    onError,
  });
  const state = remove.data?.state;
  if (state === "removed" || state === "hidden")
    return (
      <div role="status" className="grid gap-1">
        <p className="font-semibold">{state === "removed" ? words.removedTitle : words.hiddenTitle}</p>
        <p className="text-ink-2">{words[state]}</p>
      </div>
    );
  if (!started)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p data-typed className="wrap-anywhere font-medium">
          @{handle}
        </p>
        <Button disabled={begin.isPending} onClick={() => begin.mutate()}>
          {words.getCode}
        </Button>
      </div>
    );
  const { code, bioPage } = started;
  return (
    <div className="grid gap-3">
      <InputField
        label={words.yourCode}
        hint={words.codeHint}
        readOnly
        value={code}
        onFocus={({ target }) => target.select()}
      />
      {bioPage && (
        <a href={bioPage} target="_blank" rel="noreferrer noopener" className="font-semibold text-teal underline">
          {words.toBio}
        </a>
      )}
      <p className="text-ink-2">{words.sure}</p>
      {(state === "absent" || state === "unread") && <p role="alert">{words[state]}</p>}
      <Button
        className="justify-self-start border-bad text-bad"
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {remove.isPending ? words.checking : words.checkCode}
      </Button>
    </div>
  );
}
