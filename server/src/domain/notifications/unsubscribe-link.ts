import { type MailSetting, mailSettings, oneClickPath } from "@fanradar/contract";
import type { Config } from "../../config/config.ts";
import { signText } from "../../platform/secrets/derive-key.ts";
import { isSameSecret } from "../../platform/secrets/tokens.ts";

type Instance = Pick<Config, "appSecret" | "publicUrl">;

/** The token of an unsubscribe link: person and setting, signed by the instance's secret. Does not expire. */
export function unsubscribeToken(secret: Pick<Config, "appSecret">, userId: number, setting: MailSetting) {
  const payload = `${userId}.${setting}`;
  return `${payload}.${signatureOf(secret, payload)}`;
}

/** Person and setting of a token; undefined if its signature is invalid. */
export function readUnsubscribeToken(secret: Pick<Config, "appSecret">, token: string) {
  const [id = "", name = "", signature = ""] = token.split(".");
  const setting = mailSettings.find((one) => one === name);
  const isOurs = isSameSecret(signature, signatureOf(secret, `${id}.${name}`));
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

const signatureOf = (secret: Pick<Config, "appSecret">, payload: string) =>
  signText(secret, "fanradar unsubscribe links", payload);
