import { type ConnectOutcome, connectOutcomes } from "@fanradar/contract";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";

/** How the way to a platform and back ended, said once where the browser comes back to: a reload does not repeat it. */
export function ConnectOutcomeNotice({ sentences }: { sentences: Record<ConnectOutcome, string> }) {
  const [path, navigate] = useLocation();
  const [outcome] = useState(() => {
    const ended = new URLSearchParams(location.search).get("connect");
    return connectOutcomes.find((one) => one === ended);
  });
  // Platforms append a fragment of their own, which is removed too.
  useEffect(() => {
    if (outcome) navigate(path, { replace: true });
  }, [outcome, path, navigate]);
  if (!outcome) return null;
  return (
    <p
      role={outcome === "done" ? "status" : "alert"}
      className={`mb-3 rounded-lg border border-line bg-sunken px-4 py-3 ${outcome === "done" ? "text-good" : "text-bad"}`}
    >
      {sentences[outcome]}
    </p>
  );
}
