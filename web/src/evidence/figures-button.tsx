import type { EvidenceEntry, Model } from "@fanradar/contract";
import type { LucideIcon } from "lucide-react";
import { useRef, useState } from "react";
import { part } from "../lib/part.tsx";
import { Button } from "../ui/button.tsx";
import { ShortLabel } from "../ui/short-label.tsx";

const FiguresDialog = part(() => import("./figures-dialog.tsx").then((file) => file.FiguresDialog));

interface FiguresButtonProps {
  model: Model;
  label: string;
  /** Stands for the label on a phone. */
  icon?: LucideIcon;
  look?: "plain" | "quiet";
  disabled?: boolean;
  /** Figures typed earlier that these correct. */
  replaces?: EvidenceEntry | undefined;
  /** Called once figures are stored. */
  onSaved?: () => void;
}

/** Opens the form for typed figures, which is loaded then. */
export function FiguresButton({
  model,
  label,
  icon,
  look = "plain",
  disabled = false,
  replaces,
  onSaved,
}: FiguresButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const pressed = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        look={look}
        disabled={disabled}
        className={icon ? "max-sm:px-2.5" : ""}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget;
          setOpen(true);
        }}
      >
        {icon ? <ShortLabel icon={icon} text={label} /> : label}
      </Button>
      {isOpen && (
        <FiguresDialog
          button={pressed}
          model={model}
          replaces={replaces}
          onSaved={onSaved}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
