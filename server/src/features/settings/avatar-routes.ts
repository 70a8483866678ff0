import { pictureLimitBytes, removeAvatar, setAvatar } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { pictureAddress } from "../../platform/files/picture-address.ts";
import { isFailure } from "../../platform/http/fail.ts";
import { readFileBody } from "../../platform/http/file-body.ts";
import { countAvatar, replaceAvatar, storeAvatarFile } from "./store-avatar.ts";

/** A person's picture of themselves, uploaded; settings take one by its address. */
export function avatarRoutes(app: FastifyInstance, ctx: Context, { store }: { store: FileStore }): void {
  const { db } = ctx;

  mount(app, ctx, setAvatar, async ({ user, request }) => {
    const refused = await countAvatar(ctx, user.id);
    if (refused) return refused;
    const bytes = await readFileBody(request, { limitBytes: pictureLimitBytes });
    if (isFailure(bytes)) return bytes;
    const name = await storeAvatarFile(ctx, bytes, { userId: user.id, store, field: "picture" });
    if (isFailure(name)) return name;
    await db.transaction((tx) => replaceAvatar(tx, user.id, name));
    return { avatar: pictureAddress(name) };
  });

  mount(app, ctx, removeAvatar, async ({ user }) => {
    await db.transaction((tx) => replaceAvatar(tx, user.id, null));
    return {};
  });
}
