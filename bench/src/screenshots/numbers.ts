import type { ObservationMetric } from "@fanradar/engine";

export type ScreenLanguage = "en" | "de" | "es";

/** A figure on a screen: what it counts, the text that is shown, and the value with the ends that its rounding leaves. */
export interface Drawn {
  metric: ObservationMetric;
  shown: string;
  value: number;
  low: number;
  high: number;
}

const short: Record<ScreenLanguage, { thousand: string; million: string }> = {
  en: { thousand: "K", million: "M" },
  de: { thousand: " Tsd.", million: " Mio." },
  es: { thousand: " mil", million: " M" },
};
const locale: Record<ScreenLanguage, string> = { en: "en-US", de: "de-DE", es: "es-ES" };

/** Chance of a seed, the same on every machine: mulberry32. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A count as apps show it: whole below ten thousand, with one decimal of thousands or millions above. */
export function drawCount(metric: ObservationMetric, n: number, language: ScreenLanguage): Drawn {
  if (n < 10_000)
    return { metric, shown: n.toLocaleString(locale[language], { useGrouping: true }), value: n, low: n, high: n };
  const [unit, suffix] = n < 1e6 ? [1e3, short[language].thousand] : [1e6, short[language].million];
  const tenths = Math.round((n / unit) * 10);
  const text = (tenths / 10).toLocaleString(locale[language], { maximumFractionDigits: 1 });
  const step = tenths % 10 === 0 ? unit : unit / 10;
  const value = (tenths * unit) / 10;
  return { metric, shown: `${text}${suffix}`, value, low: value - step / 2, high: value + step / 2 - 1 };
}

/** Cents as an amount in dollars. */
export function drawMoney(metric: ObservationMetric, cents: number, language: ScreenLanguage): Drawn {
  const number = (cents / 100).toLocaleString(locale[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: true,
  });
  return { metric, shown: language === "en" ? `$${number}` : `${number} $`, value: cents, low: cents, high: cents };
}
