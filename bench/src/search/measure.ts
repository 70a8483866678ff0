import { type CreatorsFound, searchCreators } from "@fanradar/contract";
import type { Pool } from "pg";
import { seededRandom } from "./names.ts";

export interface Spread {
  n: number;
  p50: number;
  p95: number;
  max: number;
}

const rounds = 120;
const warming = 15;
const page = 10;

/**
 * Sends searches to `url` as people type them, one after another, and returns milliseconds by kind, first and tenth page apart.
 * The words come from the creators themselves; tenth pages from queries that have one.
 */
export async function measureSearch(pool: Pool, url: string): Promise<Record<string, Spread>> {
  const chance = seededRandom(7);
  const { rows: samples } = await pool.query<{ name: string; handle: string; platform: string }>(
    `select display_name as name, handle::text, platform from profiles where id in (
      select (random() * (select max(id) from profiles))::int from generate_series(1, 4000)) order by id`,
  );
  let asker = 0;
  const ask = async (query: Record<string, string>): Promise<CreatorsFound> => {
    asker++;
    // Everybody from an address of their own: the limit is not what is measured.
    const address = `10.${(asker >> 16) & 255}.${(asker >> 8) & 255}.${asker & 255}`;
    const answer = await fetch(`${url}/api/creators?${new URLSearchParams(query)}`, {
      headers: { "x-forwarded-for": address },
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return searchCreators.output.parse(await answer.json());
  };
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(chance() * list.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };
  const sample = () => pick(samples);
  const firstWord = () => [...sample().name.split(" ")].find((word) => word.length > 1) ?? "maria";
  const sorts = ["relevance", "trending", "followers", "newest"];
  const filters: Record<string, string>[] = [
    { platform: "x" },
    { tier: "mega" },
    { tier: "nano" },
    { verified: "true" },
    { ownerVerified: "true" },
    { featured: "true" },
    { tier: "mid", verified: "true", platform: "instagram" },
  ];
  const kinds: Record<string, () => Record<string, string>> = {
    exactName: () => ({ q: sample().name }),
    exactHandle: () => ({ q: `@${sample().handle}` }),
    link: () => ({ q: `https://www.instagram.com/${sample().handle.replaceAll(/_+$/g, "")}/` }),
    prefixOfName: () => ({ q: [...sample().name].slice(0, 1 + Math.floor(chance() * 8)).join("") }),
    prefixOfHandle: () => ({ q: sample().handle.slice(0, 3 + Math.floor(chance() * 6)) }),
    typoInName: () => ({ q: mistyped(sample().name, chance) }),
    typoInHandle: () => ({ q: `@${mistyped(sample().handle, chance)}` }),
    nonsense: () => ({ q: Array.from({ length: 9 }, () => pick([..."abcdefghijklmnopqrstuvwxyz"])).join("") }),
    filtered: () => ({ q: firstWord(), ...pick(filters) }),
    sorted: () => ({ q: firstWord(), sort: pick(sorts) }),
    everybody: () => ({ sort: pick(["trending", "followers", "newest"]), ...pick([{}, ...filters]) }),
  };
  const figures: Record<string, Spread> = {};
  for (const [kind, make] of Object.entries(kinds)) {
    const first: number[] = [];
    const tenth: number[] = [];
    for (let round = -warming; round < rounds; round++) {
      const query = make();
      const started = performance.now();
      let found = await ask(query);
      if (round >= 0) first.push(performance.now() - started);
      // Walking to the tenth page takes ten: half of the rounds are enough.
      for (let at = 2; at <= page && found.next !== null && round % 2 === 0; at++) {
        const before = performance.now();
        found = await ask({ ...query, after: found.next });
        if (at === page && round >= 0) tenth.push(performance.now() - before);
      }
    }
    figures[kind] = spreadOf(first);
    if (tenth.length >= 5) figures[`${kind}.tenth`] = spreadOf(tenth);
  }
  return figures;
}

/** One edit in one word: a letter gone, doubled, another, or two swapped. */
function mistyped(text: string, chance: () => number): string {
  const letters = [...text];
  const place = 1 + Math.floor(chance() * (letters.length - 2));
  const [one = "", two = ""] = letters.slice(place, place + 2);
  const edits = [[two], [one, one, two], ["a", two], [two, one]];
  letters.splice(place, 2, ...(edits[Math.floor(chance() * edits.length)] ?? []));
  return letters.join("");
}

function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(10 * (sorted[Math.ceil(share * sorted.length) - 1] ?? 0)) / 10;
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}
