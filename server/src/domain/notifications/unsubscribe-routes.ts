import { type MailSetting, oneClickPath, unsubscribe } from "@fanradar/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { fail } from "../../platform/http/fail.ts";
import { sendFailure } from "../../platform/http/send-failure.ts";
import { mount } from "../access/mount.ts";
import { findSettings, storeSettings } from "../settings/user-settings.ts";
import { readUnsubscribeToken } from "./unsubscribe-link.ts";

/** Turning off what a mail came by: from its page, or by the one press that mail programs offer. */
export function unsubscribeRoutes(app: FastifyInstance, ctx: Context): void {
  const { db, config } = ctx;

  mount(app, ctx, unsubscribe, async ({ body }) => {
    const setting = await turnOff(db, readUnsubscribeToken(config, body.token));
    return setting ? { setting } : fail("token-used");
  });

  // Mail programs send a form, which is not needed: a plugin scope that leaves bodies unparsed.
  app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser("*", { parseAs: "buffer" }, async () => undefined);
    room.post(oneClickPath, async (request: FastifyRequest<{ Querystring: { token?: unknown } }>, reply) => {
      const { token } = request.query;
      const setting = await turnOff(db, readUnsubscribeToken(config, typeof token === "string" ? token : ""));
      return setting ? reply.code(200).send() : sendFailure(reply, fail("token-used"));
    });
  });
}

/** Returns the setting that was turned off; undefined for a missing account or an invalid link. */
async function turnOff(db: Db, link: { userId: number; setting: MailSetting } | undefined) {
  if (!link) return undefined;
  const { userId, setting } = link;
  return db.transaction(async (tx) => {
    const settings = await findSettings(tx, userId);
    if (!settings) return undefined;
    const off = { ...settings.notifications, [setting]: false };
    await storeSettings(tx, userId, { ...settings, notifications: off });
    return setting;
  });
}
