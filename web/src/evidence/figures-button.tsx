import type { EvidenceEntry, Model } from "@fanradar/contract";
import { useRef, useState } from "react";
import { part } from "../lib/part.tsx";
import { Button } from "../ui/button.tsx";

const FiguresDialog = part(() => import("./figures-dialog.tsx").then((file) => file.FiguresDialog));

interface FiguresButtonProps {
  model: Model;
  label: string;
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
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget;
          setOpen(true);
        }}
      >
        {label}
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
