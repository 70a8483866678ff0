import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { type MailSetting, mailSettings, oneClickPath } from "@fanradar/contract";
import type { Config } from "../../config/config.ts";

type Instance = Pick<Config, "appSecret" | "publicUrl">;

/** The token of an unsubscribe link: person and setting, signed by the instance's secret. Does not expire. */
export function unsubscribeToken({ appSecret }: Pick<Config, "appSecret">, userId: number, setting: MailSetting) {
  const payload = `${userId}.${setting}`;
  return `${payload}.${signatureOf(appSecret, payload)}`;
}

/** Person and setting of a token; undefined if its signature is invalid. */
export function readUnsubscribeToken({ appSecret }: Pick<Config, "appSecret">, token: string) {
  const [id = "", name = "", signature = ""] = token.split(".");
  const setting = mailSettings.find((one) => one === name);
  const expected = Buffer.from(signatureOf(appSecret, `${id}.${name}`));
  const actual = Buffer.from(signature);
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isOurs && setting && /^[1-9]\d{0,9}$/.test(id) ? { userId: Number(id), setting } : undefined;
}

/** The page that confirms before it turns anything off: mail scanners open links too. */
export const unsubscribeLink = (config: Instance, userId: number, setting: MailSetting): string =>
  new URL(`/unsubscribe?token=${unsubscribeToken(config, userId, setting)}`, config.publicUrl).href;

/** Headers by which a mail program offers the same in one press (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(config: Instance, userId: number, setting: MailSetting): Record<string, string> {
  const address = new URL(`${oneClickPath}?token=${unsubscribeToken(config, userId, setting)}`, config.publicUrl).href;
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function signatureOf(appSecret: string, payload: string): string {
  const key = Buffer.from(hkdfSync("sha256", appSecret, "", "fanradar unsubscribe links", 32));
  return createHmac("sha256", key).update(payload).digest("base64url");
}
