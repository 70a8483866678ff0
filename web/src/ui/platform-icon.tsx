import type { Platform } from "@fanradar/engine";

const text: Record<Platform, string> = {
  instagram: "text-instagram",
  x: "text-x",
  tiktok: "text-tiktok",
  onlyfans: "text-onlyfans",
};

/** Strokes on a grid of 24. */
const marks: Record<Platform, string> = {
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7h.01",
  x: "M4 4l16 16M20 4 4 20",
  tiktok: "M13 3v12.5a3.5 3.5 0 1 1-3.5-3.5M13 3c.5 3 2.5 5 6 5.5",
  onlyfans: "M9 6a6 6 0 1 0 0 12A6 6 0 0 0 9 6ZM9 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15 12c3 0 5-2 6-5h-5",
};

/** The mark of a platform in its colour, with its name for who does not see it. */
export function PlatformIcon({ platform, name }: { platform: Platform; name: string }) {
  return (
    <span role="img" aria-label={name} title={name} className="inline-flex shrink-0">
      <PlatformMark platform={platform} size={16} />
    </span>
  );
}

/** The mark beside the platform's name. `size` in pixels. */
export function PlatformMark({ platform, size = 12 }: { platform: Platform; size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${text[platform]}`}
    >
      <path d={marks[platform]} />
    </svg>
  );
}
