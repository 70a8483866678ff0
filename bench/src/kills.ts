import { randomInt } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type Demo, freePort, signUpAccount, startDemo, stopDemo, withFolder } from "./demo.ts";
import { type ProductPart, parts, pidOf } from "./pid-of.ts";
import { countOutcomes, type Submission } from "./submission-outcomes.ts";
import { submitUntil } from "./submit-until.ts";

const kills = 50;
const submitters = 3;
const pauseMs = 150;

/**
 * 50 times, at a random moment while people submit, one process is killed with -9: server, worker, database, sandbox or
 * the start itself, which a person then starts again. Each client sends a submission with one key until it is answered.
 * In the end every acknowledged submission must be there once, and have ended with one report or the reason why not.
 * Prints one JSON line.
 */
export function randomKills(): Promise<void> {
  return withFolder(async (folder) => {
    const port = await freePort();
    let demo = await startDemo(folder, port);
    const killed = new Map<ProductPart, number>();
    const killedAt: number[] = [];
    try {
      const { id: userId, cookie } = await signUpAccount(demo.url);
      const stopping = new AbortController();
      const submissions: Submission[] = [];
      const submitting = Array.from({ length: submitters }, (_, lane) =>
        submitUntil(stopping.signal, { url: demo.url, cookie, lane, submissions, pauseMs }),
      );
      for (let n = 0; n < kills; n++) {
        await sleep(randomInt(50, 1_500));
        const part = parts[n % parts.length] ?? "server";
        demo = await kill(part, { demo, folder, port, killedAt });
        killed.set(part, (killed.get(part) ?? 0) + 1);
      }
      stopping.abort();
      await Promise.all(submitting);
      const { isBroken, ...figures } = await countOutcomes(submissions, { url: demo.url, cookie, userId, killedAt });
      console.log(JSON.stringify({ bench: "kills", kills, ...Object.fromEntries(killed), ...figures }));
      if (isBroken) process.exitCode = 1;
    } finally {
      await stopDemo(demo);
    }
  });
}

/** Kills one process and answers the demo that runs afterwards: another one when it was the start that died. */
async function kill(
  part: ProductPart,
  { demo, folder, port, killedAt }: { demo: Demo; folder: string; port: number; killedAt: number[] },
): Promise<Demo> {
  const pid = await pidOf(part, { demo, folder });
  killedAt.push(Date.now());
  process.kill(pid, "SIGKILL");
  if (part !== "start") return demo;
  if (demo.process.exitCode === null && demo.process.signalCode === null) await once(demo.process, "exit");
  return startDemo(folder, port);
}
