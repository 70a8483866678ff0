import { eq } from "drizzle-orm";
import { creators, models, users } from "../platform/db/schema.ts";
import type { World } from "./start-world.ts";

type Person = Awaited<ReturnType<World["person"]>>;

/** Claiming in a world, through the front door: codes, bios that their owners write, and what comes of it. */
export function claimingIn(world: World) {
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
    begin,
    check,
    writeBio,
    /** Somebody whose address is verified. */
    async verified(): Promise<Person> {
      const person = await world.person();
      await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, person.id));
      return person;
    },
    /** Claims a profile from its code to the end. */
    async claim(person: Person, handle: string, platform = "instagram") {
      const { body } = await begin(person, handle, platform);
      await writeBio(handle, `Hello! ${body.code} :)`, platform);
      return check(person, handle, platform);
    },
    /** The creator that somebody owns, with its own record. */
    async ownRecord(person: Person) {
      const [row] = await world.ctx.db
        .select({ creator: creators, own: models })
        .from(creators)
        .innerJoin(models, eq(models.creatorId, creators.id))
        .where(eq(creators.ownerUserId, person.id));
      return row;
    },
    /** What earlier tests left: limits, faults, notices. */
    async forget() {
      await world.sandbox.inject({ method: "DELETE", url: "/sandbox/faults" });
      await world.ctx.pool.query(
        "delete from limits; delete from platform_breakers; delete from platform_limits; delete from claim_notices",
      );
    },
  };
}
export type Claiming = ReturnType<typeof claimingIn>;
