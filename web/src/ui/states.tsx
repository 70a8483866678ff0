import type { ReactNode } from "react";
import { reasonOf } from "../lib/call.ts";
import { referenceOf } from "../lib/error-reference.ts";
import { useWords } from "../lib/messages.ts";
import { Button } from "./button.tsx";

/** Holds the place of what is loading, in its size. */
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

/** What happened, in a sentence for people, and the way to try again. Nothing else on the page is touched. */
export function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { interfaceWords } = useWords();
  const reference = referenceOf(error);
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-lg border border-bad bg-card p-4">
      <p className="font-semibold">{interfaceWords.shell.loadFailed}</p>
      <p className="text-ink-2">{reasonOf(error)}</p>
      {reference && (
        <p className="text-xs text-ink-3 wrap-anywhere">
          {interfaceWords.shell.reference} <code>{reference}</code>
        </p>
      )}
      <Button onClick={onRetry}>{interfaceWords.shell.retry}</Button>
    </div>
  );
}
