import type { Person } from "@fanradar/contract";
import type { ComponentProps } from "react";
import { useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/states.tsx";
import { QuickSubmit } from "./quick-submit.tsx";

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

interface BesideProps {
  mayAdd: boolean;
  /** Shows the first steps, where they are hidden. */
  onSteps: false | (() => void) | undefined;
}

/** Beside the activity: a box for another model. */
export function Beside({ mayAdd, onSteps }: BesideProps) {
  const words = useWords().dashboardWords;
  return (
    <div className="grid content-start gap-3">
      {mayAdd && <QuickSubmit />}
      {onSteps && (
        <Button look="quiet" className="justify-self-start" onClick={onSteps}>
          {words.firstSteps}
        </Button>
      )}
    </div>
  );
}
