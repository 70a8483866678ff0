import type { FastifyInstance } from "fastify";
import { consentTerms } from "../consent/consent-terms.ts";
import type { Sandbox } from "../control/state.ts";
import { escaped, pageOf } from "../html-page.ts";
import { biographyOf } from "../instagram/discovery.ts";
import { type Query, queryText } from "../read-query.ts";
import type { SandboxAccount } from "../world/account.ts";
import { findWorldAccount } from "../world/world.ts";
import { descriptionOf } from "../x/user-answer.ts";
import { bioKey } from "./bio-key.ts";

/** What of a bio each platform keeps, in characters, and what the world gives it. */
const rooms = {
  instagram: { room: 150, given: biographyOf },
  x: { room: 160, given: descriptionOf },
} as const satisfies Record<string, { room: number; given: (account: SandboxAccount) => string }>;

/**
 * Pages on which anybody is the owner of a sample account and writes its bio, as its real owner would in the platform's app: so
 * that a code can be put there. In memory.
 */
export function bioRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  for (const platform of ["instagram", "x"] as const) {
    const { room, given } = rooms[platform];
    const { title } = consentTerms[platform];

    app.get<{ Querystring: Query }>(`/bio/${platform}`, async ({ query }, reply) => {
      reply.type("text/html; charset=utf-8");
      const handle = (queryText(query, "handle") ?? "").trim().replace(/^@/, "").toLowerCase();
      const account = findWorldAccount(platform, handle, { seed: sandbox.seed, at: sandbox.clock.now() });
      if (!account) {
        const why = `<p role="alert">The sandbox has no account named ${escaped(handle)}.</p>`;
        return reply.code(404).send(pageOf(title, why));
      }
      const written = queryText(query, "bio");
      const key = bioKey(platform, handle);
      if (written !== undefined) sandbox.bios.set(key, [...written.replaceAll("\r\n", "\n")].slice(0, room).join(""));
      const bio = sandbox.bios.get(key) ?? given(account);
      return pageOf(
        title,
        `<p>This stands in for ${title}. You are signed in as @${escaped(account.spelling)}; nobody here is real.</p>
${written === undefined ? "" : `<p role="status">Saved.</p>`}
<form action="/bio/${platform}" method="get">
<input type="hidden" name="handle" value="${escaped(handle)}">
<p><label>Bio<br><textarea name="bio" rows="6" cols="40" maxlength="${room}">\n${escaped(bio)}</textarea></label></p>
<p><button>Save</button></p>
</form>`,
      );
    });
  }
}
