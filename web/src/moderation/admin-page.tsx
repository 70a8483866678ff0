import { listCases, type Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import * as Tabs from "@radix-ui/react-tabs";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { NotFoundPage } from "../shell/not-found-page.tsx";
import { Shell } from "../shell/shell.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { CaseCard } from "./case-card.tsx";
import { MailForm } from "./mail-form.tsx";

const FeedbackList = part(() => import("./feedback-list.tsx").then((file) => file.FeedbackList));

const InstancePanel = part(() => import("../instance/instance-panel.tsx").then((file) => file.InstancePanel));

const UsersPanel = part(() => import("../admin/users-panel.tsx").then((file) => file.UsersPanel));
const AuditPanel = part(() => import("../admin/audit-panel.tsx").then((file) => file.AuditPanel));

const JobsPanel = part(() => import("../admin/jobs-panel.tsx").then((file) => file.JobsPanel));

const tabs = ["open", "decided", "users", "audit", "jobs", "instance", "feedback", "mails"] as const;
type Tab = (typeof tabs)[number];

/** What administrators decide, whose accounts there are, and what the instance is made of. To everybody else there is no such page. */
export function AdminPage({ user }: { user: Person }) {
  const { adminWords: words } = useMessages(bundles.moderation);
  const [, navigate] = useLocation();
  const named = new URLSearchParams(useSearch()).get("tab");
  const tab: Tab = tabs.find((one) => one === named) ?? "open";
  if (user.userType !== "admin") return <NotFoundPage />;
  return (
    <Shell user={user} title={words.title} description={words.description}>
      <Tabs.Root value={tab} onValueChange={(value) => navigate(`/admin?tab=${value}`, { replace: true })}>
        <Tabs.List className="mb-5 flex flex-wrap gap-1.5">
          {tabs.map((one) => (
            <Tabs.Trigger
              key={one}
              value={one}
              className="min-h-10 rounded-lg border border-line px-3.5 font-semibold data-[state=active]:border-teal data-[state=active]:bg-teal-soft data-[state=active]:text-teal"
            >
              {words[one]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="open">
          <Cases state="open" />
        </Tabs.Content>
        <Tabs.Content value="decided">
          <Cases state="decided" />
        </Tabs.Content>
        <Tabs.Content value="users">
          <UsersPanel user={user} fallback={<Skeleton className="h-60" />} />
        </Tabs.Content>
        <Tabs.Content value="audit">
          <AuditPanel fallback={<Skeleton className="h-60" />} />
        </Tabs.Content>
        <Tabs.Content value="jobs">
          <JobsPanel fallback={<Skeleton className="h-60" />} />
        </Tabs.Content>
        <Tabs.Content value="instance">
          <InstancePanel user={user} fallback={<Skeleton className="h-60" />} />
        </Tabs.Content>
        <Tabs.Content value="feedback">
          <FeedbackList fallback={<Skeleton className="h-60" />} />
        </Tabs.Content>
        <Tabs.Content value="mails">
          <MailForm />
        </Tabs.Content>
      </Tabs.Root>
    </Shell>
  );
}

function Cases({ state }: { state: "open" | "decided" }) {
  const { adminWords: words } = useMessages(bundles.moderation);
  const { data, error, refetch } = useQuery({
    ...callQuery(listCases, { query: { state } }),
    // Others report and decide meanwhile.
    staleTime: 0,
  });
  if (error) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="h-60" />;
  if (data.length === 0)
    return (
      <div className="rounded-xl border border-line bg-card">
        {state === "open" ? (
          <Empty title={words.none} hint={words.noneHint} />
        ) : (
          <Empty title={words.noneDecided} hint={words.noneDecidedHint} />
        )}
      </div>
    );
  return (
    <ul className="grid gap-4">
      {data.map((one) => (
        <li key={one.id}>
          <CaseCard found={one} />
        </li>
      ))}
    </ul>
  );
}
