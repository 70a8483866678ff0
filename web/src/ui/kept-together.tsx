import type { ReactNode } from "react";

interface KeptTogetherProps {
  before: string;
  after: string;
  /** A figure: its own text may still break, within a line that leaves room for its marks. */
  children: ReactNode;
}

/** A figure and the marks around it: no line ends between them, and what is copied or read aloud holds nothing else. */
export function KeptTogether({ before, after, children }: KeptTogetherProps) {
  if (before === "" && after === "") return children;
  return (
    <span className="whitespace-nowrap *:max-w-[calc(100%-1.5em)] *:whitespace-normal">
      {before}
      {children}
      {after}
    </span>
  );
}
