import { loadavg } from "node:os";
import { freePort, idOf, postBody, signUpAccount, startDemo, stopDemo, withFolder } from "./demo.ts";

const rows = 100_000;
/** All of them lie in December 2025. */
const everyMs = 25_000;

/**
 * The split of a book with 100,000 payments in one month: its months, the payments behind it, its file, and a confirmation. The demo as
 * `npm start` runs it, on an empty folder. Prints one JSON line: seconds of each request, and whether the payments' cents are the month's.
 */
export function splitSpeed(): Promise<void> {
  return withFolder(async (folder) => {
    const demo = await startDemo(folder, await freePort());
    try {
      const { cookie } = await signUpAccount(demo.url);
      const made = await postBody(`${demo.url}/api/models`, { cookie, body: { name: "Bench", username: "bench" } });
      const model = `${demo.url}/api/models/${idOf(await made.json())}`;
      const imported = await fetch(`${model}/imports?timeZone=UTC`, {
        method: "POST",
        headers: { cookie, "content-type": "application/octet-stream", origin: demo.url },
        body: statement(),
      });
      if (!imported.ok) throw new Error(`the import answered ${imported.status}: ${await imported.text()}`);
      await postBody(`${model}/split-rules`, { cookie, body: { from: "2025-12-01", share: 3_000 } });
      const load = loadavg()[0];
      const seconds: Record<string, number> = {};
      const timed = async (name: string, answer: () => Promise<Response>): Promise<string> => {
        const started = performance.now();
        const response = await answer();
        const text = await response.text();
        seconds[`${name}S`] = Math.round((performance.now() - started) / 10) / 100;
        if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text.slice(0, 400)}`);
        return text;
      };
      const get = (path: string) => fetch(`${model}/${path}`, { headers: { cookie } });
      const { months, platform }: { months: { sums: Record<string, number> }[]; platform: string } = JSON.parse(
        await timed("months", () => get("splits")),
      );
      const sums = months[0]?.sums;
      const { total }: { total: number } = JSON.parse(
        await timed("payments", () => get("splits/payments?month=2025-12&after=99900")),
      );
      const file = await timed("file", () => get("splits.csv?month=2025-12"));
      const book = { side: "agency", month: "2025-12", platform, currency: "USD" };
      const body = { ...book, sums };
      await timed("confirm", () => postBody(`${model}/split-confirmations`, { cookie, body }));
      const agency = file
        .trimEnd()
        .split("\r\n")
        .slice(1)
        .reduce((sum, line) => sum + Math.round(Number(line.split(",").at(-2)?.replaceAll('"', "")) * 100), 0);
      const isWhole = total === rows && agency === sums?.agency;
      console.log(JSON.stringify({ bench: "splits", load, rows, ...seconds, isWhole }));
    } finally {
      await stopDemo(demo);
    }
  });
}

function statement(): string {
  const lines = ["Date & time,Amount,Fee,Net,Description,Status"];
  const start = Date.UTC(2025, 11, 1);
  for (let n = 0; n < rows; n++) {
    const at = new Date(start + n * everyMs).toISOString().slice(0, 16).replace("T", " ");
    const gross = 500 + ((n * 37) % 9_500);
    const fee = Math.round(gross / 5);
    const [shown, paid, net] = [gross, fee, gross - fee].map((cents) => `$${(cents / 100).toFixed(2)}`);
    lines.push(`${at},${shown},${paid},${net},Tip from fan ${n % 3_000},done`);
  }
  return lines.join("\n");
}
