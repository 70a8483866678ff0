import type { ConnectPlatform } from "@fanradar/engine";
import { exchangeInstagramCode, instagramConsentUrl, instagramScopes, refreshInstagram } from "../instagram/consent.ts";
import { readOwnInstagram } from "../instagram/read-own-instagram.ts";
import type { ReadOptions } from "../reading.ts";
import { exchangeTiktokCode, refreshTiktok, revokeTiktok, tiktokConsentUrl, tiktokScopes } from "../tiktok/consent.ts";
import { readOwnTiktok } from "../tiktok/read-own-tiktok.ts";
import { exchangeXCode, refreshX, revokeX, xConsentUrl, xScopes } from "../x/consent.ts";
import { readOwnX } from "../x/read-own-x.ts";
import type { CallOptions, ConnectApp, ConsentFlow, Exchange, Grant, GrantResult } from "./grant.ts";
import type { OwnReading } from "./own-reading.ts";

/** How one platform gives, renews and ends a consent, and is read with it. */
export interface ConsentDoor {
  /** Scopes that are requested. */
  scopes: readonly string[];
  /** Those without which a consent is of no use: whose account it is, and its counts. */
  needed: readonly string[];
  /** How long before its end a token is renewed, ms. */
  renewBeforeMs: number;
  url(app: ConnectApp, flow: ConsentFlow): URL;
  exchange(app: ConnectApp, exchange: Exchange, options: CallOptions): Promise<GrantResult>;
  refresh(app: ConnectApp, grant: Grant, options: CallOptions): Promise<GrantResult>;
  /** True when the platform confirmed the end; absent where it knows no such call. */
  revoke?(app: ConnectApp, grant: Grant, options: CallOptions): Promise<boolean>;
  read(app: ConnectApp, grant: Grant, options: ReadOptions): Promise<OwnReading>;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The three ways in. Source: docs/platforms.md. */
export const consentDoors: Record<ConnectPlatform, ConsentDoor> = {
  instagram: {
    scopes: instagramScopes,
    needed: ["instagram_business_basic"],
    // Of sixty days; a renewal needs a token that still lives.
    renewBeforeMs: 30 * dayMs,
    url: instagramConsentUrl,
    exchange: exchangeInstagramCode,
    refresh: refreshInstagram,
    read: ({ apiUrl, version = "v26.0" }, { accessToken, scopes }, options) =>
      readOwnInstagram({ apiUrl, version, accessToken, scopes }, options),
  },
  tiktok: {
    scopes: tiktokScopes,
    needed: ["user.info.basic", "user.info.profile", "user.info.stats"],
    renewBeforeMs: 10 * minuteMs,
    url: tiktokConsentUrl,
    exchange: exchangeTiktokCode,
    refresh: refreshTiktok,
    revoke: revokeTiktok,
    read: ({ apiUrl }, { accessToken, scopes }, options) => readOwnTiktok({ apiUrl, accessToken, scopes }, options),
  },
  x: {
    scopes: xScopes,
    needed: xScopes,
    renewBeforeMs: 10 * minuteMs,
    url: xConsentUrl,
    exchange: exchangeXCode,
    refresh: refreshX,
    revoke: revokeX,
    read: ({ apiUrl }, { accessToken }, options) => readOwnX({ baseUrl: apiUrl, bearerToken: accessToken }, options),
  },
};
