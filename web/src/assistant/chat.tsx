import { listConversations, type Person } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { CallError } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { useDefaultModel } from "../models/use-default-model.ts";
import { NotHere } from "../shell/not-here.tsx";
import { buttonClass } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { About } from "./about.tsx";
import { Composer } from "./composer.tsx";
import { ConversationBar } from "./conversation-bar.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { QuickStarts } from "./quick-starts.tsx";
import { Thread } from "./thread.tsx";
import { type AnswerFailure, turnsOf } from "./turn.ts";
import { assistantAddress, useAssistantAddress } from "./use-assistant-address.ts";
import { useChat } from "./use-chat.ts";
import { useConversation, useConversations } from "./use-conversations.ts";
import { useQuestionDraft } from "./use-draft.ts";
import { useQuestions } from "./use-questions.ts";

const keptMs = 1_000;

/** Conversations, what was said in the one that is open, and the box to go on. */
export function Chat({ user }: { user: Person | null }) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const client = useQueryClient();
  const [{ model: named, conversation, prefill }, change] = useAssistantAddress();
  const { model, chooseNone } = useDefaultModel(user, named);
  const [draft, setDraft] = useQuestionDraft(prefill);
  const questions = useQuestions(user, model);
  const box = useRef<HTMLTextAreaElement>(null);
  const sent = useRef("");
  const format = useFormat();
  /** The full message at the question. Without a retry if that cannot succeed yet. */
  const failure = (broken: AnswerFailure) => {
    if (broken.why === "not-found") return words.deleted;
    if (broken.why !== "too-many") return words.failed;
    return broken.until ? words.askAgain(dateAndTime(broken.until, format)) : words.tooMany;
  };
  const chat = useChat({
    // What was typed meanwhile is not what was sent.
    onBegun: () => setDraft((typed) => (typed.trim() === sent.current ? "" : typed)),
    onAnswered: (id) => {
      // The address says whom it is about, also where that was the default: another default later would change its meaning.
      if (id !== conversation || prefill) change({ conversation: id, model, prefill: "" }, true);
      if (user) void invalidate(client, listConversations);
    },
    onFailed: (broken) => toastFailure(failure(broken)),
  });
  const openedId = user ? conversation : null;
  const isElsewhere = openedId !== chat.id;
  const stored = useConversation(isElsewhere ? openedId : null);
  const { show } = chat;
  useEffect(() => {
    if (!isElsewhere) return;
    if (openedId === null) show({ id: null, turns: [] });
    else if (stored.data?.id === openedId) show({ id: openedId, turns: turnsOf(stored.data.messages) });
  }, [isElsewhere, openedId, stored.data, show]);
  const listed = useConversations(user !== null).data?.find(({ id }) => id === openedId);

  const send = (question: string, { insteadOf, about = model }: { insteadOf?: string; about?: number | null } = {}) => {
    sent.current = question;
    void chat.send({ question, modelId: about, ...(insteadOf !== undefined && { insteadOf }) });
  };
  const choose = (next: number | null) => {
    if (next === null) chooseNone();
    change({ model: next }, true);
  };
  /** An answer that asked which model is meant goes on with the one that was pressed. */
  const askAbout = (question: string, about = model) => {
    if (about !== model) choose(about);
    send(question, { about });
  };
  const signInHref = (question: string) =>
    user ? undefined : `/login?next=${encodeURIComponent(assistantAddress({ model, prefill: question }))}`;
  const isLoading = openedId !== null && isElsewhere;
  const begin = () => show({ id: null, turns: [] });
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${user ? "lg:grid-cols-[15rem_minmax(0,1fr)]" : ""}`}>
      {user && <ConversationList opened={openedId} model={model} onNew={begin} />}
      <div className="grid min-h-[60dvh] grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {listed && (
            <ConversationBar
              key={listed.id}
              conversation={listed}
              onRemoved={() => {
                change({ conversation: null }, true);
                box.current?.focus();
              }}
            />
          )}
          <About user={user} model={model} onChoose={choose} />
        </div>
        {isLoading && stored.error instanceof CallError && stored.error.status === 404 ? (
          <NotHere error={stored.error}>
            <div role="alert" className="grid content-start justify-items-start gap-3">
              <p className="font-semibold">{words.deleted}</p>
              <Link href={assistantAddress({ model })} onClick={begin} className={buttonClass()}>
                {words.newConversation}
              </Link>
            </div>
          </NotHere>
        ) : isLoading && stored.error ? (
          <LoadError error={stored.error} onRetry={() => stored.refetch()} />
        ) : isLoading ? (
          <Skeleton className="h-80" />
        ) : chat.turns.length === 0 ? (
          <section className="grid content-start gap-4">
            <div>
              <h2 className="text-xl font-semibold tracking-tight">{words.empty}</h2>
              <p className="text-ink-2">{words.emptyHint}</p>
            </div>
            <QuickStarts {...questions} isDisabled={chat.isAsking} onAsk={(question) => send(question)} />
          </section>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            <Thread
              key={chat.shown}
              turns={chat.turns}
              signInHref={signInHref}
              onAsk={askAbout}
              onRetry={(turn) => send(turn.question, { insteadOf: turn.key })}
            />
            <details className="rounded-lg border border-line px-4 py-1">
              <summary className="min-h-10 cursor-pointer content-center font-medium">{words.quickStarts}</summary>
              <div className="py-3">
                <QuickStarts {...questions} isDisabled={chat.isAsking} onAsk={(question) => send(question)} />
              </div>
            </details>
          </div>
        )}
        <div
          data-composer
          // Of a signed-in person it stands above the phone's bar, and covers what would show between the two.
          className={`sticky bottom-0 -mx-4 bg-paper px-4 py-3 md:mx-0 md:px-0 ${user ? "max-md:bottom-16 max-md:after:absolute max-md:after:inset-x-0 max-md:after:top-full max-md:after:h-5 max-md:after:bg-paper" : ""}`}
        >
          <Composer
            box={box}
            text={draft}
            questions={questions.all}
            isAsking={chat.isAsking}
            onType={setDraft}
            onSend={() => send(draft.trim())}
            onStop={() => {
              chat.stop();
              box.current?.focus();
              // The partial answer is stored a moment later.
              if (user) setTimeout(() => invalidate(client, listConversations), keptMs);
            }}
          />
          {!user && <p className="mt-1 text-xs text-ink-3">{words.visitorNote}</p>}
        </div>
      </div>
    </div>
  );
}
