import { useState } from "react";
import { newKey } from "./new-key.ts";

/**
 * The key of one filled-in form: sent twice by a double press, or again after a lost answer, it makes one thing. `renew` is called once it is
 * stored, where the form stays.
 */
export function useFormKey() {
  const [key, setKey] = useState(newKey);
  return { headers: { "idempotency-key": key }, renew: () => setKey(newKey()) };
}
