import { getConfirmWays, type Person, providerConfirmOutcomes } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { currentWords, useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useInstance } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { BrowserSessions } from "./browser-sessions.tsx";
import { ChangePassword } from "./change-password.tsx";
import { OwnData } from "./own-data.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SetPassword } from "./set-password.tsx";

/** What keeps an account its owner's: the settings' tab of security. */
export function SecurityParts({ user }: { user: Person }) {
  useProviderOutcome();
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

/** Says how confirming with a provider ended, once. */
function useProviderOutcome() {
  const { confirmWords: words } = useMessages(bundles.security);
  const [page, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const [answer, provider] = [query.get("outcome"), query.get("provider")];
  const name = useInstance()?.providers.find(({ id }) => id === provider)?.name;
  useEffect(() => {
    const outcome = providerConfirmOutcomes.find((one) => one === answer);
    if (outcome === undefined || name === undefined) return;
    const isError = outcome !== "confirmed";
    const text = outcome === "confirmed" ? words.confirmed : words[outcome](name);
    const { toast: titles } = currentWords().interfaceWords;
    toast(isError ? titles.error : titles.success, { text, isError });
    navigate(`${page}?tab=security`, { replace: true });
  }, [answer, name, page, navigate, words]);
}
