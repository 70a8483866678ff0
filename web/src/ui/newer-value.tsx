import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { Button } from "./button.tsx";

interface NewerValueProps {
  /** What stands meanwhile; undefined where it is what the field has. */
  stands: string | undefined;
  onTake: () => void;
}

/** Under a field: what somebody else made of it meanwhile, and a button that takes it. */
export function NewerValue({ stands, onTake }: NewerValueProps) {
  const { profileWords: words } = useMessages(bundles.profiles);
  if (stands === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
      <span>
        {words.now}{" "}
        <span className="font-medium wrap-anywhere" data-typed dir="auto">
          {stands || words.nothing}
        </span>
      </span>
      <Button look="quiet" onClick={onTake}>
        {words.take}
      </Button>
    </p>
  );
}
