import { answerConsentPage } from "../seed/answer-consent-page.ts";
import type { Person } from "./open-test-app.ts";
import type { World } from "./start-world.ts";

type ConsentOptions = { modelId: number } & Parameters<typeof answerConsentPage>[1];

/** Opens the platform's consent page and answers it. Returns the address that the browser is redirected to. */
export async function consentAt(world: World, person: Person, options: ConsentOptions): Promise<URL> {
  const { modelId, platform } = options;
  const begun = await world.post(person, `/api/models/${modelId}/connections`, { platform });
  if (begun.status !== 201) throw new Error(`the consent answered ${begun.status}`);
  return answerConsentPage(begun.body.address, options);
}

/** Follows the redirect with a person's cookie. Returns the result. */
export async function comeBack(world: World, person: { cookie: string }, back: URL): Promise<string | null> {
  const answer = await world.get({ ...person, id: 0, email: "", password: "" }, `${back.pathname}${back.search}`);
  return answer.location === undefined ? null : new URL(answer.location, back).searchParams.get("connect");
}

export async function connect(world: World, person: Person, options: ConsentOptions): Promise<string | null> {
  return comeBack(world, person, await consentAt(world, person, options));
}
