import { type ReactNode, useEffect } from "react";
import { drawnVisit } from "../lib/drawn-visit.ts";
import { useWords } from "../lib/messages.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { SignedOutNotice } from "./signed-out-notice.tsx";

/** The product's mark and name. `className` is the name's. */
export function Brand({ className = "" }: { className?: string }) {
  const { interfaceWords } = useWords();
  return (
    <span className="flex items-center gap-2.5 text-base font-bold tracking-tight">
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="var(--teal)"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M12 12 19 5" />
        <path d="M12 4a8 8 0 1 0 8 8" />
        <path d="M12 8a4 4 0 1 0 4 4" />
      </svg>
      <span className={className}>{interfaceWords.product}</span>
    </span>
  );
}

/** The page for those who are not signed in: one card in the middle. */
export function Frame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const { interfaceWords } = useWords();
  useTitle(title);
  return (
    <>
      <meta name="description" content={lead ?? interfaceWords.tagline} />
      <ExposedBanner />
      <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 px-4 py-10">
        <div className="grid justify-items-center gap-2 text-center">
          <Brand />
          <p className="text-ink-3">{interfaceWords.tagline}</p>
        </div>
        <SignedOutNotice />
        <section className="rounded-xl border border-line bg-card p-6">
          <h1 className="mb-1 text-xl font-semibold tracking-tight">{title}</h1>
          {lead && <p className="mb-4 text-ink-2">{lead}</p>}
          <div className="mt-4">{children}</div>
        </section>
        <div className="flex justify-center">
          <LanguageChoice />
        </div>
      </main>
    </>
  );
}

export function useTitle(title: string): void {
  const { product } = useWords().interfaceWords;
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}

/** A demo that other machines reach says so on every page. The page itself knows it from the server. */
export function ExposedBanner() {
  const { interfaceWords } = useWords();
  return (drawnVisit()?.isExposed ?? document.documentElement.dataset.exposed === "true") ? (
    <p className="bg-coral px-4 py-2 text-center text-sm font-semibold text-paper">{interfaceWords.shell.exposed}</p>
  ) : null;
}

/** The one mark of a demo's page: all that it shows comes from stand-ins of the platforms. */
export function SandboxBanner() {
  const { interfaceWords } = useWords();
  return (drawnVisit()?.mode ?? document.documentElement.dataset.mode) === "demo" ? (
    <p className="border-b border-line px-4 py-1 text-center text-xs text-ink-2">
      {/* On a phone the sentence alone, which then has one line. */}
      <span className="font-semibold text-warn after:content-['_·_'] max-sm:sr-only">
        {interfaceWords.shell.sandbox}
      </span>{" "}
      {interfaceWords.shell.sandboxHint}
    </p>
  ) : null;
}
