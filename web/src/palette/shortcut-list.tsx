import { bundles } from "@fanradar/words";
import { useState } from "react";
import { isApple } from "../lib/is-apple.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { hasSingleKeys, setSingleKeys } from "../lib/single-keys.ts";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { Switch } from "../ui/switch.tsx";

/** The keyboard shortcuts, and whether those of a single key work on this device. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { interfaceWords } = useWords();
  const { keys, shortcuts: words } = useMessages(bundles.palette).paletteWords;
  const list: [keys: string[], what: string][] = [
    [isApple ? ["⌘", "K"] : [keys.ctrl, "K"], words.palette],
    [["/"], words.search],
    [["J"], words.next],
    [["K"], words.previous],
    [["←", "→"], words.figures],
    [[keys.enter], words.open],
    [[keys.escape], words.close],
    [["?"], words.list],
  ];
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <OpenDialog onClose={onClose} title={words.title} width="narrow" close={interfaceWords.shell.close}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2.5">
        {list.map(([pressed, what]) => (
          <div key={what} className="col-span-2 grid grid-cols-subgrid">
            <dt className="flex gap-1">
              {pressed.map((key) => (
                <kbd key={key} className="min-w-7 rounded border border-line px-1.5 text-center font-sans text-xs">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-ink-2">{what}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-line pt-3">
        <Switch
          label={words.singleKeys}
          checked={isOn}
          onChange={(next) => {
            setSingleKeys(next);
            setOn(next);
          }}
        />
      </div>
    </OpenDialog>
  );
}
