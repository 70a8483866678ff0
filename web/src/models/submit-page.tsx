import { type Person, submitModel } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { useMessages, useWords } from "../lib/messages.ts";
import { toast } from "../lib/toast.ts";
import { Shell } from "../shell/shell.tsx";
import { invalidateModels } from "./invalidate-models.ts";
import { SubmitForm } from "./submit-form.tsx";
import { UsualWait } from "./usual-wait.tsx";

export function SubmitPage({ user }: { user: Person }) {
  const { interfaceWords } = useWords();
  const words = useMessages(bundles.submit).submitWords;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return (
    <Shell user={user} title={words.title} description={words.description}>
      <div className="max-w-2xl rounded-xl border border-line bg-card p-5 md:p-7">
        <p className="mb-5 rounded-lg bg-sunken px-4 py-3 text-ink-2">
          <UsualWait />
        </p>
        <SubmitForm
          user={user}
          submission={submitModel}
          onSubmitted={() => {
            invalidateModels(client);
            toast(interfaceWords.toast.success, { text: words.done });
            navigate("/dashboard");
          }}
          onCancel={() => navigate("/dashboard")}
        />
      </div>
    </Shell>
  );
}
