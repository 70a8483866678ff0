import { type Person, submitModel } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { toastDone } from "../lib/toast-error.ts";
import { Shell } from "../shell/shell.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { Skeleton } from "../ui/states.tsx";
import { invalidateModels } from "./invalidate-models.ts";

const SubmitBox = part(() => import("./submit-box.tsx").then((file) => file.SubmitBox));

/** Submits one model or many: a pasted one leads to its live report, the form and a list to the dashboard. */
export function SubmitPage({ user }: { user: Person }) {
  const words = useMessages(bundles.submit).submitWords;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  // Once: from then on the box keeps it, and what is typed over it.
  const [filledIn] = useState(() => location.search);
  useEffect(() => {
    if (location.search !== "") navigate("/submit", { replace: true });
  }, [navigate]);
  return (
    <Shell user={user} title={words.title} description={words.description}>
      <div className="max-w-2xl rounded-xl border border-line bg-card p-5 md:p-7">
        <SubmitBox
          fallback={<Skeleton className="h-96" />}
          user={user}
          submission={submitModel}
          search={filledIn}
          onSubmitted={(model, by) => {
            invalidateModels(client);
            toastDone(words.done);
            // The form's next page is the specification's; who pastes a link waits for its report.
            navigate(by === "box" ? `/report/${model.id}` : "/dashboard");
          }}
          cancel={<CancelButton onClick={() => navigate("/dashboard")} />}
        />
      </div>
    </Shell>
  );
}
