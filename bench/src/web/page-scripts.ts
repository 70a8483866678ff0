import { z } from "zod";

export const load = z.object({
  /** Milliseconds since navigation. */
  lcp: z.number(),
  /** Total blocking time: what each task took beyond 50 ms. */
  tbt: z.number(),
  cls: z.number(),
  /** Of the page and what it loads from the server: not what its cache answers, as when a report is kept for reading offline, nor the stream of events. */
  requests: z.number(),
  /** Of scripts, as sent. */
  scriptKb: z.number(),
});
export type Load = z.infer<typeof load>;

// These run in the page, which has no types here.
export const observeLoad = `
  globalThis.seen = { lcp: 0, tbt: 0, cls: 0 };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => { seen.lcp = startTime; });
  observe("longtask", ({ duration }) => { seen.tbt += Math.max(0, duration - 50); });
  observe("layout-shift", ({ value }) => { seen.cls += value; });
`;
export const readLoad = `(() => {
  const files = performance.getEntriesByType("resource");
  const scripts = files.filter(({ name }) => /\\.js$/.test(name));
  return { ...seen, requests: 1 + files.filter(({ transferSize }) => transferSize > 0).length, scriptKb: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000 };
})()`;
export const readCalls = `performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.includes("/api/"))`;
/** Answers these addresses at once with what they answered before. */
export const answerAtOnce = (answers: Record<string, string>) => `
  const answers = new Map(Object.entries(${JSON.stringify(answers)}));
  const ask = fetch;
  globalThis.fetch = (address, options) => {
    const body = answers.get(new URL(address, location.href).href);
    return body === undefined ? ask(address, options)
      : Promise.resolve(new Response(body, { headers: { "content-type": "application/json" } }));
  };
`;
/** Whether the page shows its content: a heading, and in the window no placeholder. */
export const isDrawn = `document.querySelector("h1, h2") !== null && ![...document.querySelectorAll(".animate-pulse")].some((one) => {
  const { top, bottom } = one.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
})`;
export const observeChanges = `
  globalThis.changes = { pressed: 0, last: 0 };
  addEventListener("pointerdown", ({ timeStamp }) => { changes.pressed = timeStamp; }, { once: true, capture: true });
  new MutationObserver(() => { changes.last = performance.now(); })
    .observe(document, { subtree: true, childList: true, characterData: true });
`;
