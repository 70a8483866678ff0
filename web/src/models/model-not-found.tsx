import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { NotHere } from "../shell/not-here.tsx";
import { BackLink } from "../ui/back-link.tsx";

/** In place of a model's page where there is no such model for its reader, or in another workspace of theirs; with the way back. */
export function ModelNotFound({ error }: { error: unknown }) {
  const { reportWords } = useMessages(bundles.reports);
  return (
    <>
      <NotHere error={error}>
        <p className="font-semibold">{reportWords.modelNotFound}</p>
        <p className="text-ink-2">{reportWords.modelNotFoundHint}</p>
      </NotHere>
      <BackLink href="/dashboard" label={reportWords.back} />
    </>
  );
}
