import { googleStartPath } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { browserPreferences } from "../lib/first-preferences.ts";
import { useMessages } from "../lib/messages.ts";
import { useInstance } from "../lib/session.ts";
import { buttonClass } from "../ui/button.tsx";

/** Leads to Google and back, where this instance can; `next` is the page to go on to, empty for the person's first page. A whole page load: the way there is not ours. */
export function GoogleButton({ next }: { next: string }) {
  const words = useMessages(bundles.accounts).accountWords.login;
  if (!useInstance()?.google) return null;
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-4">
      <a
        href={`${googleStartPath}?${new URLSearchParams({ next, ...browserPreferences() })}`}
        className={buttonClass()}
      >
        {words.google}
      </a>
      <p className="text-xs text-ink-3">{words.googleTerms}</p>
    </div>
  );
}
