import { getExchangeRates, getSettings, saveSettings } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import { avatarAddress, findSettings, storeSettings } from "../db/user-settings.ts";
import type { Context } from "../http/context.ts";
import { fail } from "../http/fail.ts";
import { mount } from "../http/mount.ts";
import { keepOnDevice } from "../http/reader.ts";

/** A person's own settings, and what currencies are worth. */
export function settingsRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, getSettings, async ({ user, reply }) => {
    const settings = await findSettings(ctx.db, user.id);
    if (!settings) return fail("unauthenticated");
    keepOnDevice(ctx.config, reply, settings.preferences);
    return settings;
  });

  mount(app, ctx, saveSettings, async ({ body, user, reply }) => {
    // What somebody signs in by is changed only where the new address is proven.
    if (body.profile.email !== user.email) return fail("invalid", { fields: { "profile.email": "email.fixed" } });
    // The picture has calls of its own.
    if (body.profile.avatar !== avatarAddress(user.avatar))
      return fail("invalid", { fields: { "profile.avatar": "avatar.fixed" } });
    const saved = await ctx.db.transaction(async (tx) => {
      await storeSettings(tx, user.id, body);
      return findSettings(tx, user.id);
    });
    if (!saved) return fail("unauthenticated");
    keepOnDevice(ctx.config, reply, saved.preferences);
    return saved;
  });

  mount(app, ctx, getExchangeRates, async () => ({ rates: ctx.config.exchangeRates ?? null }));
}
