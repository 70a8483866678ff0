import { getConfirmWays, googleConfirmOutcomes, type Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { currentWords, useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { BrowserSessions } from "./browser-sessions.tsx";
import { ChangePassword } from "./change-password.tsx";
import { OwnData } from "./own-data.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SetPassword } from "./set-password.tsx";

/** What keeps an account its owner's: the settings' tab of security. */
export function SecurityParts({ user }: { user: Person }) {
  useGoogleOutcome();
  return (
    <div className="grid max-w-2xl gap-6">
      <Password user={user} />
      <Passkeys />
      <SecondFactor />
      <BrowserSessions />
      <OwnData />
    </div>
  );
}

function Password({ user }: { user: Person }) {
  const known = useQuery(callQuery(getConfirmWays));
  return known.data && !known.data.ways.includes("password") ? <SetPassword user={user} /> : <ChangePassword />;
}

/** Says how confirming with Google ended, once. */
function useGoogleOutcome() {
  const { accountWords } = useMessages(bundles.accounts);
  const [page, navigate] = useLocation();
  const answer = new URLSearchParams(useSearch()).get("google");
  useEffect(() => {
    const outcome = googleConfirmOutcomes.find((one) => one === answer);
    if (outcome === undefined) return;
    const isError = outcome !== "confirmed";
    const { toast: titles } = currentWords().interfaceWords;
    toast(isError ? titles.error : titles.success, { text: accountWords.confirm[outcome], isError });
    navigate(`${page}?tab=security`, { replace: true });
  }, [answer, page, navigate, accountWords]);
}
