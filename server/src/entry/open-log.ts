import { closeSync, fstatSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { type DestinationStream, multistream } from "pino";
import type { Config } from "../config/config.ts";
import { giveToOwner } from "../platform/files/give-to-owner.ts";
import { createLog } from "../platform/http/log.ts";

const maxBytes = 10 * 1024 * 1024;
const olderFiles = 4;

/** The log of one process: `name`.log in the data folder, and errors on the terminal, too; or all of it as lines of JSON on standard output. */
export function openLog(
  name: "server" | "worker" | "scheduler",
  { dataDir, logLevel, logTo }: Pick<Config, "dataDir" | "logLevel" | "logTo">,
): FastifyBaseLogger {
  if (logTo === "stdout") return createLog(logLevel, process.stdout);
  const file = openLogFile(join(dataDir, `${name}.log`));
  return createLog(
    logLevel,
    multistream([
      { level: logLevel, stream: file },
      { level: "error", stream: process.stderr },
    ]),
  );
}

/**
 * A file that lines are added to, readable by its owner only. A full one is moved to `path`.1, that one to `path`.2 and
 * so on; the oldest goes. The lines of one turn of the event loop are written together when it ends, or when the process
 * does. Lines that cannot be written are lost: no request fails for them.
 */
export function openLogFile(path: string, limits = { maxBytes, olderFiles }): DestinationStream {
  const open = () => {
    const opened = openSync(path, "a", 0o600);
    giveToOwner(path);
    return opened;
  };
  let file = open();
  let bytes = fstatSync(file).size;
  let waiting = "";

  function makeRoom(): void {
    const older = (n: number) => (n === 0 ? path : `${path}.${n}`);
    rmSync(older(limits.olderFiles), { force: true });
    for (let n = limits.olderFiles; n > 0; n--) renameIfThere(older(n - 1), older(n));
    const next = open();
    closeSync(file);
    file = next;
    bytes = 0;
  }

  function writeOut(): void {
    const lines = waiting;
    waiting = "";
    if (lines === "") return;
    try {
      if (bytes > 0 && bytes + Buffer.byteLength(lines) > limits.maxBytes) makeRoom();
      bytes += writeSync(file, lines);
    } catch {
      // A full disk: the next lines try again.
    }
  }
  process.on("exit", writeOut);

  return {
    write(line) {
      if (waiting === "") setImmediate(writeOut);
      waiting += line;
    },
  };
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
