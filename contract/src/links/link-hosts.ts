/** Which platform a host belongs to, and which names are no handles there. Source: docs/platforms.md, 'Handles and links'. */

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

/** What a host is to us; undefined when it is not one of the platforms' own. */
export function roleOfHost(host: string): { platform: LinkPlatform; role: "profile" | "short" | "video" } | undefined {
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
  onlyfans: /^[a-z0-9._-]{3,24}(?<!\.)$/,
  fansly: /^[a-z0-9_-]{1,30}$/,
  linktree: /^[a-z0-9_.]{2,30}(?<!\.)$/,
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

/** Names that the platform keeps for its own pages. None is a handle, however it is written: as a path, with an @ or bare. */
const reservedNames: Record<LinkPlatform, ReadonlySet<string>> = {
  instagram: words(
    "_n _u about accounts ads api archive blog challenge developer developers direct download emails explore graphql help igtv legal locations n nametag oauth p popular press privacy reel reels s session settings share shop static stories tags terms topics tv web your_activity",
  ),
  tiktok: words(
    "about discover download effects embed explore feedback following foryou friends inbox legal live login logout messages music oembed photo place playlist profile search settings share shop signup stickers t tag tags trending upload video videos",
  ),
  x: words(
    "about account accounts api bookmarks communities compose download explore favorites followers following hashtag help home i intent jobs lists login logout mentions messages notifications oauth privacy rules search sessions settings share signin signup status statuses terms tos trends web welcome who_to_follow",
  ),
  onlyfans: words(
    "about action api2 banking blog bookmarks chats collections contact create dmca explore files help home lists login logout messages my notifications posts privacy queue referrals register search settings signup statistics stories subscriptions terms usc2257 vault",
  ),
  fansly: words("explore home lists login messages notifications post search settings signup"),
  linktree: words("about admin help login register s settings signup"),
};

/** Whether this lower-case name is one of the platform's own pages, and so not a handle. */
export const isReserved = (platform: LinkPlatform, name: string): boolean => reservedNames[platform].has(name);

/** Can a profile of this platform have this lower-case name: the platform allows it and keeps it for no page of its own? */
export const isProfileName = (platform: LinkPlatform, name: string): boolean =>
  handlePattern[platform].test(name) && !isReserved(platform, name);
