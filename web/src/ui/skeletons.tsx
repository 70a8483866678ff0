import { Skeleton } from "./states.tsx";

/** Several placeholders of one size, such as those of a row of cards. */
export function Skeletons({ count, className }: { count: number; className: string }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <Skeleton key={place} className={className} />
  ));
}
