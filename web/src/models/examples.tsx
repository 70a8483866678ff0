import type { Instance } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { useInstance } from "../lib/session.ts";
import { Button } from "../ui/button.tsx";

/** Demo only: sample creators to press, since the sandbox knows no others. */
export function Examples({ onChoose }: { onChoose: (example: Instance["examples"][number]) => void }) {
  const { submitWords } = useMessages(bundles.submit);
  const examples = useInstance()?.examples ?? [];
  if (examples.length === 0) return null;
  return (
    <div className="rounded-lg bg-sunken px-4 py-3">
      <p className="text-ink-2">{submitWords.examples}</p>
      <div className="flex flex-wrap gap-x-4">
        {examples.map((example) => (
          <Button key={example.username} look="quiet" data-typed onClick={() => onChoose(example)}>
            {example.name}
          </Button>
        ))}
      </div>
    </div>
  );
}
