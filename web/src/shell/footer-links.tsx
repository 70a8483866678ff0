import { Link } from "wouter";
import { useWords } from "../lib/messages.ts";

/** What stands below each public page: help, how figures are made, the terms, privacy, and how a creator is removed. */
export function FooterLinks() {
  const words = useWords().interfaceWords.visitors;
  const entries = [
    { href: "/help", label: words.help },
    { href: "/methods", label: words.methods },
    { href: "/terms", label: words.terms },
    { href: "/privacy", label: words.privacy },
    { href: "/removal", label: words.removal },
  ];
  return (
    <nav aria-label={words.footer} className="flex flex-wrap gap-x-5">
      {entries.map(({ href, label }) => (
        <Link key={href} href={href} className="flex min-h-10 items-center text-ink-3 hover:underline">
          {label}
        </Link>
      ))}
    </nav>
  );
}
