import { isHiding, type Problem, problems, reportCreator } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, reasonOf } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { useSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { useUnsentText } from "../lib/unsent.ts";
import { Button } from "../ui/button.tsx";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { LimitedField } from "../ui/limited-field.tsx";
import { resetCreators } from "./creator-calls.ts";

interface ReportProblemProps {
  platform: string;
  handle: string;
  /** What is chosen when it opens. */
  problem: Problem;
  onClose: () => void;
}

/** Reports a creator's page to the moderators; some reports of people with a verified address hide it at once. */
export function ReportProblem({ platform, handle, problem: first, onClose }: ReportProblemProps) {
  const { problemWords: words } = useMessages(bundles.moderation);
  const client = useQueryClient();
  const [problem, setProblem] = useState(first);
  const [text, setText, forget] = useUnsentText(`problem-${platform}-${handle}`);
  const isVerified = useSession()?.isVerified === true;
  const isUrgent = isHiding(problem);
  const hides = isUrgent && isVerified;
  const report = useMutation({
    mutationFn: () =>
      call(reportCreator, { params: { platform, handle }, body: { problem, ...(text.trim() && { words: text }) } }),
    onSuccess({ isHidden }) {
      toast(isHidden ? words.hidden : hides ? words.noted : isUrgent ? words.urgent : words.sent);
      forget();
      onClose();
      if (isHidden) resetCreators(client);
    },
    onError: (error) => toast(words.failed, { text: reasonOf(error), isError: true }),
  });
  return (
    <OpenDialog
      onClose={onClose}
      title={words.title}
      lead={hides ? words.hidingLead : isUrgent ? words.urgentLead : words.lead}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          report.mutate();
        }}
      >
        <fieldset className="grid gap-1">
          <legend className="sr-only">{words.title}</legend>
          {problems.map((one) => (
            <label key={one} className="flex min-h-10 cursor-pointer items-center gap-2.5">
              <input type="radio" name="problem" checked={problem === one} onChange={() => setProblem(one)} />
              {words.problems[one]}
            </label>
          ))}
        </fieldset>
        <LimitedField
          isMultiline
          label={words.words}
          hint={words.wordsHint}
          className="min-h-24"
          most={2_000}
          value={text}
          onType={setText}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <CancelButton onClick={onClose} />
          <Button type="submit" look="primary" disabled={report.isPending}>
            {report.isPending ? words.sending : hides ? words.sendHiding : words.send}
          </Button>
        </div>
      </form>
    </OpenDialog>
  );
}
