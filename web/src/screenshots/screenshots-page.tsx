import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { CallError } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { ModelNotFound } from "../models/model-not-found.tsx";
import { titleOf, useModel } from "../models/use-model.ts";
import { Shell } from "../shell/shell.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { AddPicture } from "./add-picture.tsx";
import { ConfirmedScreenshot } from "./confirmed-screenshot.tsx";
import { OpenScreenshot } from "./open-screenshot.tsx";
import { useScreenshotActs, useScreenshots } from "./use-screenshots.ts";

/** Pictures of what platforms show a creator: added, confirmed figure by figure, taken away. */
export function ScreenshotsPage({ user, modelId }: { user: Person; modelId: number }) {
  const { screenshotWords: words } = useMessages(bundles.screenshots);
  const model = useModel(modelId);
  const screenshots = useScreenshots(modelId);
  const acts = useScreenshotActs(modelId);
  const error = model.error ?? screenshots.error;
  const isMissing = error instanceof CallError && error.status === 404;
  const retry = () => {
    model.refetch();
    screenshots.refetch();
  };
  return (
    <Shell
      user={user}
      title={titleOf(words.title, model)}
      description={!isMissing && <BackLink href={`/evidence/${modelId}`} label={words.back} />}
    >
      {isMissing ? <ModelNotFound error={error} /> : error && <LoadError error={error} onRetry={retry} />}
      {!error && (!model.data || !screenshots.data) && <Skeleton className="h-96" />}
      {model.data && screenshots.data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <AddPicture add={acts.add} />
          {screenshots.data.length === 0 && <Empty title={words.none} hint={words.noneHint} />}
          {screenshots.data.map((screenshot) =>
            screenshot.state === "open" ? (
              <OpenScreenshot key={screenshot.id} model={model.data} screenshot={screenshot} acts={acts} />
            ) : (
              <ConfirmedScreenshot key={screenshot.id} screenshot={screenshot} acts={acts} />
            ),
          )}
        </div>
      )}
    </Shell>
  );
}
