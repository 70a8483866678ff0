import { getExchangeRates, getSettings, saveSettings } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { minorityFields } from "../../domain/access/minority-fields.ts";
import { mount } from "../../domain/access/mount.ts";
import type { SessionUser } from "../../domain/access/session.ts";
import { admitEmailChange, storeEmailChange } from "../../domain/accounts/email-change.ts";
import { findSettings, storeSettings } from "../../domain/settings/user-settings.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { pictureAddress } from "../../platform/files/picture-address.ts";
import type { Reach } from "../../platform/files/reach.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { type Failure, fail, isFailure } from "../../platform/http/fail.ts";
import { rememberPreferences } from "../../platform/http/reader.ts";
import { readSessionCookie } from "../../platform/http/session-cookie.ts";
import { replaceAvatar, storeRemoteAvatarFile } from "./store-avatar.ts";

interface SettingsRoutesOptions {
  store: FileStore;
  /** Addresses that a picture may be fetched from. */
  reach: Reach;
}

/** A person's own settings, and what currencies are worth. */
export function settingsRoutes(app: FastifyInstance, ctx: Context, { store, reach }: SettingsRoutesOptions): void {
  /** The file of another picture, fetched where its address is given; null for none, undefined where it stays. */
  const newPicture = async (avatar: string, user: SessionUser): Promise<string | null | undefined | Failure> => {
    if (avatar === pictureAddress(user.avatar)) return undefined;
    if (avatar === "") return null;
    return storeRemoteAvatarFile(ctx, avatar, { userId: user.id, store, reach, field: "profile.avatar" });
  };

  mount(app, ctx, getSettings, async ({ user, reply }) => {
    const settings = await findSettings(ctx.db, user.id);
    if (!settings) return fail("unauthenticated");
    rememberPreferences(ctx.config, reply, settings.preferences);
    return settings;
  });

  mount(app, ctx, saveSettings, async ({ body, user, request, reply }) => {
    const { email, name, bio } = body.profile;
    const stating = Object.entries(minorityFields({ name, bio }, new Date()) ?? {});
    if (stating.length > 0)
      return fail("invalid", {
        fields: Object.fromEntries(stating.map(([field, code]) => [`profile.${field}`, code])),
      });
    const isNewEmail = email !== user.email.toLowerCase();
    if (isNewEmail) {
      const sessionToken = readSessionCookie(ctx.config, request) ?? "";
      const refused = await admitEmailChange(ctx, user, { email, network: networkOf(request), sessionToken });
      if (refused) return refused;
    }
    // Last of the checks: it is a request to another server.
    const picture = await newPicture(body.profile.avatar, user);
    if (isFailure(picture)) return picture;
    const saved = await ctx.db.transaction(async (tx) => {
      await storeSettings(tx, user.id, body);
      // The account's own address changes where the new one is confirmed.
      if (isNewEmail) await storeEmailChange(ctx, tx, user, email);
      if (picture !== undefined) await replaceAvatar(tx, user.id, picture);
      return findSettings(tx, user.id);
    });
    if (!saved) return fail("unauthenticated");
    rememberPreferences(ctx.config, reply, saved.preferences);
    return saved;
  });

  mount(app, ctx, getExchangeRates, async () => ({ rates: ctx.config.exchangeRates ?? null }));
}
