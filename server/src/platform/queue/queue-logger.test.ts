import { expect, test } from "vitest";
import { createLog } from "../http/log.ts";
import { queueLogger } from "./queue-logger.ts";

function lines(say: (logger: ReturnType<typeof queueLogger>) => void) {
  const written: string[] = [];
  say(queueLogger(createLog("info", { write: (line) => void written.push(line) })));
  return { text: written.join(""), lines: written.map((line) => JSON.parse(line)) };
}

/** As Drizzle throws it. */
const failed = Object.assign(new Error("Failed query: insert into mails values ($1)\nparams: a token"), {
  query: "insert into mails values ($1)",
});

test.each([
  [1, 40],
  [3, 50],
])(
  "queue log: a job that failed at its try %i of 3 is logged with its statement, without parameters",
  (attempts, level) => {
    const job = { attempts, max_attempts: 3 };
    const logged = lines((logger) =>
      logger.error(`Failed task 7 (send-mail, 3ms) with error '${failed.message}':\n  ${failed.stack}`, {
        failure: true,
        job,
        error: failed,
      }),
    );
    expect(logged.lines).toMatchObject([
      { level, msg: "Failed task 7 (send-mail, 3ms)", err: { message: "query failed: insert into mails values ($1)" } },
    ]);
    expect(logged.text).not.toContain("a token");
  },
);

test("queue log: an unreachable database is a warning: the queue resumes by itself", () => {
  const away = new Error("connect ECONNREFUSED");
  const logged = lines((logger) => {
    logger.error(`Worker exited with error: ${away}`, { error: away });
    logger.error(`Failed to fail jobs '7':\n${away}`, { fatalError: away });
  });
  expect(logged.lines).toMatchObject([
    { level: 40, msg: "Worker exited with error", err: { message: away.message } },
    { level: 40, msg: "Failed to fail jobs '7'", err: { message: away.message } },
  ]);
});

test("queue log: messages of every job are not logged", () => {
  expect(lines((logger) => logger.info("Completed task 7")).lines).toEqual([]);
});
