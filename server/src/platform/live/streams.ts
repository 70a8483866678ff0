import type { ServerResponse } from "node:http";
import type { LiveEvent } from "@fanradar/contract";
import type { FastifyReply } from "fastify";

/** One open stream of server-sent events. */
export interface Stream {
  send(event: LiveEvent): void;
  /** Ends the stream when its session has ended. */
  check(): void;
  end(): void;
}

export interface Streams {
  /** Whether this session has reached its limit of streams. */
  isFull(token: string): boolean;
  /** Takes the reply over and begins the stream. `onClose` is called once, at either side's end. */
  open(reply: FastifyReply, options: { token: string; onClose: () => void }): Stream;
  /** Also ends those that begin later. */
  closeAll(): void;
}

interface StreamsOptions {
  /** Those of these session tokens that are still valid. */
  stillSignedIn(tokens: string[]): Promise<ReadonlySet<string>>;
}

/** Of one session: its tabs share one stream, and a browser that cannot share has this many tabs at the most. */
export const mostPerSession = 64;
const beatMs = 10_000;
const retryMs = 2_000;
/** A reader that does not read is let go before its backlog costs memory. */
const backlogBytes = 256 * 1024;

/** All streams of a server process. One beat for all of them keeps connections open and ends those whose session ended. */
export function openStreams({ stillSignedIn }: StreamsOptions): Streams {
  const open = new Map<ServerResponse, string>();
  let isClosing = false;
  const openByToken = new Map<string, number>();
  const countStream = (token: string, change: 1 | -1) => {
    const count = (openByToken.get(token) ?? 0) + change;
    if (count > 0) openByToken.set(token, count);
    else openByToken.delete(token);
  };

  const endThoseSignedOut = async (entries: Iterable<readonly [ServerResponse, string]>) => {
    const these = [...entries];
    const signedIn = await stillSignedIn([...new Set(these.map(([, token]) => token))]);
    for (const [response, token] of these) if (!signedIn.has(token)) response.end();
    return these.filter(([, token]) => signedIn.has(token));
  };
  const beat = async () => {
    for (const [response] of await endThoseSignedOut(open)) response.write(":\n\n");
  };
  let timer: NodeJS.Timeout | undefined;
  const keepBeating = () => {
    timer ??= setInterval(() => {
      // The database is away: the next beat tries again.
      if (open.size > 0) beat().catch(() => {});
    }, beatMs).unref();
  };

  return {
    isFull: (token) => (openByToken.get(token) ?? 0) >= mostPerSession,
    open(reply, { token, onClose }) {
      const response = reply.raw;
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) response.setHeader(name, value);
      response.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        // Proxies that buffer would hold events back.
        "x-accel-buffering": "no",
      });
      response.write(`retry: ${retryMs}\n\n`);
      const leave = () => {
        if (open.delete(response)) countStream(token, -1);
        onClose();
      };
      // A client that left during the look-up sends no further close event.
      if (response.closed) leave();
      else {
        open.set(response, token);
        countStream(token, 1);
        keepBeating();
        response.once("close", leave);
        if (isClosing) response.end();
      }
      return {
        send(event) {
          if (response.writableLength > backlogBytes) response.destroy();
          else response.write(`data: ${JSON.stringify(event)}\n\n`);
        },
        end: () => response.end(),
        check() {
          // The database is away: the next beat tries again.
          endThoseSignedOut([[response, token]]).catch(() => {});
        },
      };
    },
    closeAll() {
      isClosing = true;
      clearInterval(timer);
      for (const response of open.keys()) response.end();
    },
  };
}
