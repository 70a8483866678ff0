/** Why a link is refused, by code. Apart from the reader, so that a page which only shows an answer loads no reader. */
export const linkErrors = [
  "empty",
  "invalid_url",
  "invisible_character",
  "several_links",
  "unsupported_scheme",
  "unsupported_host",
  "missing_handle",
  "reserved_path",
  "invalid_handle",
  "post_url",
  "story_url",
  "short_link",
  "ambiguous_handle",
] as const;
export type LinkError = (typeof linkErrors)[number];
