import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";

/** The way back to the page above, under a page's title. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className="inline-flex min-h-8 items-center gap-1.5 text-ink-2 hover:underline">
      <ArrowLeft size={15} aria-hidden />
      {label}
    </Link>
  );
}
