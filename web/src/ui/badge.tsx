import type { Platform } from "@fanradar/engine";
import { FlaskConical } from "lucide-react";
import { useWords } from "../lib/messages.ts";
import { PlatformIcon, PlatformMark } from "./platform-icon.tsx";

export type BadgeTone = keyof typeof tones;
const tones = { good: "text-good", warn: "text-warn", bad: "text-bad", quiet: "text-ink-2" } as const;
const shape =
  "inline-flex items-center gap-1.5 rounded-full border border-line bg-card px-2.5 py-0.5 text-xs font-medium whitespace-nowrap";

export const badgeClass = (tone: BadgeTone) => `${shape} ${tones[tone]}`;

export const Dot = () => <i aria-hidden className="size-1.5 rounded-full bg-current" />;

export function Badge({ tone = "quiet", children }: { tone?: BadgeTone; children: string }) {
  return (
    <span className={badgeClass(tone)}>
      <Dot />
      {children}
    </span>
  );
}

export const platformColour: Record<Platform, string> = {
  instagram: "var(--instagram)",
  x: "var(--x)",
  tiktok: "var(--tiktok)",
  onlyfans: "var(--onlyfans)",
};
const platformText: Record<Platform, string> = {
  instagram: "text-instagram",
  x: "text-x",
  tiktok: "text-tiktok",
  onlyfans: "text-onlyfans",
};

/** A platform's mark and name in its colour, small the mark alone; a link when it leads to the profile. */
export function PlatformBadge({ platform, href, small }: { platform: Platform; href?: string; small?: boolean }) {
  const { interfaceWords } = useWords();
  const name = interfaceWords.platforms[platform];
  if (small) return <PlatformIcon platform={platform} name={name} />;
  const className = `${shape} ${platformText[platform]}`;
  const content = (
    <>
      <PlatformMark platform={platform} />
      {name}
    </>
  );
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${className} min-h-6 hover:underline`}>
      {content}
    </a>
  ) : (
    <span className={className}>{content}</span>
  );
}

/** Says that figures come from the stand-in, not from a platform. */
export function SandboxMark() {
  const { interfaceWords } = useWords();
  return (
    <span className={`${shape} text-warn`}>
      <FlaskConical size={12} aria-hidden />
      {interfaceWords.shell.sandbox}
    </span>
  );
}
