import { type LiveEvent, liveEvent } from "@fanradar/contract";

/** A stream of server-sent events that is being read. */
export interface EventStream {
  response: Response;
  /** What came so far. */
  events: LiveEvent[];
  /** What came of an event that is not whole yet. */
  text: string;
  /** Ended by either side. */
  isOver: boolean;
  abort(): void;
}

/** Opens a stream as a browser does, and collects its events. */
export async function openEventStream(url: string, cookie: string): Promise<EventStream> {
  const aborting = new AbortController();
  const response = await fetch(url, { headers: { cookie }, signal: aborting.signal });
  const events: LiveEvent[] = [];
  const stream: EventStream = { response, events, text: "", isOver: false, abort: () => aborting.abort() };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      stream.text += decoder.decode(chunk, { stream: true });
      for (let end = stream.text.indexOf("\n\n"); end >= 0; end = stream.text.indexOf("\n\n")) {
        const block = stream.text.slice(0, end);
        stream.text = stream.text.slice(end + 2);
        if (block.startsWith("data: ")) events.push(liveEvent.parse(JSON.parse(block.slice(6))));
      }
    }
  };
  read()
    .catch(() => {})
    .finally(() => {
      stream.isOver = true;
    });
  return stream;
}
