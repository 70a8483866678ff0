import { Skeleton } from "../ui/states.tsx";

/** Placeholder of earnings in the sizes of their parts: the strip of amounts, the months, the table. */
export function EarningsSkeleton({ strip }: { strip: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Skeleton className={strip} />
      <Skeleton className="h-82" />
      <div className="grid gap-3">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}
