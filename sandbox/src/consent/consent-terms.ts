import type { SandboxPlatform } from "../world/account.ts";
import type { Lifetimes } from "./consents.ts";

/** Our app, as all three stand-ins know it. */
export const sandboxClient = { id: "SANDBOX_CLIENT", secret: "SANDBOX_CLIENT_SECRET" } as const;

interface Terms {
  title: string;
  authorizePath: string;
  clientParameter: "client_id" | "client_key";
  scopeGap: string;
  scopes: readonly string[];
  needsChallenge: boolean;
  /** Instagram hangs it on every redirect. */
  codeTail: string;
  lifetimes: Lifetimes;
}

const hour = 3_600;
const day = 24 * hour;

/** How the three differ. Source: docs/platforms.md. */
export const consentTerms: Record<SandboxPlatform, Terms> = {
  instagram: {
    title: "Instagram",
    authorizePath: "/instagram/oauth/authorize",
    clientParameter: "client_id",
    scopeGap: ",",
    scopes: ["instagram_business_basic", "instagram_business_manage_insights"],
    needsChallenge: false,
    codeTail: "#_",
    lifetimes: { code: hour, access: hour, refresh: 60 * day },
  },
  tiktok: {
    title: "TikTok",
    authorizePath: "/tiktok/v2/auth/authorize/",
    clientParameter: "client_key",
    scopeGap: ",",
    scopes: ["user.info.basic", "user.info.profile", "user.info.stats", "video.list"],
    needsChallenge: false,
    codeTail: "",
    lifetimes: { code: hour, access: 2 * hour, refresh: 180 * day },
  },
  x: {
    title: "X",
    authorizePath: "/x/i/oauth2/authorize",
    clientParameter: "client_id",
    scopeGap: " ",
    scopes: ["tweet.read", "users.read", "offline.access"],
    needsChallenge: true,
    codeTail: "",
    lifetimes: { code: 30, access: 2 * hour, refresh: 180 * day },
  },
};

/** The one registered callback, on any port of this machine. */
export function isOurRedirect(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(uri);
  const isLocal = ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
  return protocol === "http:" && isLocal && pathname === "/api/connect/callback" && search === "" && hash === "";
}
