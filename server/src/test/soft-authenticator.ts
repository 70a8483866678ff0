import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { Db } from "../platform/db/open-database.ts";
import { passkeys } from "../platform/db/schema.ts";

const sha256 = (value: string | Buffer) => createHash("sha256").update(value).digest();
const flagBits = { present: 0x01, verified: 0x04, eligible: 0x08, synced: 0x10, attested: 0x40 };

interface Options {
  /** Origin of the page that uses it. */
  origin: string;
  rpId: string;
}
interface Use {
  challenge: string;
  isVerified?: boolean;
  /** What it says in place of what is right. */
  lie?: { origin?: string; rpId?: string; counter?: number; handle?: string; signature?: Buffer; type?: string };
}

/** An authenticator in software: makes one passkey and signs by it, as browsers send it. It counts its uses. */
export function softAuthenticator({ origin, rpId }: Options) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const encodedId = id.toString("base64url");
  let userHandle = "";
  let counter = 0;
  const head = (flags: number, count: number, party = rpId) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(party), Buffer.from([flags]), counted]);
  };
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const named = { id: encodedId, rawId: encodedId, type: "public-key" };
  return {
    id: encodedId,
    /** `navigator.credentials.create` */
    make(options: { challenge: string; user: { id: string } }, format = "none") {
      userHandle = options.user.id;
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          [-2, new Uint8Array(Buffer.from(x, "base64url"))],
          [-3, new Uint8Array(Buffer.from(y, "base64url"))],
        ]),
      );
      const flags = flagBits.present | flagBits.verified | flagBits.eligible | flagBits.synced | flagBits.attested;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([head(flags, counter), Buffer.alloc(16), length, id, key]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ["fmt", format],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(authData)],
        ]),
      );
      return {
        ...named,
        response: {
          clientDataJSON: clientData("webauthn.create", options.challenge).toString("base64url"),
          attestationObject: Buffer.from(attestation).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** `navigator.credentials.get` */
    use({ challenge, isVerified = true, lie = {} }: Use) {
      counter++;
      const flags = flagBits.present | flagBits.eligible | flagBits.synced | (isVerified ? flagBits.verified : 0);
      const authData = head(flags, lie.counter ?? counter, lie.rpId);
      const data = clientData(lie.type ?? "webauthn.get", challenge, lie.origin);
      const signature = lie.signature ?? sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: data.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle: lie.handle ?? userHandle,
        },
      };
    },
  };
}

/** A passkey of an account that nobody can use. Returns its id. */
export async function insertPasskey(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .insert(passkeys)
    .values({
      ...{ userId, name: "Spare", credentialId: randomBytes(16).toString("base64url"), counter: 0, isSynced: false },
      ...{ publicKey: randomBytes(77), userHandle: randomBytes(32) },
    })
    .returning({ id: passkeys.id });
  return row?.id ?? 0;
}
