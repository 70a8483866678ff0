import { providerStartPath } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { browserPreferences } from "../lib/first-preferences.ts";
import { useMessages } from "../lib/messages.ts";
import { useInstance } from "../lib/session.ts";
import { buttonClass } from "../ui/button.tsx";

/** Lead to each provider of this instance and back; `next` is the page to go on to, empty for the person's first page. A whole page load: the way there is not ours. */
export function ProviderButtons({ next }: { next: string }) {
  const words = useMessages(bundles.accounts).accountWords.login;
  const providers = useInstance()?.providers ?? [];
  if (providers.length === 0) return null;
  const query = new URLSearchParams({ next, ...browserPreferences() });
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-4">
      {providers.map(({ id, name }) => (
        <a
          key={id}
          href={`${providerStartPath(id)}?${query}`}
          className={`${buttonClass()} py-2 text-center wrap-anywhere`}
        >
          {words.provider(name)}
        </a>
      ))}
      <p className="text-xs text-ink-3">{words.providerTerms}</p>
    </div>
  );
}
