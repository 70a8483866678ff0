import { expect, test } from "vitest";
import { pagePreview } from "./page-preview.ts";

const config = { publicUrl: "https://fan.example" };
const of = (html: string, name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(html)?.[1];

test("page preview: the first page has a title, a description, a picture and its address in the reader's language", async () => {
  const html = await pagePreview(config, { path: "/search", language: "de", isListed: true });
  expect(of(html, "title")).toBe("Finde jeden Creator. Prüfe jede Zahl.");
  expect(of(html, "description")).toMatch(/Creators und ihre Agenturen/);
  expect(of(html, "image")).toBe("https://fan.example/preview.png");
  expect(of(html, "url")).toBe("https://fan.example/search");
});

test("page preview: the first page describes the site and its search by schema.org", async () => {
  const html = await pagePreview(config, { path: "/", language: "en", isListed: true });
  const [, data = ""] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  const [site] = JSON.parse(data)["@graph"];
  expect(site).toMatchObject({ "@type": "WebSite", url: "https://fan.example", inLanguage: "en" });
  expect(site.potentialAction.target.urlTemplate).toBe("https://fan.example/search?q={query}");
  expect(html).toContain('<link rel="canonical" href="https://fan.example/search">');
});

test("page preview: a page that names somebody has neither its address nor anything of its own", async () => {
  const html = await pagePreview(config, { path: "/creator/x/rosa_lind", language: "en", isListed: false });
  expect(html).not.toMatch(/rosa|ld\+json|og:url|canonical/);
  expect(of(html, "title")).toBe("Look up any creator. Check every number.");
});
