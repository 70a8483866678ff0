import { getModel, listGuestModels, type Model, submitGuestModel } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery, invalidate } from "../lib/queries.ts";
import { useSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { Skeleton } from "../ui/states.tsx";

// Few visitors have been here before.
const OwnAnalyses = part(() => import("./own-analyses.tsx").then((file) => file.OwnAnalyses));
const SubmitBox = part(() => import("../models/submit-box.tsx").then((file) => file.SubmitBox));

const TrendingStrip = part(() => import("../creators/trending-strip.tsx").then((file) => file.TrendingStrip));

const SampleReport = part(() => import("./sample-report.tsx").then((file) => file.SampleReportCard));

const cardClass = "min-w-0 rounded-xl border border-line bg-card p-5 md:p-6";

/** The form beside what comes of it, what this visitor started before, and a sample. */
export function Start() {
  const words = useMessages(bundles.analyze).analyzeWords;
  const user = useSession();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  // Once: from then on the draft keeps it, and what is typed over it.
  const [filledIn] = useState(() => location.search);
  useEffect(() => {
    if (location.search !== "") navigate("/analyze", { replace: true });
  }, [navigate]);
  const mine = useQuery(callQuery(listGuestModels));
  const open = (model: Model) => {
    client.setQueryData(callQuery(getModel, { params: { id: model.id } }).queryKey, model);
    void invalidate(client, listGuestModels);
    toast(words.started, { text: words.startedText });
    navigate(`/analyze?model=${model.id}`);
  };
  return (
    <div className="grid gap-8">
      <div className="grid max-w-[72ch] gap-2">
        <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
        <p className="text-base text-ink-2">{words.lead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section className={cardClass} aria-labelledby="analyze">
          <h2 id="analyze" className="mb-4 text-base font-semibold">
            {words.form}
          </h2>
          {user === undefined ? (
            <Skeleton className="h-96" />
          ) : (
            <SubmitBox
              key={user?.id ?? "visitor"}
              fallback={<Skeleton className="h-96" />}
              user={user}
              submission={submitGuestModel}
              search={filledIn}
              onSubmitted={open}
            />
          )}
        </section>
        <div className="grid gap-6">
          {mine.data && mine.data.length > 0 && (
            <OwnAnalyses fallback={<Skeleton className="h-40" />} models={mine.data} />
          )}
          <section className={cardClass} aria-labelledby="gets">
            <h2 id="gets" className="mb-3 text-base font-semibold">
              {words.gets}
            </h2>
            <ul className="grid gap-2.5">
              {words.getsList.map((line) => (
                <li key={line} className="flex gap-2.5 text-ink-2">
                  <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-teal" />
                  {line}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <TrendingStrip fallback={<Skeleton className="h-96" />} />
      <SampleReport fallback={<Skeleton className="h-44" />} />
    </div>
  );
}
