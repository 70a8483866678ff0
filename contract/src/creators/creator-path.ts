/** How a handle is written in an address: what any platform allows. */
export const pathHandlePattern = /^[A-Za-z0-9._-]{1,64}$/;

/** The address of a creator's page. */
export const creatorPath = ({ platform, handle }: { platform: string; handle: string }): string =>
  `/creator/${platform}/${encodeURIComponent(handle)}`;
