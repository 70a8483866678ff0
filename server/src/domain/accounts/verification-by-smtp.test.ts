import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf } from "../../test/open-test-app.ts";
import { startWorld, type World } from "../../test/start-world.ts";

/** A typical mail server: requires a password, defers the first delivery, stores accepted mails. */
function openPostOffice() {
  const letters: { from: string; to: string[]; text: string }[] = [];
  let refusals = 1;
  const server = new SMTPServer({
    authMethods: ["PLAIN", "LOGIN"],
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      username === "fan" && password === "radar" ? done(null, { user: username }) : done(new Error("wrong password")),
    onMailFrom(_address, _session, done) {
      if (refusals-- > 0) return done(Object.assign(new Error("greylisted"), { responseCode: 451 }));
      return done();
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const text = unfolded(Buffer.concat(parts).toString());
        letters.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  return { letters, server };
}

/** Quoted-printable, as links come in it. */
const unfolded = (text: string) => text.replaceAll("=\r\n", "").replaceAll("=3D", "=");

const { letters, server } = openPostOffice();
let world: World;
beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, "127.0.0.1", () => {
      const address = listening.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  world = await startWorld({
    config: {
      mode: "live",
      publicUrl: "https://fan.example",
      smtpUrl: `smtp://fan:radar@127.0.0.1:${port}`,
      mailFrom: "post@fan.example",
    },
  });
});
afterAll(async () => {
  await world.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test("verification by SMTP: the mail has one recipient, is retried after a refusal, and verifies once", async () => {
  const payload = {
    email: "mia@fan.example",
    password: "long enough",
    confirmPassword: "long enough",
    name: "Mia\u200b Müller",
    username: "mia.makes",
    agreeToTerms: true,
  };
  const headers = { host: "evil.example" };
  const made = await world.app.inject({ method: "POST", url: "/api/models/signup", payload, headers });
  expect(made.json()).toEqual({ isMailed: true });
  await expect.poll(() => letters.length, { interval: 200 }).toBe(1);
  const [letter] = letters;
  expect(letter).toMatchObject({ from: "post@fan.example", to: ["mia@fan.example"] });
  const [link = ""] = /https:\S+/.exec(letter?.text ?? "") ?? [];
  expect(new URL(link).origin).toBe("https://fan.example");

  const token = new URL(link).searchParams.get("signup");
  const spend = () => world.app.inject({ method: "POST", url: "/api/auth/signup/confirm", payload: { token } });
  const spent = await spend();
  const cookie = cookieOf(spent.headers["set-cookie"]);
  expect((await spend()).statusCode).toBe(410);
  const session = await world.app.inject({ url: "/api/auth/session", headers: { cookie } });
  expect(session.json().user).toMatchObject({ isVerified: true, userType: "model" });
  // Texts that may have contained a token are deleted.
  const { rows } = await world.ctx.pool.query("select text from mails where sent_at is not null");
  expect(rows).toEqual([{ text: "" }]);
});
