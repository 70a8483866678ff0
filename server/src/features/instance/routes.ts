import { chooseLanguage, getInstance, type Instance } from "@fanradar/contract";
import { type Platform, platformNames } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import { version } from "../../config/version.ts";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { demoAccounts, demoPassword } from "../../domain/accounts/demo-accounts.ts";
import { passkeyOriginOf } from "../../domain/accounts/passkeys/relying-party.ts";
import { findInstanceName, findSignUpPolicy } from "../../domain/settings/instance-settings.ts";
import { isExposed, sendsMail } from "../../platform/http/exposed.ts";
import { rememberLanguage } from "../../platform/http/reader.ts";
import { sampleExamples } from "./sample-examples.ts";
import { usualWait } from "./usual-wait.ts";

/** Public properties and capabilities of this instance. */
export function instanceRoutes(app: FastifyInstance, ctx: Context) {
  const { config } = ctx;
  mount(app, ctx, getInstance, () => describeInstance(ctx));

  mount(app, ctx, chooseLanguage, async ({ body, reply }) => {
    rememberLanguage(config, reply, body.language);
    return {};
  });
}

/** What this instance is and can do, and how long an analysis takes on it. */
export async function describeInstance({ config, db }: Pick<Context, "config" | "db">): Promise<Instance> {
  const wait = await usualWait(db, new Date());
  return {
    mode: config.mode,
    version,
    signUp: await findSignUpPolicy(db),
    name: await findInstanceName(db),
    sendsMail: sendsMail(config),
    exposed: isExposed(config),
    demoAccounts: listedAccounts(config),
    providers: config.providers.map(({ id, name }) => ({ id, name })),
    passkeyOrigin: passkeyOriginOf(config.publicUrl) ?? null,
    examples: config.mode === "demo" ? await sampleExamples() : [],
    platforms: platformNames.map((platform) => ({ platform, access: isRead(platform, config) ? "read" : "type" })),
    ...(wait && { usualWait: wait }),
  };
}

/** The accounts whose password the login page shows: in demo, and of an exposed demo without the admin's. */
function listedAccounts(config: Config): Instance["demoAccounts"] {
  if (config.mode === "live") return [];
  return demoAccounts
    .filter(({ userType }) => userType !== "admin" || !isExposed(config))
    .map(({ email, userType }) => ({ email, password: demoPassword, userType }));
}

/** Whether this instance has the credentials to read a platform. */
export function isRead(platform: Platform, config: Config): boolean {
  return (platform === "instagram" || platform === "x") && config[platform] !== undefined;
}
