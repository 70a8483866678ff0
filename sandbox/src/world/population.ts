import { dayMs } from "./account.ts";
import { followersAt } from "./followers.ts";
import { findWorldAccount } from "./world.ts";

const creators = 400;

interface When {
  /** The newest day, milliseconds. */
  at: number;
  days: number;
  seed?: string;
}

/**
 * Followers of 400 made-up creators on each platform that everybody may read, one count a day, oldest first: what the
 * people of this world gain, against whom any one of them can be placed.
 */
export function populationFollowers({ at, days, seed = "fanradar" }: When): number[][] {
  return Array.from({ length: creators }, (_, index) => `demo${index}`).flatMap((handle) =>
    (["instagram", "x"] as const).flatMap((platform) => {
      const account = findWorldAccount(platform, handle, { seed, at: at - days * dayMs });
      return account
        ? [Array.from({ length: days }, (_, day) => followersAt(account, at - (days - 1 - day) * dayMs))]
        : [];
    }),
  );
}
