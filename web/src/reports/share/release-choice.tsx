import { type ReleaseKind, releaseKinds } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../../lib/messages.ts";
import { Switch } from "../../ui/switch.tsx";

interface ReleaseChoiceProps {
  chosen: readonly ReleaseKind[];
  onChange: (chosen: ReleaseKind[]) => void;
}

/** Which private figures go out with a report: the same choice for its link and its document. */
export function ReleaseChoice({ chosen, onChange }: ReleaseChoiceProps) {
  const words = useMessages(bundles.sharing).sharingWords.releases;
  return (
    <fieldset className="grid">
      <legend className="mb-0.5 font-medium">{words.label}</legend>
      <p className="text-xs text-ink-3">{words.hint}</p>
      {releaseKinds.map((kind) => (
        <Switch
          key={kind}
          label={words.kinds[kind]}
          checked={chosen.includes(kind)}
          onChange={(isOn) => onChange(releaseKinds.filter((one) => (one === kind ? isOn : chosen.includes(one))))}
        />
      ))}
    </fieldset>
  );
}
