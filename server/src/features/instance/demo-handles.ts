import type { Platform } from "@fanradar/engine";
import type { Config } from "../../config/config.ts";

/**
 * Which handles the demo's stand-ins have figures for; undefined in live mode, where only the platform can say.
 * The sandbox is loaded in demo mode alone.
 */
export async function demoHandles(
  config: Config,
): Promise<((platform: Platform, handle: string) => boolean) | undefined> {
  if (config.mode === "live") return undefined;
  const { knowsHandle } = await import("@fanradar/sandbox");
  return (platform, handle) => (platform === "instagram" || platform === "x" ? knowsHandle(platform, handle) : true);
}
