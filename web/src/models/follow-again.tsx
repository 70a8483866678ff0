import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { Tick } from "../ui/tick.tsx";

interface FollowAgainProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** It was sent without this being on. */
  isRefused: boolean;
}

/** Adds what is followed already a second time: a second model of the same profile is rarely meant. */
export function FollowAgain({ isOn, onChange, isRefused }: FollowAgainProps) {
  const { submitWords: words } = useMessages(bundles.submit);
  return (
    <Tick
      label={words.followAgain}
      hint={words.followAgainHint}
      error={isRefused && !isOn && words.followRefused}
      isOn={isOn}
      onChange={onChange}
    />
  );
}
