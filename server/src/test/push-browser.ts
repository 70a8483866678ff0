import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

const infoOf = (text: string, ...keys: Buffer[]) => Buffer.concat([Buffer.from(`${text}\0`), ...keys]);

/** A browser's end of Web Push: the keys it subscribes with, and the text of a message that was encrypted for them (RFC 8188, RFC 8291). */
export function openPushBrowser() {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const decrypt = (message: Buffer): string => {
    const salt = message.subarray(0, 16);
    const senderKey = message.subarray(21, 21 + (message[20] ?? 0));
    const sealed = message.subarray(21 + senderKey.length);
    const shared = pair.computeSecret(senderKey);
    const secret = Buffer.from(hkdfSync("sha256", shared, auth, infoOf("WebPush: info", own, senderKey), 32));
    const derive = (text: string, bytes: number) => Buffer.from(hkdfSync("sha256", secret, salt, infoOf(text), bytes));
    const key = derive("Content-Encoding: aes128gcm", 16);
    const decipher = createDecipheriv("aes-128-gcm", key, derive("Content-Encoding: nonce", 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  };
  return { keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") }, decrypt };
}

export const pushKeys = () => openPushBrowser().keys;
