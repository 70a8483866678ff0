import type { Model, Screenshot } from "@fanradar/contract";
import { bundles, relativeTime } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { useNow } from "../lib/use-now.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { Picture } from "./picture.tsx";
import { RemoveScreenshot } from "./remove-screenshot.tsx";
import { isBeingRead, type ScreenshotActs } from "./use-screenshots.ts";

interface OpenProps {
  model: Model;
  screenshot: Screenshot;
  acts: ScreenshotActs;
}

/** A picture whose figures wait for a person, with what to type beside it. */
export function OpenScreenshot({ model, screenshot, acts }: OpenProps) {
  const { screenshotWords: words } = useMessages(bundles.screenshots);
  const format = useFormat();
  const now = useNow();
  const { id, picture, width, height, addedAt } = screenshot;
  return (
    <section
      className="grid gap-4 rounded-xl border border-line bg-card p-4 md:p-5"
      aria-labelledby={`screenshot-${id}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`screenshot-${id}`} className="text-base font-semibold">
          {words.open}
        </h2>
        <time dateTime={addedAt} className="text-ink-3">
          {relativeTime(addedAt, now, format)}
        </time>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
        {picture && (
          <div className="lg:sticky lg:top-4 lg:self-start">
            <Picture name={picture} width={width} height={height} />
          </div>
        )}
        <div className="grid content-start gap-4">
          <p className="rounded-lg bg-sunken px-4 py-3 text-ink-2" role="status">
            {isBeingRead(screenshot) ? words.outcomes.reading : words.outcomes[screenshot.outcome ?? "gave-up"]}
          </p>
          <p className="text-ink-2" data-notice>
            {words.openLead}
          </p>
          <ConfirmForm model={model} screenshot={screenshot} confirm={acts.confirm} />
          <RemoveScreenshot id={id} remove={acts.remove} />
        </div>
      </div>
    </section>
  );
}
