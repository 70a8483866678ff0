import { type ConnectOutcome, connectOutcomes } from "@fanradar/contract";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";

interface ConnectOutcomeNoticeProps {
  sentences: Record<ConnectOutcome, string>;
  /** Nothing is connected any more: a success is no longer said. */
  isOver?: boolean;
}

/** How the way to a platform and back ended, said once where the browser comes back to: a reload does not repeat it. */
export function ConnectOutcomeNotice({ sentences, isOver = false }: ConnectOutcomeNoticeProps) {
  const [path, navigate] = useLocation();
  const [outcome] = useState(() => {
    const ended = new URLSearchParams(location.search).get("connect");
    return connectOutcomes.find((one) => one === ended);
  });
  // Platforms append a fragment of their own, which is removed too.
  useEffect(() => {
    if (outcome) navigate(path, { replace: true });
  }, [outcome, path, navigate]);
  if (!outcome || (outcome === "done" && isOver)) return null;
  return (
    <p
      role={outcome === "done" ? "status" : "alert"}
      className={`mb-3 rounded-lg border border-line bg-sunken px-4 py-3 ${outcome === "done" ? "text-good" : "text-bad"}`}
    >
      {sentences[outcome]}
    </p>
  );
}
