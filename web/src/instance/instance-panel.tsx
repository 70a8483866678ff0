import {
  getInstanceState,
  type InstancePart,
  type InstanceState,
  instanceParts,
  type Person,
} from "@fanradar/contract";
import { bundles, exactNumber } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { DrillResult } from "./drill-result.tsx";
import { InstanceName } from "./instance-name.tsx";
import { PartCheck } from "./part-check.tsx";
import { PlatformStanding } from "./platform-standing.tsx";
import { SignUpRuleForm } from "./sign-up-rule.tsx";

/** Parts that this instance has: only they can be tested, and count for the checklist. */
function partsSetUp({ mail, platforms, providers, model, mode }: InstanceState): ReadonlySet<InstancePart> {
  const reads = (name: "instagram" | "x") => platforms.some(({ platform, isRead }) => platform === name && isRead);
  const isSetUp: Record<InstancePart, boolean> = {
    database: true,
    clock: true,
    storage: true,
    mail: mode === "demo" || mail.server !== null,
    instagram: reads("instagram"),
    x: reads("x"),
    providers: providers.length > 0,
    model: model !== null,
  };
  return new Set(instanceParts.filter((part) => isSetUp[part]));
}

/** What the instance is made of: how far its set-up is, each part with a test by one real call, and its name. */
export function InstancePanel({ user }: { user: Person }) {
  const words = useMessages(bundles.instance).instanceWords;
  const { interfaceWords } = useWords();
  const format = useFormat();
  const { data, error, refetch } = useQuery({ ...callQuery(getInstanceState), staleTime: 0 });
  if (error) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="h-60" />;
  const setUp = partsSetUp(data);
  const passed = data.checks.filter(({ part, state }) => setUp.has(part) && state === "ok");
  const connected = data.platforms.filter(({ connects }) => connects);
  return (
    <div className="grid gap-5">
      <section className="grid gap-1 rounded-xl border border-line bg-card p-5">
        <h2 className="font-semibold">{words.title}</h2>
        <p data-notice role="status" className="text-ink-2">
          {passed.length === setUp.size ? words.allDone : words.progress(passed.length, setUp.size)}
        </p>
        <p className="flex flex-wrap gap-x-4 text-ink-3" data-typed>
          <span>
            {words.version} {data.version}
          </span>
          {data.workers > 0 && <span>{words.workers(exactNumber(data.workers, format))}</span>}
        </p>
        {data.workers === 0 && <p className="font-medium text-bad">{words.noWorkers}</p>}
      </section>
      <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line">
        {instanceParts.map((part) => (
          <li key={part} className="bg-card px-4 py-3.5">
            <PartCheck
              part={part}
              isSetUp={setUp.has(part)}
              check={data.checks.find((check) => check.part === part)}
              email={user.email}
            >
              {part === "mail" && setUp.has(part) && (
                <p className="text-ink-3" data-typed>
                  {words.sender}: <span className="wrap-anywhere">{data.mail.from}</span>
                  {data.unsentMails > 0 && ` · ${words.unsent(exactNumber(data.unsentMails, format))}`}
                </p>
              )}
              {data.platforms
                .filter(({ platform }) => platform === part && setUp.has(part))
                .map((platform) => (
                  <PlatformStanding key={platform.platform} platform={platform} />
                ))}
            </PartCheck>
          </li>
        ))}
      </ul>
      <p className="text-ink-2">
        {connected.length === 0
          ? words.connectsNone
          : `${words.connects} ${connected.map(({ platform }) => interfaceWords.platforms[platform]).join(", ")}`}
      </p>
      <DrillResult drill={data.drill} />
      <InstanceName name={data.name} />
      <SignUpRuleForm signUp={data.signUp} />
    </div>
  );
}
