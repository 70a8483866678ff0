import type { HistoryEntry } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { Ellipsis } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { useMessages } from "../lib/messages.ts";
import { useMay } from "../lib/rights.ts";

const itemClass =
  "flex min-h-10 cursor-pointer items-center rounded px-3 outline-none data-highlighted:bg-sunken data-highlighted:text-ink";

interface ReportMenuProps {
  entry: HistoryEntry;
  className: string;
  /** It was opened by a key: its first item receives the focus. */
  byKeyboard: boolean;
  /** What is pressed for it, which dialogs go back to. */
  button: RefObject<HTMLButtonElement | null>;
  onChanges: () => void;
  onShare: () => void;
  onRemove: () => void;
}

/** Further actions on a report. Loaded when the menu is opened, and open once loaded. */
export function ReportMenu({ entry, className, byKeyboard, button, onChanges, onShare, onRemove }: ReportMenuProps) {
  const { historyWords: words } = useMessages(bundles.history);
  const may = useMay();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!byKeyboard) return;
    // After the menu has taken the focus for itself.
    const timer = setTimeout(() => content.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus());
    return () => clearTimeout(timer);
  }, [byKeyboard]);
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger ref={button} aria-label={words.more(entry.modelName)} className={className}>
        <Ellipsis size={18} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={content}
          align="end"
          className="z-40 min-w-44 rounded-lg border border-line bg-card p-1 text-sm shadow-float"
        >
          {entry.hasEarlier && (
            <DropdownMenu.Item className={itemClass} onSelect={onChanges}>
              {words.changed}
            </DropdownMenu.Item>
          )}
          {entry.modelId !== null && (
            <>
              {may("report.share") && (
                <DropdownMenu.Item className={itemClass} onSelect={onShare}>
                  {words.share}
                </DropdownMenu.Item>
              )}
              <DropdownMenu.Item asChild className={itemClass}>
                <a href={`/api/reports/${entry.id}/pdf`} download>
                  {words.exportPdf}
                </a>
              </DropdownMenu.Item>
            </>
          )}
          {may("report.delete") && (
            <DropdownMenu.Item className={`${itemClass} text-bad`} onSelect={onRemove}>
              {words.remove}
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
