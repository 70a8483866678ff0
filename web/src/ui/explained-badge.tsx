import { type BadgeTone, badgeClass, Dot } from "./badge.tsx";
import { Explained } from "./explained.tsx";

/** A badge that says what it means when it is pressed. */
export function ExplainedBadge({ tone, hint, children }: { tone: BadgeTone; hint: string; children: string }) {
  return (
    <Explained hint={hint} className={`${badgeClass(tone)} min-h-6`}>
      <Dot />
      {children}
    </Explained>
  );
}
