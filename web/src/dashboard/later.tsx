import type { Person } from "@fanradar/contract";
import type { ComponentProps } from "react";
import { part } from "../lib/part.tsx";
import { Skeleton } from "../ui/states.tsx";

export { QuickSubmit } from "./quick-submit.tsx";

// Parts that most never draw. The names of their files stand here, not in the dashboard's own file, whose size is promised.
const ClientPage = part(() => import("../portal/client-page.tsx").then((file) => file.ClientPage));
const Bar = part(() => import("./bulk-bar.tsx").then((file) => file.BulkBar));

/** The home of a client. */
export const ClientHome = ({ user }: { user: Person }) => (
  <ClientPage user={user} fallback={<Skeleton className="m-8 h-40" />} />
);

const Steps = part(() => import("../first-run/first-steps.tsx").then((file) => file.FirstSteps));

/** What is to do first in a new account. */
export const FirstSteps = (props: ComponentProps<typeof Steps>) => <Steps {...props} />;

const Hint = part(() => import("./move-hint.tsx").then((file) => file.MoveHint));

/** Of a shared workspace without models: how those of the personal one come here. */
export const MoveHint = () => <Hint />;

const Progress = part(() => import("./batch-progress.tsx").then((file) => file.BatchProgress));

/** How far models are that were added many at once. */
export const BatchProgress = (props: ComponentProps<typeof Progress>) => <Progress {...props} />;

/** What can be done with the selected models at once. */
export const BulkBar = (props: ComponentProps<typeof Bar>) => <Bar {...props} />;
