import type { FastifyInstance } from "fastify";
import { pageOf } from "../html-page.ts";
import { openIdRoutes } from "./open-id.ts";
import { googlePeople, googlePerson } from "./people.ts";

const prefix = "/google";
export const googleClient = { id: "SANDBOX_CLIENT", secret: "SANDBOX_CLIENT_SECRET" };

/** The stand-in for Google's sign-in under `/google`, for one client, which may return to its callback on this machine. */
export function googleStandInRoutes(app: FastifyInstance): void {
  openIdRoutes(app, {
    prefix,
    client: googleClient,
    isCallback: (address) =>
      /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?\/api\/auth\/google\/callback$/.test(address),
    find: googlePerson,
    ask: (reply, flow) => reply.type("text/html; charset=utf-8").send(choicePage(flow)),
  });
}

function choicePage(flow: string): string {
  const choices = googlePeople.map(
    ({ sub, name, email }) => `<p><a href="${prefix}/choose/${flow}/${sub}">${name} (${email})</a></p>`,
  );
  return pageOf(
    "sign-in",
    `<p>This stands in for Google. Nobody here is real: choose whom to be.</p>\n${choices.join("\n")}`,
  );
}
