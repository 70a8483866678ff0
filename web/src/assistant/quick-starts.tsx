import { rooms } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";

interface QuickStartsProps {
  isDisabled: boolean;
  onAsk: (question: string) => void;
}

/** Eight questions to begin with. A press sends one at once. */
export function QuickStarts({ isDisabled, onAsk }: QuickStartsProps) {
  const { assistantWords: words, quickStartWords } = useMessages(rooms.assistant);
  return (
    <ul aria-label={words.quickStarts} className="grid gap-2 sm:grid-cols-2">
      {Object.entries(quickStartWords).map(([topic, question]) => (
        <li key={topic} className="grid">
          <button
            type="button"
            disabled={isDisabled}
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-lg border border-line bg-card px-3.5 py-2 text-left font-medium hover:border-teal hover:bg-teal-soft disabled:cursor-not-allowed disabled:opacity-60"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
