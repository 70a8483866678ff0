import { maxHeaderSize } from "node:http";

/** An address whose escapes decode to nothing: its percent signs are taken literally, so that it is merely unknown. */
function readableUrl(url: string): string {
  if (!url.includes("%")) return url;
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll("%", "%25");
  }
}

/** How Fastify reads addresses, so that each passes every hook on its way to a route or to none. */
export const addresses = {
  rewriteUrl: ({ url = "/" }: { url?: string }) => readableUrl(url),
  // As long as a request's head may be: what is longer is refused before any hook, without its headers and its log.
  routerOptions: { maxParamLength: maxHeaderSize },
};
