import { eq } from "drizzle-orm";
import { beforeEach } from "vitest";
import { creators, models, users } from "../platform/db/schema.ts";
import type { Person } from "./open-test-app.ts";
import { setUpWorld, type WorldOptions } from "./start-world.ts";

/**
 * A world for all tests of a file, and claiming by the API: codes, bios written by their owners, and the result. Before each test the state
 * of earlier ones is removed: limits, faults, notices.
 */
export async function setUpClaiming(options?: WorldOptions) {
  const world = await setUpWorld(options);
  beforeEach(async () => {
    await world.sandbox.inject({ method: "DELETE", url: "/sandbox/faults" });
    await world.ctx.pool.query(
      "delete from limits; delete from platform_breakers; delete from platform_limits; delete from claim_notices",
    );
  });
  const urlOf = (handle: string, platform = "instagram") => `/api/creators/${platform}/${handle}/claim`;
  const begin = (person: Person, handle: string, platform?: string) => world.post(person, urlOf(handle, platform));
  const check = (person: Person, handle: string, platform?: string) =>
    world.post(person, `${urlOf(handle, platform)}/check`);
  /** The owner of the account writes its bio, over HTTP. */
  const writeBio = async (handle: string, bio: string, platform = "instagram") => {
    const url = `/bio/${platform}?${new URLSearchParams({ handle, bio })}`;
    const { statusCode } = await world.sandbox.inject({ url });
    if (statusCode !== 200) throw new Error(`the bio of ${handle} answered ${statusCode}`);
  };
  return {
    world,
    begin,
    check,
    writeBio,
    /** A person with a verified address. */
    async verified(): Promise<Person> {
      const person = await world.person();
      await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, person.id));
      return person;
    },
    /** A verified person who signed up as a model with these links. */
    async signedUp(name: string, links: Record<string, string>): Promise<Person> {
      const [email, password] = [`${name}@fanradar.test`, "long enough"];
      const payload = {
        email,
        password,
        confirmPassword: password,
        name,
        username: name,
        ...links,
        agreeToTerms: true,
      };
      const made = await world.app.inject({ method: "POST", url: "/api/models/signup", payload });
      const cookie = String(made.headers["set-cookie"]).split(";", 1)[0] ?? "";
      await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, made.json().id));
      return { id: made.json().id, email, password, cookie };
    },
    /** Claims a profile from its code to the end. */
    async claim(person: Person, handle: string, platform = "instagram") {
      const { body } = await begin(person, handle, platform);
      await writeBio(handle, `Hello! ${body.code} :)`, platform);
      return check(person, handle, platform);
    },
    /** The creator of an owner, with its own record. */
    async ownRecord(person: Person) {
      const [row] = await world.ctx.db
        .select({ creator: creators, own: models })
        .from(creators)
        .innerJoin(models, eq(models.id, creators.id))
        .where(eq(creators.ownerUserId, person.id));
      return row;
    },
  };
}
