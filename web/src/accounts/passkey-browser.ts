import {
  addPasskey,
  beginPasskey,
  beginPasskeyUse,
  confirmSession,
  passkeyAssertion,
  passkeyAttestation,
  signInByPasskey,
} from "@fanradar/contract";
import { call } from "../lib/call.ts";

/** Has a passkey of the person's choice sign them in. Rejects with the server's refusal, or the browser's where none was used. */
export const signInWithPasskey = async () => call(signInByPasskey, { body: { passkey: await use() } });

/** Has a passkey confirm the session. Rejects as above. */
export const confirmWithPasskey = async () => call(confirmSession, { body: { passkey: await use() } });

/** Has the browser make a passkey, and adds it. Rejects as above; the browser's `InvalidStateError` says that it has one already. */
export async function makePasskey(name: string) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await call(beginPasskey));
  const made = passkeyAttestation.parse(jsonOf(await navigator.credentials.create({ publicKey })));
  return call(addPasskey, { body: { name, passkey: made } });
}

async function use() {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await call(beginPasskeyUse));
  return passkeyAssertion.parse(jsonOf(await navigator.credentials.get({ publicKey })));
}

function jsonOf(credential: Credential | null) {
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new DOMException("no-passkey", "NotAllowedError");
}
