import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const env = { ...process.env, SANDBOX_PORT: "0" };

test("sandbox process: prints one line of JSON when it listens, and ends on SIGTERM though a call hangs", async () => {
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(createInterface(child.stdout), "line");
  const { ready, port, origin } = JSON.parse(line);
  expect([ready, origin]).toEqual([true, `http://127.0.0.1:${port}`]);
  const headers = { authorization: "Bearer SANDBOX_TOKEN" };
  expect((await fetch(`${origin}/x/2/users/by/username/demo_x`, { headers })).status).toBe(200);
  const hanging = fetch(`${origin}/x/2/users/by/username/fault_hang`, { headers }).catch(() => "cut");
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect([code, await hanging]).toEqual([0, "cut"]);
});

test("sandbox process: when forked sends its address to its parent, and ends on disconnect", async () => {
  const child = fork(main, { env });
  const [message] = await once(child, "message");
  expect(message).toMatchObject({ ready: true, name: "sandbox", port: expect.any(Number) });
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});
