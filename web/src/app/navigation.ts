import type { AroundNavHandler } from "wouter";
import { pagePart } from "./routes.tsx";

/** Number of the newest navigation; one that waits goes through only while its own is this. */
let newest = 0;

/**
 * Goes to a page once its code is loaded and the press is answered by a frame: until then the page before stays, marked as loading. A
 * later navigation supersedes one that waits, except where the page before only replaces its own query.
 */
export const goOnceLoaded: AroundNavHandler = (navigate, to, options) => {
  const { pathname } = new URL(to, location.href);
  if (options?.replace && pathname === location.pathname) return navigate(to, options);
  supersede();
  const page = pagePart(pathname);
  // A redirect answers no press.
  if (!page || (options?.replace && page.isLoaded())) return navigate(to, options);
  const own = newest;
  if (!page.isLoaded()) document.body.dataset.loading = "";
  const go = () => {
    if (own !== newest) return;
    supersede();
    navigate(to, options);
  };
  // The page itself shows what did not arrive.
  void Promise.all([nextFrame(), page.load().catch(() => undefined)]).then(go);
};

/** Resolves once the next frame is drawn: a page takes one stretch to draw, in which none is. A hidden window has no frames. */
const nextFrame = () =>
  new Promise<unknown>((resolve) => (document.hidden ? resolve(0) : requestAnimationFrame(() => setTimeout(resolve))));

function supersede(): void {
  newest++;
  delete document.body.dataset.loading;
}

/** Back and Forward supersede a navigation that waits. Returns a function to stop. */
export function supersedeOnBack(): () => void {
  addEventListener("popstate", supersede);
  return () => removeEventListener("popstate", supersede);
}

/** Loads the code of a page when its link is pointed at, focused or touched. Returns a function to stop. */
export function preloadOnIntent(): () => void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin === location.origin) pagePart(link.pathname)?.preload();
  };
  const signs = ["pointerover", "focusin", "touchstart"] as const;
  for (const sign of signs) addEventListener(sign, preload, { passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, preload);
  };
}
