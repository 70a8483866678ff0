import type { Screenshot } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Badge, PlatformBadge } from "../ui/badge.tsx";
import { CheckList } from "../ui/check-list.tsx";
import { Figure } from "../ui/figure.tsx";
import { Crop } from "./crop.tsx";
import { Picture } from "./picture.tsx";
import { RemoveScreenshot } from "./remove-screenshot.tsx";
import type { ScreenshotActs } from "./use-screenshots.ts";

/** What was confirmed from a picture, and how far that is to be trusted. */
export function ConfirmedScreenshot({ screenshot, acts }: { screenshot: Screenshot; acts: ScreenshotActs }) {
  const { screenshotWords: words } = useMessages(bundles.screenshots);
  const { evidenceWords, screenshotCheckWords } = useMessages(bundles.evidence);
  const names = evidenceWords.typing.metrics;
  const format = useFormat();
  const isChecked = screenshot.figures.every(({ fact }) => fact.trust === "screenshot");
  const { id, picture, width, height, platform, observedOn, figures, checks } = screenshot;
  // Checked and typed figures of one picture each carry the checks of the whole picture.
  const once = checks.filter(({ rule }, place) => checks.findIndex((one) => one.rule === rule) === place);
  return (
    <section
      className="grid gap-4 rounded-xl border border-line bg-card p-4 md:p-5"
      aria-labelledby={`screenshot-${id}`}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`screenshot-${id}`} className="text-base font-semibold">
          {words.confirmed}
        </h2>
        {platform && <PlatformBadge platform={platform} />}
        <Badge {...(isChecked && { tone: "good" as const })}>{isChecked ? words.checked : words.typed}</Badge>
        {observedOn && (
          <time dateTime={observedOn} className="text-ink-3">
            {shortDate(observedOn, format)}
          </time>
        )}
      </header>
      <dl className="grid max-w-2xl gap-2">
        {figures.map(({ metric, shown, crop, fact }) => (
          <div key={metric} className="flex items-baseline justify-between gap-3 border-b border-line pb-2">
            <dt className="grid gap-1 text-ink-2">
              {names[metric]}
              {crop && <Crop name={crop} of={names[metric]} />}
            </dt>
            <dd className="text-right font-semibold">
              <Figure fact={fact} withRange className="text-right" />
              <span className="block text-xs font-normal text-ink-3" data-typed>
                {words.shownAs(shown)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <CheckList checks={once} words={screenshotCheckWords} />
      {checks.length > 0 && <p className="text-xs text-ink-3">{words.notProof}</p>}
      {picture ? (
        <div className="max-w-sm">
          <Picture name={picture} width={width} height={height} />
        </div>
      ) : (
        <p className="text-ink-3">{words.deleted}</p>
      )}
      <RemoveScreenshot id={id} remove={acts.remove} />
    </section>
  );
}
