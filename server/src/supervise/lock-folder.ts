import { rmSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** How long a start may take to release the folder once it was signalled to end. */
const patienceMs = 3_000;

/**
 * Claims a folder for this process, whatever path leads to it: a listening local socket, which the system closes
 * however this process dies. On Linux it has no file that could be left behind; elsewhere a file that no process answers
 * on is taken over. Answers false when another process keeps holding the folder.
 */
export async function lockFolder(folder: string): Promise<boolean> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(100))
    if (await tryLock(folder)) return true;
  return false;
}

async function tryLock(folder: string): Promise<boolean> {
  const { dev, ino } = statSync(folder);
  const name = `fanradar-${dev}-${ino}`;
  if (process.platform === "linux") return listen(`\0${name}`);
  const path = join(tmpdir(), `${name}.sock`);
  if (await listen(path)) return true;
  if (await answers(path)) return false;
  rmSync(path, { force: true });
  return listen(path);
}

function listen(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen(path, () => resolve(true));
    // Holding is no reason to stay alive.
    server.unref();
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
