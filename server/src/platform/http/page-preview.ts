import type { Language } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import type { Config } from "../../config/config.ts";

interface PreviewedPage {
  path: string;
  language: Language;
  /** Search engines may list it: it has an address of its own, and structured data where it is the first page. */
  isListed: boolean;
}

/**
 * What chats and search engines show of a page: Open Graph, and on the first page schema.org's data. The same for every page that names
 * somebody: a preview names no creator, no platform and no amount.
 *
 * @returns elements of the head, escaped
 */
export async function pagePreview(
  { publicUrl }: Pick<Config, "publicUrl">,
  { path, language, isListed }: PreviewedPage,
): Promise<string> {
  const [{ interfaceWords }, { searchWords }, { analyzeWords }] = await Promise.all([
    bundles.core.load(language),
    bundles.search.load(language),
    bundles.analyze.load(language),
  ]);
  const isAnalysis = isListed && path === "/analyze";
  const title = isAnalysis ? `${analyzeWords.title} · ${interfaceWords.product}` : searchWords.heading;
  const description = isAnalysis ? analyzeWords.lead : searchWords.lead;
  const properties: [name: string, content: string][] = [
    ["og:type", "website"],
    ["og:site_name", interfaceWords.product],
    ["og:title", title],
    ["og:description", description],
    ["og:image", `${publicUrl}/preview.png`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", `${interfaceWords.product}: ${searchWords.heading}`],
    ["og:locale", language],
    ...(isListed ? [["og:url", publicUrl + path] satisfies [string, string]] : []),
  ];
  const open = properties.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`);
  const isFirst = isListed && (path === "/" || path === "/search");
  return [
    ...open,
    '<meta name="twitter:card" content="summary_large_image">',
    ...(isFirst ? [`<link rel="canonical" href="${escaped(`${publicUrl}/search`)}">`] : []),
    ...(isFirst ? [structuredData({ publicUrl, language, name: interfaceWords.product, description })] : []),
  ].join("");
}

interface Site {
  publicUrl: string;
  language: Language;
  name: string;
  description: string;
}

/** The site and its search, by schema.org. An element that runs nothing. */
function structuredData({ publicUrl, language, name, description }: Site): string {
  const site = {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        name,
        description,
        url: publicUrl,
        inLanguage: language,
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${publicUrl}/search?q={query}` },
          "query-input": "required name=query",
        },
      },
      {
        "@type": "WebApplication",
        name,
        description,
        url: publicUrl,
        image: `${publicUrl}/preview.png`,
        applicationCategory: "BusinessApplication",
        operatingSystem: "Any",
      },
    ],
  };
  return `<script type="application/ld+json">${JSON.stringify(site).replaceAll("<", "\\u003c")}</script>`;
}

/** Text of an element or of a quoted attribute. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
