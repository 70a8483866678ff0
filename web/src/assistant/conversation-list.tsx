import { bundles, shortDate } from "@fanradar/words";
import { ChevronDown, Plus } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { buttonClass } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { assistantAddress } from "./use-assistant-address.ts";
import { useConversations } from "./use-conversations.ts";

interface ConversationListProps {
  opened: number | null;
  /** Whom it is about now: a new conversation is too. */
  model: number | null;
  onNew: () => void;
}

/** What was talked about before, each to open again. Narrow, it is folded. */
export function ConversationList({ opened, model, onNew }: ConversationListProps) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const { data, error, refetch } = useConversations(true);
  const format = useFormat();
  // Opening a conversation folds the list again.
  const [openAt, setOpenAt] = useState<number | null>();
  const isOpen = openAt === opened;
  const id = useId();
  return (
    <nav
      aria-label={words.conversations}
      className="grid content-start gap-3 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:grid-rows-[auto_minmax(0,1fr)] lg:self-start"
    >
      <div className="flex flex-wrap gap-2 lg:grid">
        <Link href={assistantAddress({ model })} onClick={onNew} className={`${buttonClass()} lg:justify-start`}>
          <Plus size={16} aria-hidden />
          {words.newConversation}
        </Link>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpenAt(isOpen ? undefined : opened)}
          className={`${buttonClass()} lg:hidden`}
        >
          {words.conversations}
          <ChevronDown size={16} aria-hidden className={isOpen ? "rotate-180" : ""} />
        </button>
      </div>
      <div id={id} className={`lg:grid lg:grid-rows-[minmax(0,1fr)] ${isOpen ? "" : "max-lg:hidden"}`}>
        {error && <LoadError error={error} onRetry={() => refetch()} />}
        {!error && !data && <Skeleton className="h-40" />}
        {data?.length === 0 && <p className="text-ink-3">{words.noConversations}</p>}
        {data && data.length > 0 && (
          <ul className="grid content-start gap-0.5 overflow-y-auto max-lg:max-h-[60dvh] max-lg:rounded-xl max-lg:border max-lg:border-line max-lg:bg-card max-lg:p-1.5">
            {data.map((one) => (
              <li key={one.id} className="min-w-0">
                <Link
                  href={assistantAddress({ conversation: one.id, model: one.modelId })}
                  aria-current={one.id === opened ? "page" : undefined}
                  className={`grid min-h-11 content-center rounded-lg px-2.5 py-1.5 ${one.id === opened ? "bg-teal-soft text-teal" : "hover:bg-sunken"}`}
                >
                  <span className="line-clamp-2 font-medium wrap-anywhere" data-typed dir="auto">
                    {one.title}
                  </span>
                  <time dateTime={one.updatedAt} className="text-xs text-ink-3">
                    {shortDate(one.updatedAt, format)}
                  </time>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}
