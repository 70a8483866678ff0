import type { Call } from "@fanradar/contract";
import type * as z from "zod/mini";
import { sendCall } from "./call.ts";

/**
 * Makes a call that answers in lines, and passes each on as it arrives; `read` parses a line.
 *
 * @throws as `call` does, and DOMException 'AbortError' once `signal` gives it up
 */
export async function* callLines<Line, Body extends z.ZodMiniType>(
  { method, path, caller }: Pick<Call<z.ZodMiniType, z.ZodMiniType, Body>, "method" | "path" | "caller">,
  { body, signal, read }: { body: z.input<Body>; signal: AbortSignal; read: (line: string) => Line },
): AsyncGenerator<Line> {
  const response = await sendCall({ method, path, caller }, { params: {}, query: {}, headers: {}, body, signal });
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield read(line);
  }
}
