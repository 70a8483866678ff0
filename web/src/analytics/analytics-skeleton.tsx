import { Skeleton } from "../ui/states.tsx";

/** Placeholder of the figures in the sizes of their parts: the cards, earnings among them if there are four, the trend, the platforms. */
export function AnalyticsSkeleton({ figures }: { figures: 3 | 4 }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <div className="grid gap-3">
        <Skeleton className="h-6 w-28" />
        <div className={`grid gap-3 sm:grid-cols-2 ${figures === 4 ? "xl:grid-cols-4" : "xl:grid-cols-3"}`}>
          {["models", "followers", "engagement", "earnings"].slice(0, figures).map((figure) => (
            <Skeleton key={figure} className="h-28 sm:h-48" />
          ))}
        </div>
      </div>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Skeleton className="h-6 w-20" />
          <Skeleton className="h-10 w-80 max-w-full" />
        </div>
        <Skeleton className="h-92" />
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-6 w-28" />
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {["first", "second", "third"].map((platform) => (
            <Skeleton key={platform} className="h-64" />
          ))}
        </div>
      </div>
    </div>
  );
}
