import { bundles } from "@fanradar/words";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useMay } from "../lib/rights.ts";
import { useSession } from "../lib/session.ts";
import { OpenFrame } from "../shell/open-frame.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Skeleton } from "../ui/states.tsx";
import { Tour } from "./tour.tsx";
import { readSampleAddress, sampleAddress, tourSteps } from "./tour-steps.ts";

const Agency = part(() => import("./sample-agency.tsx").then((file) => file.SampleAgencyView));
const Report = part(() => import("./sample-report-of.tsx").then((file) => file.SampleReportOf));

/** Where a tour was left, on this device. */
const key = "fanradar-tour";

/** The dashboard and the reports of an agency of made-up creators, made when the web was built: of no account, and with nothing to change. */
export function SamplePage() {
  const { sampleWords: words } = useMessages(bundles.firstRun);
  const [, navigate] = useLocation();
  const { model, tour } = readSampleAddress(useSearch());
  const user = useSession();
  const may = useMay();
  const [left, setLeft] = useState(() => readSampleAddress(`?tour=${localStorage.getItem(key)}`).tour);
  const goTo = (place: number) => {
    localStorage.setItem(key, String(place));
    setLeft(place);
    navigate(sampleAddress({ tour: place }), { replace: true });
  };
  // Who has seen the last step begins anew.
  const resumed = left !== undefined && left > 1 && left < tourSteps.length ? left : undefined;
  const begin = { href: "/submit", label: words.begin };
  const join = { href: "/signup", label: words.join };
  const ending = user ? begin : join;
  const canBegin = !user || may("model.submit");
  return (
    <OpenFrame
      title={words.title}
      description={words.description}
      lead={words.lead}
      actions={
        tour === undefined && (
          <>
            <Button onClick={() => goTo(resumed ?? 1)}>{resumed ? words.resume : words.take}</Button>
            {canBegin && (
              <Link href={ending.href} className={buttonClass("primary")}>
                {ending.label}
              </Link>
            )}
          </>
        )
      }
    >
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${tour === undefined ? "" : "pb-56"}`}>
        <p className="sticky top-0 z-10 -mx-4 -my-2 flex min-h-14 flex-wrap items-center gap-3 bg-paper px-4 py-2 md:-mx-8 md:px-8">
          <Badge tone="warn">{words.mark}</Badge>
          {model !== undefined && (
            <Link href="/sample" className="flex min-h-10 items-center gap-2 text-teal hover:underline">
              <ArrowLeft size={16} aria-hidden />
              {words.back}
            </Link>
          )}
        </p>
        {model === undefined ? (
          <Agency fallback={<Skeleton className="h-[44rem]" />} />
        ) : (
          <Report key={model} id={model} fallback={<Skeleton className="h-[44rem]" />} />
        )}
      </div>
      {tour !== undefined && (
        <Tour
          key={tour}
          place={tour}
          onGo={goTo}
          onLeave={() => navigate(sampleAddress({ model }), { replace: true })}
          ending={canBegin ? ending : { href: "/dashboard", label: words.leave }}
        />
      )}
    </OpenFrame>
  );
}
