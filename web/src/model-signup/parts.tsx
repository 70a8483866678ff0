import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";

/** To the tabs before and after this one. */
export function Next({ onBack, onNext }: { onBack?: () => void; onNext: () => void }) {
  const { modelSignupWords: words } = useMessages(bundles.modelSignup);
  return (
    <div className="flex gap-3">
      {onBack && <Button onClick={onBack}>{words.back}</Button>}
      <Button look="primary" className="flex-1" onClick={onNext}>
        {words.next}
      </Button>
    </div>
  );
}
