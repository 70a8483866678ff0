import type { ReactNode } from "react";

interface NoWrapProps {
  before: string;
  after: string;
  /** A figure: its own text may still break, within a line that leaves room for its marks. */
  children: ReactNode;
}

/** Keeps a figure and the marks around it on one line, without characters that would be copied or read aloud. */
export function NoWrap({ before, after, children }: NoWrapProps) {
  if (before === "" && after === "") return children;
  return (
    <span className="whitespace-nowrap *:max-w-[calc(100%-1.5em)] *:whitespace-normal">
      {before}
      {children}
      {after}
    </span>
  );
}
