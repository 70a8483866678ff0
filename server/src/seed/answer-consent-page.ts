import type { ConnectPlatform } from "@fanradar/engine";

interface ConsentAnswer {
  platform: ConnectPlatform;
  /** The account signed in to on the platform. */
  handle: string;
  /** Scopes that are declined. */
  without?: string[];
  answer?: "allow" | "deny";
}

/** Opens a consent page of the sandbox and answers it. Returns the address that the browser is redirected to. */
export async function answerConsentPage(
  place: string,
  { platform, handle, without = [], answer = "allow" }: ConsentAnswer,
): Promise<URL> {
  const address = new URL(place);
  const page = await (await fetch(address)).text();
  const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const scopes = [...page.matchAll(/name="scope" value="([^"]+)"/g)].flatMap(([, scope]) => scope ?? []);
  const form = new URL(`/consent/${platform}`, address);
  for (const [name, value] of Object.entries({ request, handle, answer })) form.searchParams.set(name, value);
  for (const scope of scopes) if (!without.includes(scope)) form.searchParams.append("scope", scope);
  const back = await fetch(form, { redirect: "manual" });
  return new URL(back.headers.get("location") ?? "about:blank");
}
