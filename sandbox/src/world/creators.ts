import { chanceOf } from "./chance.ts";

export const growthStyles = ["steady", "rising", "declining", "viral", "flat", "spike"] as const;
export type GrowthStyle = (typeof growthStyles)[number];

/** A creator of the sample world. Names are made up. */
export interface Creator {
  name: string;
  username: string;
  instagram?: string;
  x?: string;
  /** Followers on the world's first day. */
  start: number;
  style: GrowthStyle;
  postsPerWeek: number;
  /** Share of followers that like a post, 0–1. */
  likeShare: number;
  hidesLikes: boolean;
  themes: string[];
  biography: string;
}

const names =
  "Ava Lindqvist,Noor Haddad,Mika Sorensen,Jun Park,Carla Reyes,Zofia Nowak,Amara Okafor,Lena Brandt,Yuki Tanaka,Priya Raman,Elif Kaya,Sofia Marques,Chloe Martin,Ines Delgado,Hana Kim,Freya Holm,Nadia Petrova,Leila Amiri,Rosa Conti,Maya Cohen,Isla Fraser,Thea Berg,Giulia Ferri,Camila Torres,Anouk Visser,Selin Demir,Aiko Mori,Bianca Silva,Dara Walsh,Esme Clarke,Farah Aziz,Greta Vogel,Hedda Lund,Ilona Szabo,Jade Morgan,Kaia Nilsen,Luna Vargas,Mira Kovac,Nina Weiss,Olga Ivanova,Paloma Ruiz,Quinn Harper,Rina Sato,Saskia Jansen,Tara Singh,Uma Devi,Vera Lopez,Wanda Krol,Xenia Pappas,Yara Mansour,Zara Ahmed,Adele Moreau,Birta Jonsdottir,Celeste Dubois,Daria Popescu,Eun-ji Choi,Fiorella Maria Alessandra Castellano-Montgomery,Gwendolyn Ashworth,さくら みやざき,ليلى حداد".split(
    ",",
  );

const themePool = [
  ["behind the scenes", "studio", "#behindthescenes #studio"],
  ["travel diary", "new city", "#travel #citylife"],
  ["morning workout", "training plan", "#fitness #workout"],
  ["questions and answers", "ask me anything", "#qanda"],
  ["outfit of the day", "vintage finds", "#fashion #outfit"],
  ["slow cooking", "family recipe", "#cooking #recipe"],
  ["カフェ巡り 東京の朝", "新しい写真", "#カフェ #東京"],
  ["rutina de tarde", "viaje a la costa", "#viaje #playa"],
  ["neue Bilder", "Wochenende am See", "#wochenende #fotografie"],
  ["book corner", "reading list", "#books #reading"],
] as const;

/** Everyone the sandbox knows by name, in a fixed order. */
export const creators: Creator[] = names.map((name, index) => describe(name, index));

function describe(name: string, index: number): Creator {
  const plain = name
    .normalize("NFD")
    .replace(/[^A-Za-z ]/g, "")
    .trim()
    .toLowerCase();
  const base = plain === "" ? `creator_${index}` : plain.split(/\s+/).slice(0, 2).join("_");
  const handle = base.slice(0, 14);
  const onX = index % 3 !== 1;
  const onInstagram = index % 5 !== 4 || !onX;
  return {
    name,
    username: handle,
    ...(onInstagram && { instagram: handle.replace("_", ".") }),
    ...(onX && { x: handle }),
    ...traits(`known:${handle}`, index),
  };
}

/** A creator for any handle that begins with `demo`, made up from the handle alone. */
export function inventCreator(handle: string): Creator {
  const name = handle.replace(/[._]+/g, " ").trim();
  return {
    name,
    username: handle,
    instagram: handle,
    x: handle,
    ...traits(`made-up:${handle}`, Math.floor(chanceOf(handle) * 1_000)),
  };
}

function traits(key: string, index: number): Omit<Creator, "name" | "username" | "instagram" | "x"> {
  const size = chanceOf(key, "size");
  const start = Math.round(10 ** (3 + 3.2 * size));
  const first = themePool[index % themePool.length] ?? themePool[0];
  const second = themePool[(index + 3) % themePool.length] ?? themePool[0];
  return {
    start,
    style: growthStyles[index % growthStyles.length] ?? "steady",
    postsPerWeek: 1 + 6 * chanceOf(key, "cadence"),
    // Bigger audiences like a smaller share of posts.
    likeShare: (0.012 + 0.05 * chanceOf(key, "likes")) * (10_000 / Math.max(start, 1_000)) ** 0.12,
    hidesLikes: index % 17 === 6,
    themes: [...first, ...second],
    biography: `${first[0]}, ${second[0]}`,
  };
}
