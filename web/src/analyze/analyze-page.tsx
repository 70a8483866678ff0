import { rooms } from "@fanradar/words";
import { lazy, Suspense } from "react";
import { useSearch } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { VisitorShell } from "../shell/visitor-shell.tsx";
import { Skeleton } from "../ui/states.tsx";
import { Start } from "./start.tsx";

const Analysed = lazy(() => import("./analysed.tsx").then((part) => ({ default: part.Analysed })));

/** The public analysis home page: the form, the analysis while it runs, the report. Which of them stands in the address. */
export function AnalyzePage() {
  const words = useMessages(rooms.analyze).analyzeWords;
  const asked = new URLSearchParams(useSearch()).get("model") ?? "";
  return (
    <VisitorShell title={words.title} description={words.description}>
      {/^[1-9]\d{0,9}$/.test(asked) ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <Analysed key={asked} modelId={Number(asked)} />
        </Suspense>
      ) : (
        <Start />
      )}
    </VisitorShell>
  );
}
