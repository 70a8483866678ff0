import type { Platform } from "@fanradar/engine";
import {
  type InstagramAccess,
  type Reading,
  type ReadOptions,
  readInstagram,
  readX,
  type XAccess,
} from "@fanradar/platforms";

/** How this instance reads one platform. */
export interface Connector {
  read(handle: string, options: ReadOptions): Promise<Reading>;
  /** How many posts an analysis asks for: one page where pages are free, few where each is paid. */
  posts: number;
  /** True when a stand-in answers. */
  isSandbox: boolean;
}

export type Connectors = Partial<Record<Platform, Connector>>;

/** Platforms that can be read at all, given a key. The others have no official call for public figures: people type. */
export const readablePlatforms: ReadonlySet<Platform> = new Set(["instagram", "x"]);

interface Keys {
  instagram?: InstagramAccess | undefined;
  x?: XAccess | undefined;
  isSandbox: boolean;
}

/** One connector per platform that this instance holds a key of. */
export function openConnectors({ instagram, x, isSandbox }: Keys): Connectors {
  return {
    ...(instagram && {
      instagram: { read: (handle, options) => readInstagram(instagram, handle, options), posts: 50, isSandbox },
    }),
    ...(x && { x: { read: (handle, options) => readX(x, handle, options), posts: 20, isSandbox } }),
  };
}
