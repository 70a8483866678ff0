import { listConversations, type Person } from "@fanradar/contract";
import { dateAndTime, rooms } from "@fanradar/words";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { CallError } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { useDefaultModel } from "../models/use-default-model.ts";
import { buttonClass } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { About } from "./about.tsx";
import { Composer } from "./composer.tsx";
import { ConversationBar } from "./conversation-bar.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { QuickStarts } from "./quick-starts.tsx";
import { Thread } from "./thread.tsx";
import { type Broken, turnsOf } from "./turn.ts";
import { assistantAddress, useAssistantAddress } from "./use-assistant-address.ts";
import { useChat } from "./use-chat.ts";
import { useConversation, useConversations } from "./use-conversations.ts";
import { useDraft } from "./use-draft.ts";

const keptMs = 1_000;

/** Conversations, what was said in the one that is open, and the box to go on. */
export function Chat({ user }: { user: Person | null }) {
  const { assistantWords: words } = useMessages(rooms.assistant);
  const { interfaceWords } = useWords();
  const client = useQueryClient();
  const [{ model: named, conversation, prefill }, change] = useAssistantAddress();
  const { model, remember } = useDefaultModel(user, named);
  const [draft, setDraft] = useDraft(prefill);
  const box = useRef<HTMLTextAreaElement>(null);
  const sent = useRef("");
  const format = useFormat();
  /** What stands at the question in full. Where another try is of no use yet, none is asked for. */
  const failure = (broken: Broken) => {
    if (broken.why === "gone") return words.gone;
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
    onFailed: (broken) => toast(interfaceWords.toast.error, { text: failure(broken), isError: true }),
  });
  const asked = user ? conversation : null;
  const isElsewhere = asked !== chat.id;
  const kept = useConversation(isElsewhere ? asked : null);
  const { show } = chat;
  useEffect(() => {
    if (!isElsewhere) return;
    if (asked === null) show({ id: null, turns: [] });
    else if (kept.data?.id === asked) show({ id: asked, turns: turnsOf(kept.data.messages) });
  }, [isElsewhere, asked, kept.data, show]);
  const listed = useConversations(user !== null).data?.find(({ id }) => id === asked);

  const send = (question: string, insteadOf?: string) => {
    sent.current = question;
    void chat.send({ question, modelId: model, ...(insteadOf !== undefined && { insteadOf }) });
  };
  const signInHref = (question: string) =>
    user ? undefined : `/login?next=${encodeURIComponent(assistantAddress({ model, prefill: question }))}`;
  const isLoading = asked !== null && isElsewhere;
  const begin = () => show({ id: null, turns: [] });
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${user ? "lg:grid-cols-[15rem_minmax(0,1fr)]" : ""}`}>
      {user && <ConversationList opened={asked} model={model} onNew={begin} />}
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
          <About
            user={user}
            model={model}
            onChoose={(next) => {
              remember(next);
              change({ model: next }, true);
            }}
          />
        </div>
        {isLoading && kept.error instanceof CallError && kept.error.status === 404 ? (
          <div role="alert" className="grid content-start justify-items-start gap-3">
            <p className="font-semibold">{words.gone}</p>
            <Link href={assistantAddress({ model })} onClick={begin} className={buttonClass()}>
              {words.newConversation}
            </Link>
          </div>
        ) : isLoading && kept.error ? (
          <LoadError error={kept.error} onRetry={() => kept.refetch()} />
        ) : isLoading ? (
          <Skeleton className="h-80" />
        ) : chat.turns.length === 0 ? (
          <section className="grid content-start gap-4">
            <div>
              <h2 className="text-xl font-semibold tracking-tight">{words.empty}</h2>
              <p className="text-ink-2">{words.emptyHint}</p>
            </div>
            <QuickStarts isDisabled={chat.isAsking} onAsk={send} />
          </section>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            <Thread
              key={chat.shown}
              turns={chat.turns}
              signInHref={signInHref}
              onAsk={send}
              onRetry={(turn) => send(turn.question, turn.key)}
            />
            <details className="rounded-lg border border-line px-4 py-1">
              <summary className="min-h-10 cursor-pointer content-center font-medium">{words.quickStarts}</summary>
              <div className="py-3">
                <QuickStarts isDisabled={chat.isAsking} onAsk={send} />
              </div>
            </details>
          </div>
        )}
        <div
          data-composer
          // Of a signed-in person it reaches below the phone's bar, so that nothing shows between the two.
          className={`sticky bottom-0 -mx-4 bg-paper px-4 py-3 md:mx-0 md:px-0 ${user ? "max-md:-mb-20 max-md:pb-20" : ""}`}
        >
          <Composer
            box={box}
            text={draft}
            isAsking={chat.isAsking}
            onType={setDraft}
            onSend={() => send(draft.trim())}
            onStop={() => {
              chat.stop();
              box.current?.focus();
              // What was told until then is kept a moment later.
              if (user) setTimeout(() => invalidate(client, listConversations), keptMs);
            }}
          />
          {!user && <p className="mt-1 text-xs text-ink-3">{words.visitorNote}</p>}
        </div>
      </div>
    </div>
  );
}
