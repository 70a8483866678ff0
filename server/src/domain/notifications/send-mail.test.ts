import { createServer, type Socket } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mails, users } from "../../platform/db/schema.ts";
import { openTestApp, type TestApp } from "../../test/open-test-app.ts";
import { purgeExpired } from "../accounts/purge-expired.ts";
import { sendMail } from "./send-mail.ts";

/** A minimal mail server that records the mails it receives. */
function openPostOffice() {
  const received: string[] = [];
  let broken = false;
  const server = createServer((socket: Socket) => {
    let reading = false;
    socket.write("220 post\r\n");
    socket.on("data", (data) => {
      for (const line of data.toString().split("\r\n").slice(0, -1)) {
        received.push(line);
        if (reading && line !== ".") continue;
        if (broken && line.startsWith("MAIL")) socket.write("451 later\r\n");
        else if (reading) socket.write("250 taken\r\n");
        else socket.write(line === "DATA" ? "354 go\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
        reading = line === "DATA";
      }
    });
    socket.on("error", () => {});
  });
  return {
    received,
    listen: () =>
      new Promise<string>((resolve) => {
        server.listen(0, "127.0.0.1", () => {
          const address = server.address();
          resolve(`smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`);
        });
      }),
    breakDown: (yes: boolean) => {
      broken = yes;
    },
    close: () => server.close(),
  };
}

const post = openPostOffice();
let server: TestApp;
beforeAll(async () => {
  const smtpUrl = await post.listen();
  server = await openTestApp({ config: { mode: "live", publicUrl: "https://fan.example", smtpUrl } });
});
afterAll(async () => {
  await server.close();
  post.close();
});

async function write(mail: Partial<typeof mails.$inferInsert>) {
  const row = { recipient: "bo@fanradar.test", subject: "Hello", text: "the text", ...mail };
  const [made] = await server.ctx.db.insert(mails).values(row).returning({ id: mails.id });
  post.received.length = 0;
  return made?.id ?? 0;
}
const recipients = () => post.received.filter((line) => line.startsWith("RCPT"));
const stored = async (id: number) => (await server.ctx.db.select().from(mails).where(eq(mails.id, id)))[0];

test("sendMail: a mail is sent once to its one recipient, and its text is deleted", async () => {
  const mailId = await write({});
  await sendMail(server.ctx, { mailId });
  await sendMail(server.ctx, { mailId });
  expect(recipients()).toEqual(["RCPT TO:<bo@fanradar.test>"]);
  expect(post.received).toContain("the text");
  expect(await stored(mailId)).toMatchObject({ text: "", sentAt: expect.any(Date) });
});

test.each(["Hi\r\nBcc: all@evil.test", "Hi\nTo: all@evil.test"])(
  "sendMail: a subject adds no header: %j",
  async (subject) => {
    await sendMail(server.ctx, { mailId: await write({ subject }) });
    expect(recipients()).toHaveLength(1);
    expect(post.received.filter((line) => /^(bcc|to): .*evil/i.test(line))).toEqual([]);
  },
);

test.each(["a@b.test, all@evil.test", "a@b.test>\r\nRCPT TO:<all@evil.test", "a@b.test\r\nBcc: all@evil.test"])(
  "sendMail: an address adds no second recipient: %j",
  async (recipient) => {
    await sendMail(server.ctx, { mailId: await write({ recipient }) }).catch(() => undefined);
    expect(recipients().length).toBeLessThan(2);
    expect(post.received.filter((line) => /^(RCPT TO:<all@|bcc:)/i.test(line))).toEqual([]);
  },
);

test("sendMail: a refused mail stays for the next try", async () => {
  const mailId = await write({});
  post.breakDown(true);
  await expect(sendMail(server.ctx, { mailId })).rejects.toThrow();
  expect(await stored(mailId)).toMatchObject({ text: "the text", sentAt: null });
  post.breakDown(false);
  await sendMail(server.ctx, { mailId });
  expect((await stored(mailId))?.sentAt).not.toBeNull();
});

test("sendMail: without a mail server a mail is deleted, so that one that is set up later has none of it to send", async () => {
  const mailId = await write({});
  await sendMail({ ...server.ctx, config: { ...server.ctx.config, smtpUrl: undefined } }, { mailId });
  expect([post.received, await stored(mailId)]).toEqual([[], undefined]);
});

test("purgeExpired: a mail that no mail server took is kept for a week, one that was sent stays", async () => {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000);
  const [old, recent, sent] = [await write({ createdAt: at(8) }), await write({ createdAt: at(6) }), await write({})];
  await server.ctx.db
    .update(mails)
    .set({ createdAt: at(8), sentAt: at(8) })
    .where(eq(mails.id, sent));
  await purgeExpired(server.ctx.db);
  expect((await Promise.all([old, recent, sent].map(stored))).map((mail) => mail?.id)).toEqual([
    undefined,
    recent,
    sent,
  ]);
});

test("sendMail: a mail by a setting has one-click unsubscribe, one about the account does not", async () => {
  const account = { email: "bo@fanradar.test", name: "Bo" };
  const [person] = await server.ctx.db.insert(users).values(account).returning({ id: users.id });
  const userId = person?.id;
  await sendMail(server.ctx, { mailId: await write({ userId, setting: "weeklyDigest" }) });
  const received = post.received.join("\n").replace(/\n\s+/g, "");
  expect(received).toMatch(
    /^List-Unsubscribe: ?<https:\/\/fan\.example\/api\/unsubscribe\/one-click\?token=\d+\.weeklyDigest\.[\w-]+>$/m,
  );
  expect(received).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  await sendMail(server.ctx, { mailId: await write({ userId }) });
  expect(post.received.join("\n")).not.toContain("List-Unsubscribe");
});
