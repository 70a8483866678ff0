import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { reasonOf } from "../lib/call.ts";
import { errorReference } from "../lib/error-reference.ts";
import { useWords } from "../lib/messages.ts";
import { useOnline } from "../lib/use-online.ts";
import { Button } from "./button.tsx";

/** Placeholder of what is loading, in its size. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-lg bg-sunken ${className}`} />;
}

export function Empty({ title, hint, action }: { title: string; hint: string; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-12 text-center">
      <p className="text-base font-semibold">{title}</p>
      <p className="text-ink-3">{hint}</p>
      {action}
    </div>
  );
}

/** What happened, in a sentence for people, and the way to try again; after a time offline it tries again by itself. `isTitled`: the page's title says it already. */
export function LoadError({ error, onRetry, isTitled }: { error: Error; onRetry: () => void; isTitled?: boolean }) {
  const words = useWords().interfaceWords.shell;
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isOnline && wasOffline.current) retry();
    wasOffline.current = !isOnline;
  }, [isOnline]);
  const reference = isOnline ? errorReference(error) : undefined;
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-lg border border-bad bg-card p-4">
      {isTitled || <p className="font-semibold">{words.loadFailed}</p>}
      <p className="text-ink-2">{isOnline ? reasonOf(error) : words.offlineError}</p>
      {reference && (
        <p className="text-xs text-ink-3 wrap-anywhere">
          {words.reference} <code>{reference}</code>
        </p>
      )}
      <Button onClick={onRetry}>{words.retry}</Button>
    </div>
  );
}
