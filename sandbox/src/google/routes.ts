import type { FastifyInstance } from "fastify";
import type Provider from "oidc-provider";
import { googlePeople } from "./people.ts";
import { createProvider } from "./provider.ts";

const prefix = "/google";

/** The stand-in for Google's sign-in under `/google`: its issuer is the address of the request. */
export function googleStandInRoutes(app: FastifyInstance): void {
  const providers = new Map<string, Promise<Provider>>();
  const providerOf = (host: string) => {
    const issuer = `http://${host}${prefix}`;
    const known = providers.get(issuer) ?? createProvider(issuer);
    providers.set(issuer, known);
    return known;
  };

  app.get<{ Params: { uid: string } }>(`${prefix}/choose/:uid`, async (request, reply) => {
    const provider = await providerOf(request.host);
    // A made-up or ended choice is answered by the error below.
    await provider.interactionDetails(request.raw, reply.raw);
    return reply.type("text/html; charset=utf-8").send(choicePage(request.params.uid));
  });

  // Below the choice's own path, which is as far as its cookie reaches.
  app.get<{ Params: { uid: string; who: string } }>(`${prefix}/choose/:uid/:who`, async (request, reply) => {
    const provider = await providerOf(request.host);
    const login = { accountId: request.params.who };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303);
  });

  app.register(async (scope) => {
    // Forms are the provider's own to read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.all(`${prefix}/*`, async (request, reply) => {
      const provider = await providerOf(request.host);
      reply.hijack();
      const { raw } = request;
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(prefix.length) });
      await provider.callback()(raw, reply.raw);
    });
  });
}

function choicePage(uid: string): string {
  const choice = (who: string, label: string) =>
    `<p><a href="${prefix}/choose/${encodeURIComponent(uid)}/${encodeURIComponent(who)}">${label}</a></p>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox sign-in</title></head>
<body>
<main>
<h1>Sandbox sign-in</h1>
<p>This stands in for Google. Nobody here is real: choose whom to be.</p>
${googlePeople.map(({ sub, name, email }) => choice(sub, `${name} (${email})`)).join("\n")}
</main>
</body>
</html>`;
}
