import { pictureLimitBytes, removeAvatar, setAvatar } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import { avatarAddress, storeAvatar } from "../db/user-settings.ts";
import type { FileStore } from "../files/file-store.ts";
import { keepFile } from "../files/keep-file.ts";
import { dropFiles } from "../files/sweep-files.ts";
import { takePicture } from "../files/take-picture.ts";
import type { Context } from "../http/context.ts";
import { fail, isFailure } from "../http/fail.ts";
import { readFileBody } from "../http/file-body.ts";
import { type Limit, takeTry } from "../http/limit.ts";
import { mount } from "../http/mount.ts";

const uploads: Limit = { max: 20, windowSeconds: 3_600, from: "first" };
/** Of the square, in pixels: as large as pages show it, on screens of three times as many. */
const side = 256;

/** A person's picture of themselves. */
export function avatarRoutes(app: FastifyInstance, ctx: Context, { store }: { store: FileStore }): void {
  const { db } = ctx;
  const replace = (userId: number, name: string | null) =>
    db.transaction(async (tx) => dropFiles(tx, [await storeAvatar(tx, userId, name)]));

  mount(app, ctx, setAvatar, async ({ user, request }) => {
    const wait = await takeTry(db, `avatar:${user.id}`, uploads);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const bytes = await readFileBody(request, { limitBytes: pictureLimitBytes });
    if (isFailure(bytes)) return { ...bytes, fields: { picture: "picture.large" } };
    const picture = await takePicture(bytes, { side });
    if ("refused" in picture)
      return fail("invalid", {
        fields: { picture: picture.refused },
        ...(picture.detail && { detail: picture.detail }),
      });
    const kept = await keepFile(db, store, picture.bytes, { userId: user.id, type: picture.type });
    if ("fault" in kept) return fail("unavailable", { detail: kept.fault });
    await replace(user.id, kept.name);
    return { avatar: avatarAddress(kept.name) };
  });

  mount(app, ctx, removeAvatar, async ({ user }) => {
    await replace(user.id, null);
    return {};
  });
}
