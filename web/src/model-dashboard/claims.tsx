import { endClaim, listClaims, type ModelDashboard, type Person } from "@fanradar/contract";
import { bundles, dateAndTime, platformWords } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { type ClaimedProfile, ClaimPanel } from "../creators/claim-panel.tsx";
import { ProfileForm } from "../creators/profile-form.tsx";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { DashboardSection } from "./section.tsx";

type Claim = z.infer<typeof listClaims.output>[number];

interface ClaimsProps {
  user: Person;
  claims: Claim[];
  claimable: ModelDashboard["claimable"];
  isClaimed: boolean;
}

const nameOf = ({ platform, handle }: ClaimedProfile) => `${platform} ${handle.toLowerCase()}`;

/** Claims under way, those of others on what is theirs first; and the way to begin one. */
export function Claims({ user, claims, claimable, isClaimed }: ClaimsProps) {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  const [chosen, setChosen] = useState<ClaimedProfile[]>([]);
  const underWay = new Set(claims.map(nameOf));
  // The code of a profile that another has claimed is shown with what it is for, once.
  const contested = new Set(claims.filter(({ state }) => state === "contested").map(nameOf));
  const shown = claims.filter((claim) => claim.state !== "code" || !contested.has(nameOf(claim)));
  const begun = [...chosen, ...claimable].filter(
    (one, index, all) =>
      !underWay.has(nameOf(one)) && all.findIndex((other) => nameOf(other) === nameOf(one)) === index,
  );
  if (!user.isVerified && shown.length + begun.length === 0) return null;
  return (
    <DashboardSection title={words.claims} anchor="claims">
      {shown.map((claim) => (
        <UnderWay key={`${nameOf(claim)} ${claim.state}`} user={user} claim={claim} />
      ))}
      {begun.map((profile) => (
        <Claiming key={nameOf(profile)} profile={profile}>
          <ClaimPanel profile={profile} user={user} />
        </Claiming>
      ))}
      {user.isVerified && (
        <div className="grid gap-3 border-t border-line pt-4">
          <h3 className="font-semibold">
            {isClaimed || begun.length + claims.length > 0 ? words.another : words.whichProfile}
          </h3>
          <ProfileForm
            name="claim"
            words={{ platform: words.platform, profile: words.handle, hint: words.whichHint, submit: words.choose }}
            onChosen={(profile) => setChosen([profile, ...chosen])}
          />
        </div>
      )}
    </DashboardSection>
  );
}

function Claiming({ profile, children }: { profile: ClaimedProfile; children: React.ReactNode }) {
  const { claimWords } = useMessages(bundles.claims);
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-semibold wrap-anywhere" data-typed>
        {claimWords.titleOf(platformWords[profile.platform], profile.handle)}
      </h3>
      {children}
    </div>
  );
}

function UnderWay({ user, claim }: { user: Person; claim: Claim }) {
  const { claimWords } = useMessages(bundles.claims);
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  const format = useFormat();
  const client = useQueryClient();
  const { platform, handle, state, until } = claim;
  const giveUp = useMutation({
    mutationFn: () => call(endClaim, { params: { platform, handle } }),
    onSuccess: () => invalidate(client, listClaims),
    onError: toastError,
  });
  const when = dateAndTime(until, format);
  if (state === "waiting")
    return (
      <div className="grid justify-items-start gap-1 border-t border-line pt-4">
        <p className="font-semibold wrap-anywhere" data-typed>
          {claimWords.waiting(handle)}
        </p>
        <p className="text-ink-2">{claimWords.noticeUntil(when)}</p>
        <Button look="quiet" disabled={giveUp.isPending} onClick={() => giveUp.mutate()}>
          {words.giveUp}
        </Button>
      </div>
    );
  return (
    <Claiming profile={claim}>
      {state === "contested" && (
        <div role="alert" className="rounded-lg border border-coral p-3">
          <p className="font-semibold wrap-anywhere" data-typed>
            {claimWords.contested(handle)}
          </p>
          <p className="text-ink-2">{claimWords.contestedHint(when)}</p>
        </div>
      )}
      <ClaimPanel profile={{ platform, handle }} user={user} />
      {state === "code" && (
        <Button look="quiet" className="justify-self-start" disabled={giveUp.isPending} onClick={() => giveUp.mutate()}>
          {words.giveUp}
        </Button>
      )}
    </Claiming>
  );
}
