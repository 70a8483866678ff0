import { useWords } from "../lib/messages.ts";

/** What one agrees to, in another tab: what was typed here stays. */
export function LegalLinks() {
  const { terms, privacy } = useWords().interfaceWords.visitors;
  return (
    <span className="flex flex-wrap gap-x-4">
      {[
        { path: "/terms", label: terms },
        { path: "/privacy", label: privacy },
      ].map(({ path, label }) => (
        <a key={path} href={path} target="_blank" rel="noopener" className="text-teal underline">
          {label}
        </a>
      ))}
    </span>
  );
}
