import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
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

const open = (as: "thread" | "process", options: { timeMs?: number; warm?: number; restMs?: number } = {}) =>
  isolate<{ act: string }, { program: number }>(entry, { as, memoryMb: 24, timeMs: 20_000, ...options });
const runAct = (program: ReturnType<typeof open>, act: string) =>
  program.run(({ send, next }) => {
    send({ act });
    return next();
  });

describe.each(["thread", "process"] as const)("isolate: a %s", (as) => {
  test("isolate: a run responds, and ends its worker", async () => {
    const program = open(as);
    const answers = [await runAct(program, "echo"), await runAct(program, "echo")];
    expect(answers).toEqual([{ program: expect.any(Number) }, { program: expect.any(Number) }]);
    expect(answers[0]).not.toEqual(answers[1]);
  });

  test("isolate: a warm worker serves the next run, and a concurrent run gets another", async () => {
    const program = open(as, { warm: 1 });
    const first = await runAct(program, "echo");
    expect(await runAct(program, "echo")).toEqual(first);
    const both = await Promise.all([runAct(program, "echo"), runAct(program, "echo")]);
    expect(both[0]).not.toEqual(both[1]);
    await program.close();
  });

  test("isolate: of warm workers without a run one stays, and the others end", async () => {
    const program = open(as, { warm: 2, restMs: 10 });
    const runTwo = () => Promise.all([runAct(program, "echo"), runAct(program, "echo")]);
    const before = await runTwo();
    // What is not ended yet is used again, and rests anew.
    await expect
      .poll(async () => {
        await sleep(50);
        const now = await runTwo();
        return now.filter((one) => before.some((other) => isDeepStrictEqual(one, other))).length;
      })
      .toBe(1);
    await program.close();
  });

  test("isolate: no message between two calls is lost, and a worker with an unread one is not reused", async () => {
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
  ])("isolate: running %s fails with %s, and the next run gets a new worker", async (act, failure, timeMs) => {
    const program = open(as, { timeMs, warm: 1 });
    expect(await runAct(program, act)).toMatchObject({ failure });
    await program.close();
    const next = open(as, { warm: 1 });
    expect(await runAct(next, "exit")).toMatchObject({ failure: "ended" });
    expect(await runAct(next, "echo")).toEqual({ program: expect.any(Number) });
    await next.close();
  });

  test("isolate: a run that exhausts memory fails alone", async () => {
    const program = open(as);
    expect(await runAct(program, "hoard")).toMatchObject({ failure: as === "thread" ? "memory" : "ended" });
    expect(await runAct(program, "echo")).toEqual({ program: expect.any(Number) });
  });

  test("isolate: a run that throws ends its worker, and the error is passed on", async () => {
    const program = open(as, { warm: 1 });
    const first = await runAct(program, "echo");
    await expect(program.run(() => Promise.reject(new Error("mine")))).rejects.toThrow("mine");
    expect(await runAct(program, "echo")).not.toEqual(first);
    await program.close();
  });
});

test("isolate: a process gets nothing of the environment", async () => {
  expect(await runAct(open("process"), "environment")).toEqual({ program: 0 });
});
