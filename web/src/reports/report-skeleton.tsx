import { Skeleton } from "../ui/states.tsx";

const sections = ["overview", "engagement", "content", "growth", "risk"];

/** Placeholder of a report in the sizes of its parts: header, headline, verdict and sections. */
export function ReportSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
      <Skeleton className="h-6 w-96 max-w-full" />
      <div className="grid gap-3.5">
        <Skeleton className="h-72 md:h-36" />
        <Skeleton className="h-44" />
      </div>
      {sections.map((section) => (
        <div key={section} className="grid gap-3">
          <Skeleton className="h-6 w-44" />
          <Skeleton className="h-52" />
        </div>
      ))}
    </div>
  );
}
