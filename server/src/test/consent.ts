import type { ConnectPlatform } from "@fanradar/engine";
import type { Person } from "./open-test-app.ts";
import type { World } from "./start-world.ts";

interface ConsentOptions {
  modelId: number;
  platform: ConnectPlatform;
  /** The account signed in to on the platform. */
  handle: string;
  /** Scopes that are declined. */
  without?: string[];
  answer?: "allow" | "deny";
}

/** Opens the platform's consent page and answers it. Returns the address that the browser is redirected to. */
export async function consentAt(world: World, person: Person, options: ConsentOptions): Promise<URL> {
  const { modelId, platform } = options;
  const begun = await world.post(person, `/api/models/${modelId}/connections`, { platform });
  if (begun.status !== 201) throw new Error(`the consent answered ${begun.status}`);
  return answerConsentPage(begun.body.address, options);
}

/** Answers a platform's consent page. Returns the address that the browser is redirected to. */
export async function answerConsentPage(
  place: string,
  { platform, handle, without = [], answer = "allow" }: Omit<ConsentOptions, "modelId">,
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

/** Follows the redirect with a person's cookie. Returns the result. */
export async function comeBack(world: World, person: { cookie: string }, back: URL): Promise<string | null> {
  const answer = await world.get({ ...person, id: 0, email: "", password: "" }, `${back.pathname}${back.search}`);
  return answer.location === undefined ? null : new URL(answer.location, back).searchParams.get("connect");
}

export async function connect(world: World, person: Person, options: ConsentOptions): Promise<string | null> {
  return comeBack(world, person, await consentAt(world, person, options));
}
