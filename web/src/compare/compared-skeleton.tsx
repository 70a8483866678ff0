import { Skeleton } from "../ui/states.tsx";

const measures = ["size", "engagement", "growth", "posts", "earnings", "score"];

/** Placeholder of a comparison in the sizes of its parts: who leads, and the table, on a phone a card for each measure. */
export function ComparedSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <div className="grid gap-3">
        <Skeleton className="h-6 w-36" />
        <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
          {measures.map((measure) => (
            <Skeleton key={measure} className="h-12" />
          ))}
        </div>
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-[50rem] max-sm:hidden" />
        <div className="grid gap-3 sm:hidden">
          {measures.map((measure) => (
            <Skeleton key={measure} className="h-52" />
          ))}
        </div>
      </div>
    </div>
  );
}
