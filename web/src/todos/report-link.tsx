import { Link } from "wouter";

interface ReportLinkProps {
  model: { id: number; name: string };
  /** The version that it is about; null for the newest. */
  reportId: number | null;
}

/** A model's name, which leads to its report. */
export const ReportLink = ({ model: { id, name }, reportId }: ReportLinkProps) => (
  <Link
    href={`/report/${id}${reportId === null ? "" : `?version=${reportId}`}`}
    className="inline-flex min-h-6 items-center text-teal underline wrap-anywhere"
    data-typed
  >
    {name}
  </Link>
);
