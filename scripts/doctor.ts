import { email as emailShape } from "../contract/src/auth/credentials.ts";
import { type InstancePart, instanceParts } from "../contract/src/instance/administer-instance.ts";
import { StartRefusal } from "../server/src/config/refusal.ts";
import { type CheckResult, checkPart } from "../server/src/features/instance/checks/check-part.ts";
import { checkProvider } from "../server/src/features/instance/checks/check-services.ts";
import type { RecordedAnswer } from "../server/src/features/instance/checks/redact-answer.ts";
import { withDatabase } from "../server/src/supervise/with-database.ts";
import { instanceWords } from "../words/src/en/instance.ts";
import { writeRecordings } from "./write-recordings.ts";

const signs = { ok: "✓", off: "–", failed: "✗" } as const;

/**
 * `npm run doctor -- [EMAIL] [--record FOLDER]`: checks every part of the instance by one real call, mail by a message to the given address,
 * and prints a line each, with the remedy where it failed. `--record` writes what platforms answered into a folder of recorded bodies
 * (docs/testing.md), without what is private in it. Exit code 1 where a part failed.
 */
await withDatabase(async ({ db, pool }, config) => {
  const { to, folder } = readArguments();
  const recorded: RecordedAnswer[] = [];
  const onRecord = folder === undefined ? undefined : (answer: RecordedAnswer) => void recorded.push(answer);
  const failed: InstancePart[] = [];
  let count = 0;
  const print = (part: InstancePart, result: CheckResult, name?: string) => {
    count++;
    if (result.state === "failed") failed.push(part);
    console.log(`${signs[result.state]} ${lineOf(part, result, name)}`);
  };
  for (const part of instanceParts) {
    // The clock is compared with the database's, so that its check would only repeat the database's fault.
    if (part === "clock" && failed.includes("database")) continue;
    // A line for each of several.
    if (part === "providers" && config.providers.length > 0)
      for (const provider of config.providers) print(part, await checkProvider(provider), provider.name);
    else print(part, await checkPart({ db, pool, config }, part, { to, onRecord }));
  }
  if (folder !== undefined) for (const file of writeRecordings(folder, recorded)) console.log(`Recorded ${file}`);
  if (failed.length > 0) throw new StartRefusal(`${failed.length} of ${count} checks failed.`);
}, "nothing");

/** @throws StartRefusal for anything but one address and one folder */
function readArguments(): { to: string | undefined; folder: string | undefined } {
  const usage = new StartRefusal("Usage: npm run doctor -- [EMAIL] [--record FOLDER]");
  const given = process.argv.slice(2);
  const place = given.indexOf("--record");
  const folder = place < 0 ? undefined : given.splice(place, 2)[1];
  if ((place >= 0 && folder === undefined) || given.length > 1) throw usage;
  const [address] = given;
  const email = address === undefined ? undefined : emailShape.safeParse(address);
  if (email && !email.success) throw usage;
  return { to: email?.data, folder };
}

function lineOf(part: InstancePart, { state, detail }: CheckResult, name?: string): string {
  const { title: ofPart, off, remedy } = instanceWords.parts[part];
  const title = name === undefined ? ofPart : `${ofPart}, ${name}`;
  const found = detail === null ? "" : ` (${detail})`;
  if (state === "ok") return `${title}: ${instanceWords.states.ok}${found}`;
  return `${title}: ${instanceWords.states[state]}${found}. ${state === "off" ? off : remedy}`;
}
