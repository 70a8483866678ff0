import type { Db } from "../../platform/db/open-database.ts";
import { type Outcomes, type Progress, type Run, recordProgress } from "./run.ts";

/** What follows within so many milliseconds is written, and seen, as one change: two frames of a screen. */
const togetherMs = 30;

export interface RunProgress {
  /** Takes the newest stage, and outcomes beside those that are known. */
  record(progress: Progress): void;
  /**
   * Outcomes that are not written yet, for the end of the run to write. A stage is left out: that end follows at once.
   *
   * @throws where a write failed, as all do after another worker took the run over
   */
  end(): Promise<Outcomes | undefined>;
}

/** Shows a run under way to the open pages: one write at a time. */
export function openProgress(db: Db, run: Run): RunProgress {
  let waiting: Progress = {};
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const progress = waiting;
    waiting = {};
    writing = writing.then(() => recordProgress(db, run, progress));
    // Awaited in `end`; until then this prevents an unhandled rejection.
    writing.catch(() => {});
  };
  return {
    record({ outcomes, ...stage }) {
      waiting = { ...waiting, ...stage, ...(outcomes && { outcomes: { ...waiting.outcomes, ...outcomes } }) };
      timer ??= setTimeout(write, togetherMs);
    },
    async end() {
      clearTimeout(timer);
      await writing;
      return waiting.outcomes;
    },
  };
}
