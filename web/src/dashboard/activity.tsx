import type { Person } from "@fanradar/contract";
import { useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useNear } from "../lib/use-near.ts";
import { Skeleton } from "../ui/states.tsx";

const ActivityList = part(() => import("./activity-list.tsx").then((file) => file.ActivityList));

/** What happened lately. It is read once this comes near the screen: at first it is mostly below. */
export function Activity({ user }: { user: Person }) {
  const [box, isNear] = useNear<HTMLElement>();
  const words = useWords().dashboardWords;
  const waiting = <Skeleton className="h-40" />;
  return (
    <section ref={box}>
      <h2 className="mb-2 text-base font-semibold">{words.activity}</h2>
      {isNear ? <ActivityList user={user} fallback={waiting} /> : waiting}
    </section>
  );
}
