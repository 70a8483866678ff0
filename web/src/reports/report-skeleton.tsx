import { Skeleton } from "../ui/states.tsx";

const sections = ["overview", "engagement", "content", "growth", "risk"];

/** Placeholder of a report in the sizes of its parts: header, sections and aside. */
export function ReportSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_16.5rem]">
      <div className="grid content-start gap-9">
        <div className="flex gap-4.5">
          <Skeleton className="size-16 rounded-full" />
          <div className="grid flex-1 gap-1.5">
            <Skeleton className="h-7 w-48 max-w-full" />
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-6 w-72 max-w-full" />
          </div>
        </div>
        {sections.map((section) => (
          <div key={section} className="grid gap-3">
            <Skeleton className="h-6 w-44" />
            <Skeleton className="h-52" />
          </div>
        ))}
      </div>
      <div className="grid content-start gap-6">
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
        <Skeleton className="h-24" />
      </div>
    </div>
  );
}
