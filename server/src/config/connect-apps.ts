import type { ConnectPlatform } from "@fanradar/engine";
import type { ConnectApp } from "@fanradar/platforms";

/** Our apps, as the platforms know them; a platform without one cannot be connected. */
export type ConnectApps = Partial<Record<ConnectPlatform, ConnectApp>>;

interface AppVariables {
  INSTAGRAM_APP_ID?: string | undefined;
  INSTAGRAM_APP_SECRET?: string | undefined;
  INSTAGRAM_VERSION: string;
  TIKTOK_CLIENT_KEY?: string | undefined;
  TIKTOK_CLIENT_SECRET?: string | undefined;
  X_CLIENT_ID?: string | undefined;
  X_CLIENT_SECRET?: string | undefined;
}

/** The apps whose id and secret the environment sets. */
export function connectApps(environment: AppVariables): ConnectApps {
  const { INSTAGRAM_APP_ID: instagramId, INSTAGRAM_APP_SECRET: instagramSecret } = environment;
  const { TIKTOK_CLIENT_KEY: tiktokKey, TIKTOK_CLIENT_SECRET: tiktokSecret } = environment;
  const { X_CLIENT_ID: xId, X_CLIENT_SECRET: xSecret } = environment;
  return {
    ...(instagramId &&
      instagramSecret && {
        instagram: {
          clientId: instagramId,
          clientSecret: instagramSecret,
          pageUrl: "https://www.instagram.com",
          tokenUrl: "https://api.instagram.com",
          apiUrl: "https://graph.instagram.com",
          version: environment.INSTAGRAM_VERSION,
        },
      }),
    ...(tiktokKey &&
      tiktokSecret && {
        tiktok: {
          clientId: tiktokKey,
          clientSecret: tiktokSecret,
          pageUrl: "https://www.tiktok.com",
          tokenUrl: "https://open.tiktokapis.com",
          apiUrl: "https://open.tiktokapis.com",
        },
      }),
    ...(xId &&
      xSecret && {
        x: {
          clientId: xId,
          clientSecret: xSecret,
          pageUrl: "https://x.com",
          tokenUrl: "https://api.x.com",
          apiUrl: "https://api.x.com",
        },
      }),
  };
}

/** The stand-in knows one app on all three. */
export function sandboxApps(sandbox: string): Required<ConnectApps> {
  const app = { clientId: "SANDBOX_CLIENT", clientSecret: "SANDBOX_CLIENT_SECRET" };
  const at = (path: string) => ({ ...app, pageUrl: path, tokenUrl: path, apiUrl: path });
  return {
    instagram: { ...at(`${sandbox}/instagram`), apiUrl: `${sandbox}/instagram-graph` },
    tiktok: at(`${sandbox}/tiktok`),
    x: at(`${sandbox}/x`),
  };
}
