import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

interface Font {
  family: string;
  /** The package it comes with, and its file there. */
  file: [string, string];
  /** Loaded where the document has a letter of it; one without is always there. */
  for?: RegExp;
}

/**
 * Free fonts (SIL Open Font License) in the order they are tried, a letter at a time. Those of one script are read only
 * where it occurs: the one for Chinese and Japanese alone has 8 MB.
 */
const fonts: readonly Font[] = [
  { family: "Noto Sans", file: ["@embedpdf/fonts-latin", "fonts/NotoSans-Regular.ttf"] },
  { family: "Noto Sans", file: ["@embedpdf/fonts-latin", "fonts/NotoSans-SemiBold.ttf"] },
  {
    family: "Noto Naskh Arabic",
    file: ["@embedpdf/fonts-arabic", "fonts/NotoNaskhArabic-Regular.ttf"],
    for: /\p{Script=Arabic}/u,
  },
  {
    family: "Noto Sans Hebrew",
    file: ["@embedpdf/fonts-hebrew", "fonts/NotoSansHebrew-Regular.ttf"],
    for: /\p{Script=Hebrew}/u,
  },
  {
    family: "Noto Sans S Chinese",
    file: ["@embedpdf/fonts-sc", "fonts/NotoSansHans-Regular.otf"],
    for: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  },
  { ...google("NanumGothic", "nanum-gothic"), for: /\p{Script=Hangul}/u },
  { ...google("Noto Sans Thai", "noto-sans-thai"), for: /\p{Script=Thai}/u },
  { ...google("Noto Sans Bengali", "noto-sans-bengali"), for: /\p{Script=Bengali}/u },
  { ...google("Noto Sans Tamil", "noto-sans-tamil"), for: /\p{Script=Tamil}/u },
  { ...google("Noto Sans Telugu", "noto-sans-telugu"), for: /\p{Script=Telugu}/u },
  { ...google("Noto Sans Georgian", "noto-sans-georgian"), for: /\p{Script=Georgian}/u },
  { ...google("Noto Sans Armenian", "noto-sans-armenian"), for: /\p{Script=Armenian}/u },
  { ...google("Noto Sans Ethiopic", "noto-sans-ethiopic"), for: /\p{Script=Ethiopic}/u },
  // The letters that names are dressed up with.
  { ...google("Noto Sans Math", "noto-sans-math"), for: /[\u{1d400}-\u{1d7ff}\u2100-\u214f]/u },
  { ...google("Noto Emoji", "noto-emoji"), for: /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}]/u },
  { ...google("Noto Sans Symbols 2", "noto-sans-symbols-2"), for: /[\u2190-\u2bff\u{1f000}-\u{1faff}]/u },
];

function google(family: string, name: string): Font {
  const file = `400Regular/${family.replaceAll(" ", "")}_400Regular.ttf`;
  return { family, file: [`@expo-google-fonts/${name}`, file] };
}

/** The files of all fonts, each with what makes its package be found. Paths begin with the package. */
export const fontFiles = (): string[] =>
  fonts.flatMap(({ file: [name, path] }) => [...entriesOf(name), `${name}/${path}`]);

const { resolve } = createRequire(import.meta.url);

/** Fonts of a text: their bytes, and families in order of preference. */
export function fontsFor(text: string): { families: string[]; blobs: Buffer[] } {
  const needed = fonts.filter((font) => !font.for || font.for.test(text));
  return {
    families: [...new Set(needed.map(({ family }) => family))],
    blobs: needed.map(({ file: [name, path] }) => readFileSync(join(rootOf(name), path))),
  };
}

/** Folder of a package. Packages with `exports` hide their package.json, but not their entry. */
function rootOf(name: string): string {
  const entry = resolve(name);
  return join(entry.slice(0, entry.lastIndexOf(join("node_modules", name))), "node_modules", name);
}

/** Its package.json and its entry, by which it is resolved. */
function entriesOf(name: string): string[] {
  const entry = resolve(name).split("node_modules/").at(-1);
  return [`${name}/package.json`, ...(entry === undefined ? [] : [entry])];
}
