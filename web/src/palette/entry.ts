import { fold } from "@fanradar/words/fold";
import type { LucideIcon } from "lucide-react";

/** A row of the palette: where it leads or what it does. */
export interface PaletteEntry {
  /** Unique in the palette, and the same while its group is fetched again: the chosen row stays chosen. */
  id: string;
  label: string;
  /** The label has text of a person: a name, a handle, a question. */
  isTyped?: boolean;
  /** Distinguishes it from others of the same label. */
  detail?: string;
  Icon: LucideIcon;
  run: () => void;
}

export interface PaletteGroup {
  name: string;
  entries: PaletteEntry[];
}

/** Entries whose label has, for each word that is typed, a word that begins with it, in any case and without accents; all for none. */
export function matchingEntries<Entry extends { label: string; also?: string }>(
  entries: readonly Entry[],
  typed: string,
): Entry[] {
  const words = wordsOf(typed);
  return entries.filter(({ label, also = "" }) => {
    const own = wordsOf(`${label} ${also}`);
    return words.every((word) => own.some((other) => other.startsWith(word)));
  });
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
