import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { isolate } from "./isolate.ts";

const folder = mkdtempSync(join(tmpdir(), "fanradar-isolate-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Responds to each message as it says: with the message and the program's own number, twice, never, or by crashing. */
const source = `
import { parentPort, threadId } from "node:worker_threads";
const send = parentPort ? (message) => parentPort.postMessage(message) : (message) => process.send(message);
const program = parentPort ? threadId : process.pid;
(parentPort ?? process).on("message", ({ act }) => {
  if (act === "echo" || act === "twice") send({ program });
  if (act === "twice") send({ program });
  if (act === "loop") for (;;);
  if (act === "exit") process.exit(3);
  if (act === "throw") throw new Error("broken");
  if (act === "environment") send({ program: Object.keys(process.env).length });
  const all = [];
  while (act === "hoard") all.push(Array.from({ length: 100_000 }, (_, index) => index));
});
if (!parentPort) process.on("disconnect", () => process.exit());
`;
const entry = pathToFileURL(join(folder, "program.mjs"));
writeFileSync(entry, source);

const open = (as: "thread" | "process", options: { timeMs?: number; warm?: number } = {}) =>
  isolate<{ act: string }, { program: number }>(entry, { as, memoryMb: 24, timeMs: 20_000, ...options });
const ask = (program: ReturnType<typeof open>, act: string) =>
  program.run(({ send, next }) => {
    send({ act });
    return next();
  });

describe.each(["thread", "process"] as const)("isolate: a %s", (as) => {
  test("responds, and ends with its run", async () => {
    const program = open(as);
    const answers = [await ask(program, "echo"), await ask(program, "echo")];
    expect(answers).toEqual([{ program: expect.any(Number) }, { program: expect.any(Number) }]);
    expect(answers[0]).not.toEqual(answers[1]);
  });

  test("kept warm serves the next run, and a concurrent run gets another", async () => {
    const program = open(as, { warm: 1 });
    const first = await ask(program, "echo");
    expect(await ask(program, "echo")).toEqual(first);
    const both = await Promise.all([ask(program, "echo"), ask(program, "echo")]);
    expect(both[0]).not.toEqual(both[1]);
    await program.close();
  });

  test("loses no message between two calls, and is not reused while one is unread", async () => {
    const program = open(as, { warm: 1 });
    const both = await program.run(async ({ send, next }) => {
      send({ act: "twice" });
      return [await next(), await next()];
    });
    expect(both[1]).toEqual(both[0]);
    await program.close();
  });

  test.each([
    ["loop", "timeout", 300],
    ["exit", "ended", 20_000],
    ["throw", "ended", 20_000],
  ])("that runs %s fails with %s, and the next run gets a new one", async (act, failure, timeMs) => {
    const program = open(as, { timeMs, warm: 1 });
    expect(await ask(program, act)).toMatchObject({ failure });
    await program.close();
    const next = open(as, { warm: 1 });
    expect(await ask(next, "exit")).toMatchObject({ failure: "ended" });
    expect(await ask(next, "echo")).toEqual({ program: expect.any(Number) });
    await next.close();
  });

  test("that runs out of memory fails alone", async () => {
    const program = open(as);
    expect(await ask(program, "hoard")).toMatchObject({ failure: as === "thread" ? "memory" : "ended" });
    expect(await ask(program, "echo")).toEqual({ program: expect.any(Number) });
  });

  test("whose run throws is ended, and the error passes through", async () => {
    const program = open(as, { warm: 1 });
    const first = await ask(program, "echo");
    await expect(program.run(() => Promise.reject(new Error("mine")))).rejects.toThrow("mine");
    expect(await ask(program, "echo")).not.toEqual(first);
    await program.close();
  });
});

test("isolate: a process gets nothing of the environment", async () => {
  expect(await ask(open("process"), "environment")).toEqual({ program: 0 });
});
