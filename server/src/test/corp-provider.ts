import { openIdRoutes } from "@fanradar/sandbox";
import Fastify from "fastify";

export const corpClient = { id: "fanradar", secret: "a secret of the client" };

interface CorpPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string | string[];
}

/**
 * A company's OpenID provider: it keeps its ID token short and says the rest at its userinfo endpoint, with a claim of groups. Whoever
 * comes is the person of `signsIn`, without a prompt. `close` ends it.
 */
export async function startCorpProvider(redirectUri: string) {
  let person: CorpPerson = { sub: "nobody" };
  const app = Fastify({ forceCloseConnections: true });
  openIdRoutes(app, {
    prefix: "/corp",
    client: corpClient,
    isCallback: (address) => address === redirectUri,
    find: () => ({ ...person }),
    ask: (reply, flow) => reply.redirect(`/corp/choose/${flow}/who-comes`, 303),
    isTokenShort: true,
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    issuer: `${origin}/corp`,
    /** Who comes next. */
    signsIn(next: CorpPerson) {
      person = next;
    },
    /** Follows the provider's redirects from where the button leads to; answers the address of our callback. */
    async follow(from: string): Promise<URL> {
      for (let at = from; ; ) {
        if (at.startsWith(redirectUri)) return new URL(at);
        const answer = await fetch(at, { redirect: "manual" });
        const location = answer.headers.get("location");
        if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
        at = new URL(location, at).href;
      }
    },
    close: () => app.close(),
  };
}
