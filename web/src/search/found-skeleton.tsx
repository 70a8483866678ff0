import { Skeleton } from "../ui/states.tsx";

export const listClass = "grid gap-3 md:grid-cols-2";
const places = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** Placeholders of hits while the first ones load. */
export function FoundSkeleton() {
  return (
    <div className={listClass}>
      {places.map((place) => (
        <Skeleton key={place} className="h-26" />
      ))}
    </div>
  );
}
