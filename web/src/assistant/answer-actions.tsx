import { type ChatAnswer, giveFeedback } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQuery } from "@tanstack/react-query";
import { NotebookPen, ThumbsDown, ThumbsUp } from "lucide-react";
import { useId, useRef, useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { useSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { ownModelQuery } from "../models/own-models.ts";
import { Button } from "../ui/button.tsx";
import { HelpBlock } from "../ui/help-block.tsx";
import { FeedbackForm } from "./feedback-form.tsx";
import type { StoredAnswer } from "./turn.ts";
import { useNote } from "./use-note.ts";

interface AnswerActionsProps {
  question: string;
  answer: ChatAnswer;
  stored: StoredAnswer;
}

/** Below a stored answer: whether it was helpful, and why; and its figures as a note on the model. */
export function AnswerActions({ question, answer, stored }: AnswerActionsProps) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const [feedback, setFeedback] = useState(stored.feedback);
  const [isOpen, setOpen] = useState(false);
  const votes = useRef<HTMLFieldSetElement>(null);
  const label = useId();
  const close = () => {
    setOpen(false);
    votes.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  };
  const give = useMutation({
    mutationFn: (body: { isHelpful: boolean | null; reason?: string; sharesQuestion?: boolean }) =>
      call(giveFeedback, { params: { id: stored.messageId }, body }),
    onSuccess: ({ feedback: now }, { reason }) => {
      setFeedback(now);
      if (reason === undefined) setOpen(now !== null);
      else {
        close();
        toast(words.feedbackSent);
      }
    },
    onError: (error) => {
      if (helpOf(error)) return;
      const text = error instanceof CallError ? error.reason : words.feedbackFailed;
      toastFailure(text);
    },
  });
  const help = helpOf(give.error);
  return (
    <div className="mt-3 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <fieldset ref={votes} className="flex flex-wrap items-center gap-2">
          <legend id={label} className="sr-only">
            {words.wasHelpful}
          </legend>
          {(
            [
              [true, words.helpful, ThumbsUp],
              [false, words.notHelpful, ThumbsDown],
            ] as const
          ).map(([isHelpful, name, Icon]) => {
            const isPressed = feedback?.isHelpful === isHelpful;
            return (
              <Button
                key={name}
                aria-pressed={isPressed}
                aria-label={name}
                title={name}
                className={`px-2.5 ${isPressed ? "border-teal text-teal" : ""}`}
                onClick={() => !give.isPending && give.mutate({ isHelpful: isPressed ? null : isHelpful })}
              >
                <Icon size={16} aria-hidden />
              </Button>
            );
          })}
        </fieldset>
        {stored.modelId !== null && isAboutOne(answer) && (
          <UseAsNote modelId={stored.modelId} question={question} answer={answer} />
        )}
      </div>
      <div role="status">{help && <HelpBlock help={help} />}</div>
      {isOpen && feedback && (
        <FeedbackForm
          isPending={give.isPending}
          onClose={close}
          onSend={(more) => give.mutate({ isHelpful: feedback.isHelpful, ...more })}
        />
      )}
    </div>
  );
}

/** Facts of several models begin with the number of each, or are totals. */
const isAboutOne = ({ facts }: ChatAnswer) =>
  facts.length > 0 && facts.every(({ id }) => !/^(?:\d+|portfolio)\./.test(id));

const helpOf = (error: Error | null) => (error instanceof CallError ? error.help : undefined);

/** Only where the model is the person's own. */
function UseAsNote({ modelId, question, answer }: { modelId: number; question: string; answer: ChatAnswer }) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const user = useSession();
  const { data } = useQuery({ ...ownModelQuery(user?.id ?? 0, modelId), enabled: Boolean(user) });
  const note = useNote(modelId);
  if (!data || data.models.length === 0) return null;
  // The button keeps the focus: it is not disabled, it does nothing.
  const isDone = note.isPending || note.isSuccess;
  return (
    <Button
      aria-disabled={isDone}
      onClick={() => !isDone && note.mutate({ question, answer })}
      className="h-auto text-left whitespace-normal"
    >
      <NotebookPen size={16} aria-hidden className="shrink-0" />
      {note.isSuccess ? words.noted : words.useAsNote}
    </Button>
  );
}
