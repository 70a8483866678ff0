/** Which platform a host belongs to, and what its first path part may not be. Source: shared design, platforms.md section 8. */

export const linkPlatforms = ["instagram", "tiktok", "x", "onlyfans", "fansly", "linktree"] as const;
/** Platforms a link can be recognised of; Fansly and Linktree are recognised, not yet supported. */
export type LinkPlatform = (typeof linkPlatforms)[number];

const subdomains = (domain: string, ...prefixes: string[]) => [
  domain,
  ...prefixes.map((prefix) => `${prefix}.${domain}`),
];

const profileHosts: Record<LinkPlatform, readonly string[]> = {
  instagram: [...subdomains("instagram.com", "www", "m"), ...subdomains("instagr.am", "www")],
  tiktok: subdomains("tiktok.com", "www", "m"),
  x: [...subdomains("x.com", "www", "m", "mobile"), ...subdomains("twitter.com", "www", "m", "mobile")],
  onlyfans: subdomains("onlyfans.com", "www"),
  fansly: subdomains("fansly.com", "www"),
  linktree: subdomains("linktr.ee", "www"),
};

/** Hosts that only redirect: following one would let a stranger steer our requests. */
const shortHosts: ReadonlyMap<string, LinkPlatform> = new Map([
  ["vm.tiktok.com", "tiktok"],
  ["vt.tiktok.com", "tiktok"],
  ["t.co", "x"],
]);

const videoHosts: ReadonlyMap<string, LinkPlatform> = new Map([
  ["tiktokv.com", "tiktok"],
  ["www.tiktokv.com", "tiktok"],
  ["m.tiktokv.com", "tiktok"],
]);

const platformOfHost: ReadonlyMap<string, LinkPlatform> = new Map(
  linkPlatforms.flatMap((platform) => profileHosts[platform].map((host) => [host, platform] as const)),
);

export type HostRole = { platform: LinkPlatform; role: "profile" | "short" | "video" };

/** What a host is to us; undefined when it is not one of the platforms' own. */
export function roleOfHost(host: string): HostRole | undefined {
  const platform = platformOfHost.get(host);
  if (platform) return { platform, role: "profile" };
  const short = shortHosts.get(host);
  if (short) return { platform: short, role: "short" };
  const video = videoHosts.get(host);
  return video && { platform: video, role: "video" };
}

/** Lower-case handle as the platform allows it. */
export const handlePattern: Record<LinkPlatform, RegExp> = {
  instagram: /^(?!\.)(?!.*\.\.)[a-z0-9._]{1,30}(?<!\.)$/,
  tiktok: /^[a-z0-9_.]{2,24}(?<!\.)$/,
  x: /^[a-z0-9_]{1,15}$/,
  onlyfans: /^[a-z0-9._-]{3,24}$/,
  fansly: /^[a-z0-9_-]{1,30}$/,
  linktree: /^[a-z0-9_.]{2,30}$/,
};

/** The one address of a profile, as it is stored and linked. */
export const canonicalUrl: Record<LinkPlatform, (handle: string) => string> = {
  instagram: (handle) => `https://www.instagram.com/${handle}/`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  x: (handle) => `https://x.com/${handle}`,
  onlyfans: (handle) => `https://onlyfans.com/${handle}`,
  fansly: (handle) => `https://fansly.com/${handle}`,
  linktree: (handle) => `https://linktr.ee/${handle}`,
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** First path parts that are the platform's own pages. On TikTok that is everything without an @. */
export const reservedParts: Record<LinkPlatform, ReadonlySet<string>> = {
  instagram: words(
    "accounts explore p reel reels tv stories direct about legal developer web graphql api oauth challenge session share s ads shop locations tags archive nametag",
  ),
  tiktok: words(""),
  x: words(
    "home explore search i intent share hashtag messages notifications settings login logout signup tos privacy compose account oauth download jobs about who_to_follow web",
  ),
  onlyfans: words(
    "my settings posts chats bookmarks notifications help terms privacy dmca contact about explore search action api2 files login register create lists queue vault statistics banking referrals blog usc2257 stories collections subscriptions",
  ),
  fansly: words("post home lists explore messages notifications settings"),
  linktree: words("s"),
};
