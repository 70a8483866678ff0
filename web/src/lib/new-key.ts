/**
 * A unique key, as a UUID of version 4. Browsers keep `crypto.randomUUID` from pages that come by plain
 * http over a network; chance they give to every page.
 */
export function newKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-a$4-$5");
}
