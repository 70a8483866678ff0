import type { Platform } from "@fanradar/engine";
import {
  type InstagramAccess,
  type ProfileReading,
  type ReadOptions,
  readInstagram,
  readX,
  type XAccess,
} from "@fanradar/platforms";

/** Connector of one platform. */
export interface Connector {
  read(handle: string, options: ReadOptions): Promise<ProfileReading>;
  /** Posts that an analysis requests: one page if pages are free, few if each is paid. */
  posts: number;
  /** True when a stand-in answers. */
  isSandbox: boolean;
}

export type Connectors = Partial<Record<Platform, Connector>>;

/** Platforms that can be read with a key. The others have no official call for public figures: people type them. */
export const readablePlatforms: ReadonlySet<Platform> = new Set(["instagram", "x"]);

interface Keys {
  instagram?: InstagramAccess | undefined;
  x?: XAccess | undefined;
  isSandbox: boolean;
}

/** One connector for each platform that this instance has a key of. */
export function openConnectors({ instagram, x, isSandbox }: Keys): Connectors {
  return {
    ...(instagram && {
      instagram: { read: (handle, options) => readInstagram(instagram, handle, options), posts: 50, isSandbox },
    }),
    ...(x && { x: { read: (handle, options) => readX(x, handle, options), posts: 20, isSandbox } }),
  };
}
