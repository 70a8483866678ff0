import type { ConsentRequest } from "@fanradar/contract";
import { answerConsentPage } from "../seed/answer-consent-page.ts";
import { cookieOf } from "./open-test-app.ts";
import type { World } from "./start-world.ts";

type Answer = Parameters<typeof answerConsentPage>[1];

/** A browser without a session that has an invite's link: it keeps the cookies that it is given. */
export function openCreatorBrowser(world: World, token: string, { cookie = "" } = {}) {
  let session = cookie;
  const post = async (url: string, body: object) => {
    const answer = await world.app.inject({
      method: "POST",
      url,
      payload: { token, ...body },
      headers: { cookie: session },
    });
    const set = answer.headers["set-cookie"];
    if (set !== undefined) session = cookieOf(set);
    return { status: answer.statusCode, body: answer.json() };
  };
  const comeBack = async (back: URL) => {
    const url = `${back.pathname}${back.search}`;
    const { headers } = await world.app.inject({ method: "GET", url, headers: { cookie: session } });
    return new URL(String(headers.location), back);
  };
  /** Opens the platform's page and answers it. Returns the address that the platform sends the browser back to. */
  const answer = async (given: Answer) => {
    const begun = await post("/api/consents/connections", { platform: given.platform });
    if (begun.status !== 201) throw new Error(`the consent answered ${begun.status}`);
    return answerConsentPage(begun.body.address, given);
  };
  return {
    post,
    comeBack,
    answer,
    open: async (): Promise<ConsentRequest> => (await post("/api/consents/open", {})).body,
    /** The whole way to the platform and back. Returns the outcome. */
    connect: async (given: Answer) => (await comeBack(await answer(given))).searchParams.get("connect"),
  };
}
