import { type ConsentRequest, openConsent } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { CallError } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { ConnectOutcomeNotice } from "../ui/connect-outcome.tsx";
import { Frame } from "../ui/frame.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { WorkspaceLogo } from "../ui/workspace-logo.tsx";
import { InvitedAccountItem } from "./invited-account.tsx";
import { LinkingQuestion } from "./linking-question.tsx";

/** Of what was just connected, until it is read for the first time. */
const firstReadingMs = 5_000;

/** What an invite's link opens: who asks a creator for what, what she gave, and how she ends it. Needs no account. */
export function ConsentPage() {
  const { token = "" } = useParams();
  const { consentWords: words } = useMessages(bundles.consents);
  const request = useQuery({
    ...callQuery(openConsent, { body: { token } }),
    // Answered in another window, or read, meanwhile.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.accounts.some((account) => account.state === "connected" && account.lastReadAt === null)
        ? firstReadingMs
        : false,
  });
  if (request.error instanceof CallError && request.error.code === "not-found")
    return (
      <Frame title={words.invalid}>
        <ConnectOutcomeNotice sentences={words.outcomes} />
        <p>{words.invalidHint}</p>
      </Frame>
    );
  const isOver = request.data?.state === "closed" && request.data.accounts.length === 0 && !request.data.linking;
  const isUnconnected = request.data?.accounts.every((account) => account.state !== "connected") ?? false;
  return (
    <Frame title={isOver ? words.closed : words.title}>
      <ConnectOutcomeNotice sentences={words.outcomes} isOver={isOver || isUnconnected} />
      {request.error && <LoadError error={request.error} onRetry={() => request.refetch()} />}
      {request.isPending && <Skeleton className="h-96" />}
      {request.data &&
        (isOver ? words.closedHint(request.data.sender.name) : <Request {...request.data} token={token} />)}
    </Frame>
  );
}

function Request({ token, ...request }: ConsentRequest & { token: string }) {
  const { consentWords: words } = useMessages(bundles.consents);
  const { sender, note, accounts, linking, state, hasReminder } = request;
  // A team's members see what she allows, not the one who asks alone.
  const readers = sender.workspace || sender.name;
  return (
    <div className="grid gap-5">
      {sender.workspace !== "" && (
        <div className="flex flex-wrap items-center gap-3">
          {sender.logo !== "" && <WorkspaceLogo logo={sender.logo} />}
          <p data-typed dir="auto" className="text-lg font-semibold wrap-anywhere">
            {sender.workspace}
          </p>
        </div>
      )}
      <p className="text-base">
        <b data-typed dir="auto" className="font-semibold wrap-anywhere">
          {sender.name}
        </b>{" "}
        <span data-typed className="wrap-anywhere">
          ({sender.email})
        </span>{" "}
        {words.asks} {accounts.length > 0 && <span data-typed>{words.seenBy(readers)}</span>}
      </p>
      {note !== null && (
        <figure className="rounded-lg bg-sunken px-4 py-3">
          <figcaption className="text-xs text-ink-3">{words.note}</figcaption>
          <blockquote data-typed dir="auto" className="whitespace-pre-line wrap-anywhere">
            {note}
          </blockquote>
        </figure>
      )}
      {accounts.length > 0 && (
        <ul className="grid divide-y divide-line border-y border-line">
          {accounts.map((account) => (
            <InvitedAccountItem
              key={account.platform}
              token={token}
              account={account}
              isOpen={state === "open"}
              hasReminder={hasReminder}
            />
          ))}
        </ul>
      )}
      {linking && <LinkingQuestion token={token} name={readers} linking={linking} isOpen={state === "open"} />}
      {accounts.length > 0 && (
        <section aria-labelledby="about" className="grid gap-2">
          <h2 id="about" className="font-semibold">
            {words.about.title}
          </h2>
          <ul className="grid list-disc gap-2 pl-5 text-ink-2">
            <li data-typed>{words.about.who(readers)}</li>
            <li>{words.about.often}</li>
            <li>{words.about.how}</li>
            <li>{words.about.never}</li>
          </ul>
        </section>
      )}
    </div>
  );
}
