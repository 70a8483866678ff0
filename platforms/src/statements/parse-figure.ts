/** A figure as it was written, with the interval that its rounding leaves open. */
export interface WrittenFigure {
  value: number;
  low?: number;
  high?: number;
}

const sizes: Record<string, number> = { "": 1, k: 1e3, m: 1e6, b: 1e9 };

/** '12,104' → 12104; '12.3K' → 12300, low 12250, high 12349. Undefined when it is no number from 0 up. */
export function parseFigure(text: string): WrittenFigure | undefined {
  const [, digits = "", letter = ""] = /^(\d[\d,.\s'’]*)\s?([kmb]?)$/i.exec(text.normalize("NFKC").trim()) ?? [];
  const size = sizes[letter.toLowerCase()] ?? 1;
  const bare = digits.replace(/[\s'’]/g, "");
  if (size === 1) {
    const whole = /^\d{1,3}([,.]\d{3})+$/.test(bare) ? bare.replace(/[,.]/g, "") : bare.replace(",", ".");
    const value = Number(whole);
    return whole !== "" && Number.isFinite(value) && value <= 1e12 ? { value } : undefined;
  }
  const [, whole = "", decimals = ""] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  const value = Math.round(Number(`${whole}.${decimals || "0"}`) * size);
  if (whole === "" || value > 1e12) return undefined;
  const half = size / 10 ** decimals.length / 2;
  return { value, low: Math.max(0, value - half), high: value + half - 1 };
}
