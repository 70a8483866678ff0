import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Transferable, Worker } from "node:worker_threads";

/** `timeout`: the run used up its time. `memory`: the program ran out of its memory. `ended`: it ended or broke otherwise. */
export interface RunFailure {
  failure: "timeout" | "memory" | "ended";
  detail: string;
}

export interface IsolatedSession<In, Out> {
  send(message: In, transfer?: Transferable[]): void;
  /** The program's next message, in order, none lost between two calls; or why there will be none. */
  next(): Promise<Out | RunFailure>;
}

export interface Isolate<In, Out> {
  /** Runs `use` with a program of its own. The program ends with the run, unless it is kept warm for the next. */
  run<T>(use: (session: IsolatedSession<In, Out>) => Promise<T>): Promise<T>;
  /** Ends every program; runs under way get `ended`. */
  close(): Promise<void>;
}

interface IsolateOptions {
  /**
   * A thread starts in a tenth of the time. A process is needed for machine code and for allocations outside of the heap,
   * which take down the process that they happen in; it gets no environment, so none of our secrets.
   */
  as: "thread" | "process";
  /** Heap of one program. */
  memoryMb: number;
  /** Heap for young objects; V8's own choice without it. Threads only. */
  youngMemoryMb?: number;
  /** Total time that a run may wait for messages. */
  timeMs: number;
  /** Started programs that wait for the next run; none by default. */
  warm?: number;
  /** After so long without a run one of them is enough: each holds 35 MB and more. */
  restMs?: number;
}

interface Program<In, Out> {
  send(message: In, transfer: Transferable[]): void;
  /** Whether it keeps this process alive, as a run under way does. */
  setReferenced(isReferenced: boolean): void;
  end(): Promise<unknown>;
  /** Receives its messages. */
  receive: (message: Out | RunFailure) => void;
  hasEnded: boolean;
}

/**
 * Runs a program beside this process, within limits of time and memory: whatever it is given, this process and other
 * runs go on.
 *
 * @param entry the program: a source file, or its bundle
 */
export function isolate<In extends object, Out extends object>(
  entry: URL,
  { timeMs, warm = 0, restMs = 60_000, ...options }: IsolateOptions,
): Isolate<In, Out> {
  const all = new Set<Program<In, Out>>();
  const idle: Program<In, Out>[] = [];

  const start = () => {
    const program =
      options.as === "thread" ? startThread<In, Out>(entry, options) : startProcess<In, Out>(entry, options);
    all.add(program);
    return program;
  };
  const findWarm = () => {
    for (let program = idle.pop(); program; program = idle.pop()) if (!program.hasEnded) return program;
    return undefined;
  };
  const end = (program: Program<In, Out>) => {
    all.delete(program);
    return program.end();
  };
  let resting: NodeJS.Timeout | undefined;
  const keepWarm = (program: Program<In, Out>) => {
    idle.push(program);
    clearTimeout(resting);
    resting = setTimeout(() => {
      for (const spare of idle.splice(0, idle.length - 1)) void end(spare);
    }, restMs).unref();
  };

  return {
    async run(use) {
      const program = findWarm() ?? start();
      const inbox: (Out | RunFailure)[] = [];
      let wake: (() => void) | undefined;
      let leftMs = timeMs;
      let isReusable = false;
      program.receive = (message) => {
        inbox.push(message);
        wake?.();
      };
      program.setReferenced(true);
      try {
        const result = await use({
          send: (message, transfer = []) => program.send(message, transfer),
          async next() {
            const started = performance.now();
            if (inbox.length === 0)
              await new Promise<void>((resolve) => {
                const timer = setTimeout(resolve, Math.max(0, leftMs));
                wake = () => {
                  clearTimeout(timer);
                  resolve();
                };
              });
            leftMs -= performance.now() - started;
            const message = inbox.shift() ?? { failure: "timeout", detail: `no answer within ${timeMs} ms` };
            isReusable = !("failure" in message);
            return message;
          },
        });
        isReusable &&= inbox.length === 0 && !program.hasEnded && idle.length < warm;
        return result;
      } catch (error) {
        isReusable = false;
        throw error;
      } finally {
        program.receive = () => {};
        program.setReferenced(false);
        if (isReusable) keepWarm(program);
        else await end(program);
      }
    },
    async close() {
      clearTimeout(resting);
      idle.length = 0;
      await Promise.all([...all].map(end));
    },
  };
}

type StartOptions = Pick<IsolateOptions, "memoryMb" | "youngMemoryMb">;

function startThread<In, Out>(entry: URL, { memoryMb, youngMemoryMb }: StartOptions): Program<In, Out> {
  const thread = new Worker(entry, {
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      ...(youngMemoryMb !== undefined && { maxYoungGenerationSizeMb: youngMemoryMb }),
    },
  });
  const program: Program<In, Out> = {
    send: (message, transfer) => thread.postMessage(message, transfer),
    setReferenced: (isReferenced) => (isReferenced ? thread.ref() : thread.unref()),
    end: () => thread.terminate(),
    receive: () => {},
    hasEnded: false,
  };
  thread.on("message", (message: Out) => program.receive(message));
  thread.on("error", (error) => {
    const isMemory = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    program.receive({ failure: isMemory ? "memory" : "ended", detail: String(error) });
  });
  thread.once("exit", (code) => {
    program.hasEnded = true;
    program.receive({ failure: "ended", detail: `the thread ended (${code})` });
  });
  return program;
}

function startProcess<In extends object, Out extends object>(entry: URL, { memoryMb }: StartOptions): Program<In, Out> {
  const child = fork(fileURLToPath(entry), {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: {},
  });
  const program: Program<In, Out> = {
    // A message that cannot be sent means that the process has ended, which its exit says.
    send: (message) => void child.send(message, () => {}),
    setReferenced(isReferenced) {
      if (isReferenced) child.ref();
      else child.unref();
      if (isReferenced) child.channel?.ref();
      else child.channel?.unref();
    },
    async end() {
      child.kill("SIGKILL");
    },
    receive: () => {},
    hasEnded: false,
  };
  child.on("message", (message: Out) => program.receive(message));
  child.once("error", (error) => program.receive({ failure: "ended", detail: String(error) }));
  child.once("exit", (code, signal) => {
    program.hasEnded = true;
    program.receive({ failure: "ended", detail: `the process ended (${code ?? signal})` });
  });
  return program;
}
