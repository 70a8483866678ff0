import { bundles, dateAndTime } from "@fanradar/words";
import { use, useId } from "react";
import { useLocation } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { addressOfVersion } from "./address-of-version.ts";
import { ReportExtras } from "./report-extras.tsx";
import { useVersion } from "./use-report.ts";

/** Steps through the versions of the report, the oldest at its start: charts and figures become those of that day. */
export function VersionSlider() {
  const { modelId, versions } = use(ReportExtras);
  const words = useMessages(bundles.reports).reportWords;
  const format = useFormat();
  const [, navigate] = useLocation();
  const version = useVersion();
  const id = useId();
  const newest = versions.length - 1;
  // The address knows before the report is there, so that two quick presses are two steps.
  const at = version === undefined ? 0 : versions.findIndex((one) => one.id === version);
  const shown = versions[at];
  if (!shown) return null;
  const when = dateAndTime(shown.createdAt, format);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label htmlFor={id} className="font-medium text-ink-2">
        {words.versionShown}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={newest}
        value={newest - at}
        aria-valuetext={when}
        onChange={({ target }) =>
          navigate(addressOfVersion(modelId, versions, newest - Number(target.value)), { replace: true })
        }
        className="min-h-11 w-56 max-w-full accent-teal"
      />
      <time dateTime={shown.createdAt} className="num text-ink-2">
        {when}
      </time>
    </div>
  );
}
