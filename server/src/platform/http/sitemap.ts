import { creatorPath } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import { sitemapPaths } from "./listed-paths.ts";
import { escaped } from "./page-preview.ts";

/** sitemaps.org: at most 50,000 addresses in a file. */
const maxAddresses = 50_000;

interface SitemapOptions {
  /** Profiles whose creators want search engines to list their pages, at most `limit`. */
  findIndexedProfiles: (limit: number) => Promise<{ platform: Platform; handle: string }[]>;
}

/**
 * `/robots.txt` and the sitemap that it names: the pages that search engines may list, and no other. Nothing is disallowed: what they
 * may not read they cannot find to be closed to them.
 */
export function sitemap(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, "publicUrl">,
  { findIndexedProfiles }: SitemapOptions,
): void {
  app.get("/robots.txt", (_, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow:\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get("/sitemap.xml", async (_, reply) => {
    const profiles = await findIndexedProfiles(maxAddresses - sitemapPaths.length);
    const addresses = [...sitemapPaths, ...profiles.map(creatorPath)];
    const urls = addresses.map((path) => `<url><loc>${escaped(publicUrl + path)}</loc></url>`);
    reply.header("cache-control", "public, max-age=3600").type("application/xml; charset=utf-8");
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
  });
}
