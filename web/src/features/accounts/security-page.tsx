import { getConfirmWays, googleConfirmOutcomes, type Person } from "@fanradar/contract";
import { interfaceWords } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { call } from "../../app/call.ts";
import { keys } from "../../app/query-client.ts";
import { Shell } from "../../app/shell.tsx";
import { toast } from "../../ui/toast.ts";
import { BrowserSessions } from "./browser-sessions.tsx";
import { ChangePassword } from "./change-password.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SetPassword } from "./set-password.tsx";

const words = interfaceWords.security;

/** What keeps an account its owner's. The settings' Security tab takes these parts over with its issue. */
export function SecurityPage({ user }: { user: Person }) {
  useGoogleOutcome();
  return (
    <Shell user={user} title={words.title} description={words.description}>
      <div className="grid max-w-2xl gap-6">
        <Password user={user} />
        <SecondFactor />
        <BrowserSessions />
      </div>
    </Shell>
  );
}

function Password({ user }: { user: Person }) {
  const known = useQuery({ queryKey: keys.confirmWays, queryFn: () => call(getConfirmWays) });
  return known.data && !known.data.ways.includes("password") ? <SetPassword user={user} /> : <ChangePassword />;
}

/** Says how confirming with Google ended, once. */
function useGoogleOutcome() {
  const [page, navigate] = useLocation();
  const told = new URLSearchParams(useSearch()).get("google");
  useEffect(() => {
    const outcome = googleConfirmOutcomes.find((one) => one === told);
    if (outcome === undefined) return;
    const isError = outcome !== "confirmed";
    const { error, success } = interfaceWords.toast;
    toast(isError ? error : success, { text: interfaceWords.confirm[outcome], isError });
    navigate(page, { replace: true });
  }, [told, page, navigate]);
}
