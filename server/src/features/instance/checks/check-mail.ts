import { tables } from "@fanradar/words/tables";
import type { Config } from "../../../config/config.ts";
import { renderMail } from "../../../domain/notifications/render-mail.ts";
import { openTransport, senderOf } from "../../../domain/notifications/send-mail.ts";
import type { Db } from "../../../platform/db/open-database.ts";
import type { CheckOptions, CheckResult } from "./check-part.ts";

/** Sends one email now, or only signs in to the server where no recipient is given. The demo's mailbox takes every email. */
export async function checkMail(db: Db, config: Config, { to, language = "en" }: CheckOptions): Promise<CheckResult> {
  const words = tables[language].mailWords.test;
  if (config.mode === "demo") return { state: "ok", detail: "/mailbox" };
  if (config.smtpUrl === undefined) return { state: "off", detail: null };
  const transport = openTransport(config.smtpUrl);
  try {
    if (to === undefined) {
      await transport.verify();
      return { state: "ok", detail: new URL(config.smtpUrl).host };
    }
    // Without the database, whose fault its own line says, the message goes out by the product's name.
    const from = await senderOf(db, config).catch(() => ({ name: "FanRadar", address: config.mailFrom }));
    const text = words.text(config.publicUrl);
    const { response } = await transport.sendMail({
      from,
      to: { name: "", address: to },
      subject: words.subject,
      text,
      html: renderMail({ subject: words.subject, text, sender: from.name, language }),
      headers: { "Auto-Submitted": "auto-generated" },
    });
    return { state: "ok", detail: `${to}: ${response}`.slice(0, 300) };
  } finally {
    transport.close();
  }
}
