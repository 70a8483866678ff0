import { listMailbox } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { CallError } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { NotFoundPage } from "../shell/not-found-page.tsx";
import { Button } from "../ui/button.tsx";
import { Brand, useTitle } from "../ui/frame.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { MailView } from "./mail-view.tsx";

/** Demo only: what would have been mailed, with its links ready to press. */
export function MailboxPage() {
  const words = useMessages(bundles.mailbox).mailboxWords;
  useTitle(words.title);
  const format = useFormat();
  const mails = useQuery(callQuery(listMailbox));
  if (mails.error instanceof CallError && mails.error.status === 404) return <NotFoundPage />;
  return (
    <main className="mx-auto grid max-w-3xl gap-6 px-4 py-8">
      <Link href="/" className="justify-self-start">
        <Brand />
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-xl font-semibold">{words.title}</h1>
          <p className="text-ink-3">{words.lead}</p>
        </div>
        <Button onClick={() => mails.refetch()}>{words.refresh}</Button>
      </div>
      {mails.isPending && <Skeleton className="h-40" />}
      {mails.error && <LoadError error={mails.error} onRetry={() => mails.refetch()} />}
      {mails.data?.length === 0 && <Empty title={words.empty} hint={words.emptyHint} />}
      {mails.data?.map((mail) => (
        <article key={mail.id} data-typed className="rounded-xl border border-line bg-card p-5">
          <header className="mb-3 flex flex-wrap justify-between gap-x-4 text-ink-3">
            <h2 className="font-semibold text-ink">{mail.subject}</h2>
            <time dateTime={mail.sentAt}>{dateAndTime(mail.sentAt, format)}</time>
            <p className="w-full">{words.to(mail.to)}</p>
          </header>
          <MailView html={mail.html} text={mail.text} />
        </article>
      ))}
    </main>
  );
}
