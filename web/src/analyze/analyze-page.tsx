import { bundles } from "@fanradar/words";

import { useSearch } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { VisitorShell } from "../shell/visitor-shell.tsx";
import { Skeleton } from "../ui/states.tsx";
import { Start } from "./start.tsx";

const Analysed = part(() => import("./analysed.tsx").then((file) => file.Analysed));

/** The public analysis home page: the form, the analysis while it runs, the report. Which of them stands in the address. */
export function AnalyzePage() {
  const words = useMessages(bundles.analyze).analyzeWords;
  const modelId = new URLSearchParams(useSearch()).get("model") ?? "";
  return (
    <VisitorShell title={words.title} description={words.description}>
      {/^[1-9]\d{0,9}$/.test(modelId) ? (
        <Analysed fallback={<Skeleton className="h-96" />} key={modelId} modelId={Number(modelId)} />
      ) : (
        <Start />
      )}
    </VisitorShell>
  );
}
