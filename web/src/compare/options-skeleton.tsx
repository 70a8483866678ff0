import { comparableShown } from "@fanradar/contract";
import { Skeleton } from "../ui/states.tsx";

const places = Array.from({ length: comparableShown }, (_, place) => place);

/** In place of the options while they come. */
export function OptionsSkeleton() {
  return (
    <ul aria-hidden className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] content-start gap-2 sm:min-h-52">
      {places.map((place) => (
        <li key={place}>
          <Skeleton className="h-14" />
        </li>
      ))}
    </ul>
  );
}
