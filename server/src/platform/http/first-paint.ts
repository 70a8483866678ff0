import { type Language, pageAt } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { escaped } from "./page-preview.ts";

/** Where the first paint belongs in the built page. */
export const firstPaintMark = "<!--first-paint-->";

interface VisitedPage {
  path: string;
  query: string;
  language: Language;
  isDemo: boolean;
}

/**
 * What a visitor sees of a page while its code is on its way: the frame, and on the first page its heading. Nothing in it can be pressed or
 * is read out. The app removes it with its own first drawing (web/src/app/app.tsx), which has the same at the same place, as
 * first-paint.spec proves.
 *
 * @returns markup, escaped; empty for pages with another frame
 */
export async function firstPaint({ path, query, language, isDemo }: VisitedPage): Promise<string> {
  const page = pageAt(path);
  const isFirst = page === "/" || page === "/search";
  if (!isFirst && page !== "/creator/:platform/:handle" && page !== "/s/:token") return "";
  const [{ interfaceWords }, { searchWords }] = await Promise.all([
    bundles.core.load(language),
    bundles.search.load(language),
  ]);
  const { shell, product } = interfaceWords;
  const brand = brandOf(escaped(product));
  const parts =
    page === "/s/:token"
      ? [shareHeader(brand)]
      : [
          isDemo ? banner(escaped(shell.sandbox), escaped(shell.sandboxHint)) : "",
          header(brand),
          isFirst && query === "" ? landing(escaped(searchWords.heading), escaped(searchWords.lead)) : "",
        ];
  return `<div id="first-paint" inert aria-hidden="true">${parts.join("")}</div>`;
}

// As SandboxBanner, Brand, VisitorShell, SharePage and SearchPage draw them: the style sheet has the classes that those use.
const banner = (mark: string, text: string) =>
  `<p class="border-b border-line px-4 py-1 text-center text-xs text-ink-2"><span class="font-semibold text-warn after:content-['_·_'] max-sm:sr-only">${mark}</span> ${text}</p>`;

const brandOf = (product: string) =>
  `<span class="flex items-center gap-2.5 text-base font-bold tracking-tight"><svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="var(--teal)" stroke-width="2" stroke-linecap="round"><path d="M12 12 19 5"/><path d="M12 4a8 8 0 1 0 8 8"/><path d="M12 8a4 4 0 1 0 4 4"/></svg><span>${product}</span></span>`;

const header = (brand: string) =>
  `<div class="border-b border-line"><div class="mx-auto flex w-full max-w-[84rem] flex-wrap items-center gap-x-5 gap-y-1 px-4 py-3 md:px-8"><span class="flex min-h-10 items-center">${brand}</span><span class="flex min-h-10 flex-wrap max-xl:w-full max-sm:hidden"></span></div></div>`;

const shareHeader = (brand: string) =>
  `<div class="border-b border-line"><div class="mx-auto flex w-full max-w-[72rem] items-center px-4 py-4 md:px-8">${brand}</div></div>`;

const landing = (heading: string, lead: string) =>
  `<div class="mx-auto w-full max-w-[72rem] flex-1 px-4 py-7 md:px-8"><div class="mb-10 grid items-center gap-8 md:py-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14"><div class="grid gap-3"><p class="max-w-[24ch] font-semibold tracking-tight text-balance text-3xl md:text-[2.5rem] md:leading-tight">${heading}</p><p class="mb-2 max-w-[60ch] text-base text-ink-2">${lead}</p><div class="min-h-12 max-w-3xl rounded-lg bg-sunken"></div></div><div class="min-h-63 rounded-lg bg-sunken"></div></div></div>`;
