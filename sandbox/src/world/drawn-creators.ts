import { between, chanceOf, pickOf } from "./chance.ts";
import {
  agencyCreators,
  type Cadence,
  firstCreators,
  type GrowthStyle,
  type PlantedEffects,
  postKinds,
  type SandboxCreator,
  type WorldTier,
} from "./creators.ts";
import { handlesOf, nameOf } from "./names.ts";
import type { CaptionLanguage } from "./themes.ts";

type Weights<T extends string> = Readonly<Record<T, number>>;
const languages: Weights<CaptionLanguage> = { en: 70, es: 36, de: 34, fr: 34, pt: 30, ja: 20, ar: 20, ko: 16 };
const tiers: Weights<WorldTier> = { nano: 0.28, micro: 0.34, mid: 0.24, macro: 0.09, mega: 0.05 };
const styles: Weights<GrowthStyle> = {
  ...{ steady: 0.28, rising: 0.18, flat: 0.16, declining: 0.13, viral: 0.13, spike: 0.12 },
};
const cadences: Weights<Cadence> = { daily: 0.3, often: 0.4, weekly: 0.16, rare: 0.07, paused: 0.07 };
const places: Weights<"both" | "instagram" | "x"> = { both: 0.55, instagram: 0.33, x: 0.12 };
const effects: Weights<"format" | "theme" | "none"> = { format: 0.3, theme: 0.3, none: 0.4 };

const entriesOf = <T extends string>(weights: Weights<T>) => {
  const names: T[] = [];
  for (const name in weights) names.push(name);
  return names.map((name) => [name, weights[name]] as const);
};

/** One of the names, each with a chance as its weight is among all. */
function weighted<T extends string>(weights: Weights<T>, fallback: NoInfer<T>, ...words: (string | number)[]): T {
  const entries = entriesOf(weights);
  let left = chanceOf(...words) * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  return fallback;
}

/** A person whose name, handles and fate follow from their place among those who write a language. */
function drawCreator(language: CaptionLanguage, n: number): SandboxCreator {
  const person = nameOf(language, n);
  const { instagram, x } = handlesOf(person);
  const key = `${language}|${n}`;
  const place = weighted(places, "both", key, "place");
  const cadence = weighted(cadences, "often", key, "cadence");
  return {
    name: person.name,
    username: place === "x" ? x.toLowerCase() : instagram,
    ...(place !== "x" && { instagram }),
    ...(place !== "instagram" && { x: x.toLowerCase(), xSpelling: x }),
    tiktok: instagram.slice(0, 24),
    language,
    tier: weighted(tiers, "micro", key, "tier"),
    style: weighted(styles, "steady", key, "style"),
    cadence,
    hidesLikes: chanceOf(key, "hides-likes") < 0.05,
    effects: effectsOf(key, place !== "x"),
  };
}

function effectsOf(key: string, hasKinds: boolean): PlantedEffects {
  const planted = weighted(effects, "none", key, "effect");
  const factor = between(1.8, 2.6, key, "factor");
  return {
    ...(planted === "format" && hasKinds && { format: { kind: pickOf(postKinds, key, "kind"), factor } }),
    ...(planted === "theme" && { theme: { factor } }),
    laterDays: Math.round(between(-40, 30, key, "later")),
  };
}

/** Whether the name and all handles are still unused. */
function isNew(creator: SandboxCreator, taken: ReadonlySet<string>): boolean {
  return marksOf(creator).every((mark) => !taken.has(mark));
}

const marksOf = ({ name, username, instagram, x, tiktok }: SandboxCreator): string[] => [
  `name:${name}`,
  ...[username, instagram, x, tiktok].flatMap((handle) => (handle === undefined ? [] : [`handle:${handle}`])),
];

function drawCreators(): SandboxCreator[] {
  const taken = new Set([...firstCreators, ...agencyCreators].flatMap(marksOf));
  const found: { creator: SandboxCreator; turn: number }[] = [];
  for (const [language, count] of entriesOf(languages)) {
    for (let n = 0, left = count; left > 0; n++) {
      const creator = drawCreator(language, n);
      if (!isNew(creator, taken)) continue;
      for (const mark of marksOf(creator)) taken.add(mark);
      found.push({ creator, turn: chanceOf(language, n, "turn") });
      left--;
    }
  }
  return found.sort((one, other) => one.turn - other.turn).map(({ creator }) => creator);
}

/** People beside those with a row of their own, of all languages, in an order that mixes them. */
export const drawnCreators: readonly SandboxCreator[] = drawCreators();

/** Everyone the sandbox knows by name, in a fixed order. */
export const worldCreators: readonly SandboxCreator[] = [...firstCreators, ...drawnCreators];
