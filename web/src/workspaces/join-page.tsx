import { acceptInvite, openInvite, type Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useSession } from "../lib/session.ts";
import { VerifyFirst } from "../shell/unverified-bar.tsx";
import { useSignOut } from "../shell/use-sign-out.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Frame } from "../ui/frame.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { WorkspaceLogo } from "../ui/workspace-logo.tsx";

/** What the link of an invite opens: who invites to which workspace as what, and how one joins, with an account or on the way to one. */
export function JoinPage() {
  const { token = "" } = useParams();
  const { workspaceWords } = useMessages(bundles.workspaces);
  const words = workspaceWords.join;
  const user = useSession();
  const invite = useQuery({ ...callQuery(openInvite, { body: { token }, dependsOn: user?.id }), staleTime: 0 });
  if (invite.error instanceof CallError && invite.error.code === "token-used")
    return (
      <Frame title={words.over}>
        <p>{words.overHint}</p>
      </Frame>
    );
  const { data } = invite;
  return (
    <Frame title={words.title}>
      {invite.error && <LoadError error={invite.error} onRetry={() => invite.refetch()} />}
      {invite.isPending && <Skeleton className="h-40" />}
      {data && (
        <div className="grid gap-4">
          {data.logo !== "" && <WorkspaceLogo logo={data.logo} />}
          <p data-typed className="text-lg font-semibold wrap-anywhere" dir="auto">
            {data.workspace}
          </p>
          <p data-typed className="wrap-anywhere">
            {data.invitedBy === null ? words.leadUnknown : words.lead(data.invitedBy)}
          </p>
          <dl className="grid gap-1">
            <dt className="text-xs text-ink-3">{words.role}</dt>
            <dd className="font-medium">{workspaceWords.roles[data.role]}</dd>
            <dd className="text-ink-2">{workspaceWords.roleHints[data.role]}</dd>
            <dd className="text-ink-2">{data.seesEarnings ? words.earningsYes : words.earningsNo}</dd>
          </dl>
          <Ways token={token} isMember={data.isMember} recipient={data.recipient} user={user} />
          <p className="text-xs text-ink-3">{words.seen}</p>
        </div>
      )}
    </Frame>
  );
}

interface WaysProps {
  token: string;
  isMember: boolean;
  /** Whose account alone can accept it; null: anybody's. */
  recipient: string | null;
  /** Who is signed in; null for a visitor. */
  user: Person | null | undefined;
}

function Ways({ token, isMember, recipient, user }: WaysProps) {
  const words = useMessages(bundles.workspaces).workspaceWords.join;
  const accept = useMutation({
    mutationFn: () => call(acceptInvite, { body: { token } }),
    onSuccess: () => location.assign("/dashboard"),
  });
  if (!user) return <SignedOut token={token} recipient={recipient} />;
  if (!isMember && recipient !== null && recipient !== user.email)
    return <OtherAccount token={token} recipient={recipient} signedInAs={user.email} />;
  // A forwarded link lets others sign up by the address (0248).
  if (!isMember && recipient !== null && !user.isVerified)
    return (
      <div className="flex flex-wrap items-center gap-x-3 rounded-lg bg-sunken px-3.5 py-2">
        <VerifyFirst role="status" next={joinPath(token)} />
      </div>
    );
  return (
    <>
      {isMember && <p role="status">{words.already}</p>}
      {accept.error && (
        <p role="alert" className="text-bad">
          {accept.error instanceof CallError ? accept.error.reason : words.failed}
        </p>
      )}
      <div>
        <Button look="primary" disabled={accept.isPending} onClick={() => accept.mutate()}>
          {accept.isPending ? words.accepting : isMember ? words.open : words.accept}
        </Button>
      </div>
    </>
  );
}

const joinPath = (token: string) => `/join/${token}`;

const afterSignIn = (page: "login" | "signup", token: string) => `/${page}?next=${encodeURIComponent(joinPath(token))}`;

function SignedOut({ token, recipient }: Pick<WaysProps, "token" | "recipient">) {
  const words = useMessages(bundles.workspaces).workspaceWords.join;
  return (
    <>
      {recipient !== null && (
        <p data-typed className="wrap-anywhere">
          {words.sentTo(recipient)} {words.signUpWith(recipient)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Link href={afterSignIn("login", token)} className={buttonClass("primary")}>
          {words.signIn}
        </Link>
        <Link href={afterSignIn("signup", token)} className={buttonClass()}>
          {words.signUp}
        </Link>
      </div>
    </>
  );
}

/** The invite was mailed to an address that is not the account's: which one it was, and the ways on. */
function OtherAccount({ token, recipient, signedInAs }: { token: string; recipient: string; signedInAs: string }) {
  const words = useMessages(bundles.workspaces).workspaceWords.join;
  const signIn = useSignOut(afterSignIn("login", token));
  const signUp = useSignOut(afterSignIn("signup", token));
  const isPending = signIn.isPending || signUp.isPending;
  return (
    <div role="status" className="grid gap-3 rounded-lg bg-sunken p-3.5">
      <p data-typed className="wrap-anywhere">
        {words.sentTo(recipient)} {words.signedInAs(signedInAs)}
      </p>
      <p>{words.other}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" disabled={isPending} onClick={() => signIn.mutate()}>
          {words.switchAccount}
        </Button>
        <Button disabled={isPending} onClick={() => signUp.mutate()}>
          {words.signUp}
        </Button>
      </div>
    </div>
  );
}
