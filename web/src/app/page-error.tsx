import { useWords } from "../lib/messages.ts";
import { Frame } from "../ui/frame.tsx";
import { LoadError } from "../ui/states.tsx";

/**
 * Stands where a page could not be drawn or its part of the program could not be fetched. A whole load is the way out:
 * the browser does not request a failed part again on the same page. Typed text is stored as drafts.
 */
export function PageError({ error }: { error: unknown }) {
  const { interfaceWords } = useWords();
  return (
    <Frame title={interfaceWords.shell.loadFailed}>
      <LoadError
        isTitled
        error={error instanceof Error ? error : new Error(String(error))}
        onRetry={() => location.reload()}
      />
    </Frame>
  );
}
